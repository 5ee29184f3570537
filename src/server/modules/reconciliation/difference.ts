/** What the comparisons may find; difference-texts.ts says each in Spanish. */
export type DifferenceKind =
  | 'provider-away'
  | 'provider-list-cut'
  | 'unknown-approval'
  | 'paid-without-provider'
  | 'amount-differs'
  | 'reversal-missing'
  | 'provider-balance'
  | 'paid-twice'
  | 'unapplied-money'
  | 'split-unproven'
  | 'payment-unsplit'
  | 'payment-not-booked'
  | 'sale-missing'
  | 'sale-differs'
  | 'refund-not-booked'
  | 'refund-overdue'
  | 'refund-paid-twice'
  | 'payout-unconfirmed'
  | 'cash-late'
  | 'cash-unreported'
  | 'stock-not-returned'
  | 'books-unsound';

/** A row as a comparison finds it. */
export interface FoundRow {
  subject: string;
  orderNumber: number | null;
  sellerId: number | null;
  /** In pesos, null where it is no amount. */
  expected: number | null;
  found: number | null;
  happenedAt: Date;
  /** Whatever the kind's text needs besides. */
  detail: string | null;
}

export interface FoundDifference extends FoundRow {
  kind: DifferenceKind;
}

/** The span that a run compares; what happened before it was compared by earlier runs. */
export interface Scope {
  since: Date;
  /** Bogotá's day of `since`. */
  sinceDay: string;
  /** Bogotá's day of the run. */
  today: string;
  now: Date;
}
