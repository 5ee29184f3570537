/** A line of an order, at the price of one unit. */
interface BoughtLine {
  productId: number;
  quantity: number;
  unitPrice: number;
}

/** What the shop answered to an order. All amounts in whole pesos. */
export interface AcknowledgedOrder {
  number: number;
  subtotal: number;
  shipping: number;
  total: number;
  lines: BoughtLine[];
  sellerIds: number[];
}

/**
 * What was sent (`…-sent`, before the request goes out) and what came of it. Something sent without an answer is unknown:
 * it may have happened once or not at all, never twice.
 */
export type LedgerEntry =
  /** Buyers of this campaign have their mail here: 'lz3k.campana.test'. */
  | { kind: 'begin'; domain: string; seed: number }
  | { kind: 'order-sent'; key: string; isPaidOnline: boolean; email: string }
  | { kind: 'order'; key: string; order: AcknowledgedOrder }
  /** Answered with a 4xx: nothing may have come of it. */
  | { kind: 'order-refused'; key: string; code: string }
  | { kind: 'payment-sent'; number: number }
  | { kind: 'payment'; number: number; reference: string; amount: number }
  | { kind: 'price-sent'; productId: number; price: number }
  | { kind: 'price'; productId: number; price: number }
  | { kind: 'step-sent'; number: number; sellerId: number; statusId: number }
  | { kind: 'step'; number: number; sellerId: number; statusId: number }
  | { kind: 'setting-sent'; value: number }
  | { kind: 'setting'; value: number }
  /** Units on hand before anything was sold. */
  | { kind: 'stock'; productId: number; onHand: number }
  /** `sum`: SHA-256 of its bytes as they were first served, in hexadecimal digits. */
  | { kind: 'file'; url: string; sum: string };

export function ofKind<Kind extends LedgerEntry['kind']>(entries: readonly LedgerEntry[], kind: Kind) {
  return entries.filter((entry): entry is Extract<LedgerEntry, { kind: Kind }> => entry.kind === kind);
}
