import { sumPesos } from './money.ts';
import { priceLeft } from './order-money.ts';
import { PACKAGE_STATUS } from './package-status.ts';

interface CashPackage {
  sellerName: string;
  shippingRate: number;
  promised: { from: string; to: string } | null;
  status: { id: number };
  products: readonly CashProduct[];
}

interface CashProduct {
  price: number;
  salePrice: number | null;
  quantity: number;
  cancelledQuantity: number;
  reduced: number;
}

interface CashPayment {
  sellerName: string;
  amount: number;
  productCount: number;
}

/** What couriers collect in the same days. */
export interface CashDay {
  promised: { from: string; to: string };
  amount: number;
  payments: CashPayment[];
}

/** Nothing more is collected for these. */
const SETTLED: readonly number[] = [
  PACKAGE_STATUS.delivered,
  PACKAGE_STATUS.returning,
  PACKAGE_STATUS.cancelled,
];

/** By days, the first ones first; packages of the same days together. Whole pesos, freight included. */
export function cashToHaveReady(packages: readonly CashPackage[]): CashDay[] {
  const days = new Map<string, CashDay>();
  for (const one of packages) {
    const { promised, sellerName } = one;
    const amount = amountOf(one);
    if (!promised || amount === 0 || SETTLED.includes(one.status.id)) continue;
    const key = `${promised.to} ${promised.from}`;
    const day = days.get(key) ?? { promised, amount: 0, payments: [] };
    day.amount += amount;
    day.payments.push({
      sellerName,
      amount,
      productCount: one.products.reduce(
        (sum, { quantity, cancelledQuantity }) => sum + quantity - cancelledQuantity,
        0,
      ),
    });
    days.set(key, day);
  }
  return [...days].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, day]) => day);
}

/** As `packageDue` has it, which the courier's sum is compared with. */
function amountOf({ products, shippingRate }: CashPackage): number {
  const goods = products.map(({ price, salePrice, ...sold }) =>
    priceLeft({ ...sold, unitPrice: salePrice ?? price }),
  );
  const sum = sumPesos(goods);
  return sum > 0 ? sum + shippingRate : 0;
}
