/** What the comparisons of provider, orders and books may find. */
export const DIFFERENCE_KINDS = [
  'provider-away',
  'provider-list-cut',
  'unknown-approval',
  'paid-without-provider',
  'amount-differs',
  'reversal-missing',
  'provider-balance',
  'paid-twice',
  'unapplied-money',
  'split-unproven',
  'payment-unsplit',
  'payment-not-booked',
  'sale-missing',
  'sale-differs',
  'refund-not-booked',
  'refund-overdue',
  'refund-paid-twice',
  'payout-unconfirmed',
  'cash-late',
  'cash-unreported',
  'stock-not-returned',
  'books-unsound',
] as const;

export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];
