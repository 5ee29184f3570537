import { type Pesos, sumPesos } from './money.ts';
import {
  type LineShare,
  type MoneyLine,
  type MoneyPackage,
  nextShare,
  priceLeft,
  reducedShare,
  remainingShare,
  shippingShare,
} from './order-money.ts';
import type { GoodsRefundCause } from './refund-causes.ts';
import { failure, type Result, success } from './result.ts';

export interface RefundUnits {
  line: number;
  quantity: number;
  /** The units go back on sale at once. */
  restock: boolean;
  /** What of their price went back while they were kept. */
  alreadyGiven?: Pesos;
}

/**
 * Of the packages that lose units, as far as it was not refunded before: by rule; the part of these units, and what is left
 * with the last of them; always; or never.
 */
type ShippingRefund = 'by-rule' | 'by-units' | 'all' | 'none';

/** Money for what she keeps. */
export interface RefundPesos {
  line: number;
  amount: Pesos;
}

export interface RefundRequest {
  lines: readonly RefundUnits[];
  /** Beside the units, of other lines. */
  pesos?: readonly RefundPesos[] | undefined;
  shipping: ShippingRefund;
  cause: GoodsRefundCause;
}

export interface PackageRefund {
  /** As it was before the refund. */
  sold: MoneyPackage;
  shares: readonly LineShare[];
  shipping: Pesos;
  /** The buyer keeps nothing of it. */
  nothingLeft: boolean;
}

export interface RefundPlan {
  packages: readonly PackageRefund[];
  goods: Pesos;
  shipping: Pesos;
  amount: Pesos;
}

export type RefundRefusal =
  | 'refund-line-unknown'
  | 'refund-more-than-bought'
  | 'refund-nothing-left'
  | 'refund-nothing-paid';

/** What goes back to the buyer, by each line's own frozen figures. Only of packages whose money was received. */
export function planRefund(
  packages: readonly MoneyPackage[],
  request: RefundRequest,
): Result<RefundPlan, RefundRefusal> {
  const { lines, pesos = [] } = request;
  const named = [...lines, ...pesos].map(({ line }) => line);
  if (named.length === 0) return failure('refund-nothing-left');
  const known = new Map(packages.flatMap((one) => one.lines).map((line) => [line.line, line]));
  const isNamedTwice = new Set(named).size < named.length;
  const isEmpty = lines.some(({ quantity }) => quantity < 1) || pesos.some(({ amount }) => amount < 1);
  if (isNamedTwice || isEmpty || named.some((line) => !known.has(line)))
    return failure('refund-line-unknown');
  const isTooMuch =
    lines.some(({ line, quantity }) => quantity > unitsLeft(known.get(line))) ||
    pesos.some(({ line, amount }) => amount >= pesosLeft(known.get(line)));
  if (isTooMuch) return failure('refund-more-than-bought');
  const touched = packages.filter((one) => one.lines.some(({ line }) => named.includes(line)));
  if (touched.some(({ moneyState }) => moneyState === 'none')) return failure('refund-nothing-paid');
  return success(planOf(touched.map((sold) => refundOfPackage(sold, request))));
}

/** The provider took the whole sale back: whatever of it was not refunded before. */
export function planReversal(packages: readonly MoneyPackage[]): RefundPlan {
  const sold = packages.filter(({ moneyState }) => moneyState !== 'none');
  const parts = sold.map((one) => ({
    sold: one,
    shares: one.lines.map(remainingShare).filter(({ quantity }) => quantity > 0),
    shipping: shippingLeft(one),
    nothingLeft: true,
  }));
  return planOf(parts.filter(({ shares, shipping }) => shares.length > 0 || shipping > 0));
}

/** Its freight alone, of a package that keeps its units; null: it has none left, or nothing was paid. */
export function planFreight(sold: MoneyPackage): RefundPlan | null {
  const shipping = sold.moneyState === 'none' ? 0 : shippingLeft(sold);
  return shipping > 0 ? planOf([{ sold, shares: [], shipping, nothingLeft: false }]) : null;
}

/** All units that the buyer paid and has not got back, of some sellers or of the whole order. */
export function refundableUnits(
  packages: readonly MoneyPackage[],
  { sellerIds, restock }: { sellerIds: readonly number[] | null; restock: boolean },
): RefundUnits[] {
  return packages
    .filter((one) => one.moneyState !== 'none' && (sellerIds === null || sellerIds.includes(one.sellerId)))
    .flatMap(({ lines }) => lines)
    .map((line) => ({ line: line.line, quantity: unitsLeft(line), restock }))
    .filter(({ quantity }) => quantity > 0);
}

function refundOfPackage(sold: MoneyPackage, request: RefundRequest): PackageRefund {
  const asked = new Map(request.lines.map((one) => [one.line, one]));
  const quantityOf = ({ line }: MoneyLine) => asked.get(line)?.quantity ?? 0;
  const pesos = new Map(request.pesos?.map(({ line, amount }) => [line, amount]));
  const shares = sold.lines.flatMap((line) => {
    const amount = pesos.get(line.line) ?? 0;
    if (amount > 0) return [reducedShare(line, amount)];
    const units = asked.get(line.line);
    return units ? [nextShare(line, units.quantity, units.alreadyGiven)] : [];
  });
  const nothingLeft = sold.lines.every((line) => unitsLeft(line) === quantityOf(line));
  return { sold, shares, shipping: shippingOwed({ sold, shares, nothingLeft }, request), nothingLeft };
}

/**
 * Ley 1480, arts. 11 and 47: who keeps nothing of a package, because she withdrew, or it failed or never came, gets
 * everything back without deductions. After delivery another reason gives the goods only.
 */
function shippingOwed(
  { sold, shares, nothingLeft }: Omit<PackageRefund, 'shipping'>,
  { shipping, cause }: RefundRequest,
): Pesos {
  if (shipping === 'none') return 0;
  const isOwed = nothingLeft && (sold.deliveredAt === null || cause !== 'other');
  if (shipping === 'all' || isOwed) return shippingLeft(sold);
  return shipping === 'by-units' ? Math.min(shippingShare(sold, shares), shippingLeft(sold)) : 0;
}

function shippingLeft({ shippingRate, shippingRefunded }: MoneyPackage): Pesos {
  return shippingRate - shippingRefunded;
}

function planOf(packages: readonly PackageRefund[]): RefundPlan {
  const goods = sumPesos(packages.flatMap(({ shares }) => shares).map(({ amount }) => amount));
  const shipping = sumPesos(packages.map((one) => one.shipping));
  return { packages, goods, shipping, amount: goods + shipping };
}

function pesosLeft(line: MoneyLine | undefined): Pesos {
  return line ? priceLeft(line) : 0;
}

function unitsLeft(line: MoneyLine | undefined): number {
  return line ? line.quantity - line.cancelledQuantity : 0;
}
