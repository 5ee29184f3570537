import { finalPrice } from '../../../../domain/discount.ts';
import { feeOn } from '../../../../domain/fee-rule.ts';
import { draftOrder, type OrderDraft } from '../../../../domain/order-draft.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { ShippingRate } from '../../../../domain/seller-quote.ts';
import type { ShippingCity } from '../../../../domain/shipping-rate.ts';
import { stockKey, stockShortages } from '../../../../domain/stock.ts';
import type { NewOrder } from '../../../../wire/orders/place-order.ts';
import type { Context } from '../../../context.ts';
import { getRateCard } from '../../shipping/rate-card.service.ts';
import type { OrderedLine } from './asked-lines.ts';
import { type CheckedLine, checkedLine, withTermIds } from './cart-check.service.ts';
import type { Checkout } from './checkout.repository.ts';
import type { SaleLine } from './sale-line.repository.ts';

/** `details` of a refused order: the lines concerned, or everything as it is now. */
interface LineProblems {
  lines: CheckedLine[];
}

export interface ChangedTotals extends LineProblems {
  subtotal: number;
  shippingRates: ShippingRate[];
  shippingCost: number;
  total: number;
}

export type ReviewReason =
  | 'product-unavailable'
  | 'shop-on-holiday'
  | 'choice-unavailable'
  | 'out-of-stock'
  | 'not-deliverable'
  | 'totals-changed';

interface WantedLine {
  asked: OrderedLine;
  sale: SaleLine;
}

interface Review {
  body: NewOrder;
  /** The lines of the body, each identity once. */
  asked: readonly OrderedLine[];
  /** What they cost and weigh now. */
  found: Pick<Checkout, 'sales' | 'feeRules' | 'day'>;
  destination: ShippingCity;
}

/** Compares what the lines cost and weigh now with what the buyer saw. */
export async function reviewOrder(
  context: Context,
  { body, asked, found, destination }: Review,
): Promise<Result<OrderDraft, ReviewReason>> {
  const wanted = asked.map((line, index) => ({ asked: line, sale: found.sales[index] ?? null }));
  const refused = findLineProblem(wanted);
  if (refused) return refused;
  const soldLines = withFees(wanted as WantedLine[], found);
  const draft = draftOrder(soldLines, {
    destination,
    card: await getRateCard(context),
    now: context.now(),
  });
  const shortage = findShortage(soldLines, draft);
  if (shortage) return shortage;
  const stranded = draft.packages.flatMap(({ notDeliverable }) => notDeliverable);
  if (stranded.length > 0)
    return refuse('not-deliverable', soldLines, ({ sale }) => stranded.includes(sale.productId));
  return agreesWith(body, soldLines, draft)
    ? success(draft)
    : failure('totals-changed', { details: changedTotals(soldLines, draft) });
}

/** The fees of today; the order keeps them. */
function withFees(lines: readonly WantedLine[], { feeRules, day }: Review['found']): WantedLine[] {
  return lines.map(({ asked, sale }) => {
    const { percent } = feeOn(day, { ...sale, basePercent: sale.feePercent }, feeRules);
    return { asked, sale: { ...sale, feePercent: percent } };
  });
}

type MaybeSold = { asked: WantedLine['asked']; sale: SaleLine | null };
type Refusal = ReturnType<typeof failure<ReviewReason>>;

function findLineProblem(wanted: readonly MaybeSold[]): Refusal | null {
  const checked = wanted.map(({ asked, sale }) => checkedLine(asked, sale));
  const resting = checked.filter(({ isOnHoliday }) => isOnHoliday);
  if (resting.length > 0) return failure('shop-on-holiday', { details: { lines: resting } });
  const gone = checked.filter(({ available }) => !available);
  if (gone.length > 0) return failure('product-unavailable', { details: { lines: gone } });
  const invalid = checked.filter(({ choiceIsValid }) => !choiceIsValid);
  return invalid.length > 0 ? failure('choice-unavailable', { details: { lines: invalid } }) : null;
}

function findShortage(wanted: readonly WantedLine[], { stockNeeds }: OrderDraft): Refusal | null {
  const onHand = new Map(wanted.map((line) => [stockKeyOf(line), line.sale.onHand]));
  const shortages = stockShortages(stockNeeds, onHand);
  if (shortages.length === 0) return null;
  const short = new Set(shortages.map(({ productId, termIds }) => stockKey(productId, termIds)));
  return refuse('out-of-stock', wanted, (line) => short.has(stockKeyOf(line)));
}

function stockKeyOf({ asked, sale }: WantedLine): string {
  return stockKey(sale.productId, sale.stockPerCombination ? withTermIds(asked).termIds : []);
}

function refuse(
  reason: ReviewReason,
  wanted: readonly WantedLine[],
  isConcerned: (line: WantedLine) => boolean,
): Refusal {
  const lines = wanted.filter(isConcerned).map(({ asked, sale }) => checkedLine(asked, sale));
  return failure(reason, { details: { lines } satisfies LineProblems });
}

function agreesWith(body: NewOrder, wanted: readonly WantedLine[], draft: OrderDraft): boolean {
  return (
    body.subtotal === draft.subtotal &&
    body.shippingCost === draft.shippingCost &&
    body.total === draft.total &&
    wanted.every(({ asked, sale }) => asked.believedPrices.every((price) => price === finalPrice(sale)))
  );
}

function changedTotals(wanted: readonly WantedLine[], draft: OrderDraft): ChangedTotals {
  return {
    lines: wanted.map(({ asked, sale }) => checkedLine(asked, sale)),
    subtotal: draft.subtotal,
    shippingRates: draft.packages,
    shippingCost: draft.shippingCost,
    total: draft.total,
  };
}
