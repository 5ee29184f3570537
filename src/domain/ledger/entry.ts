import type { Pesos } from '../money.ts';
import type { AccountRef } from './accounts.ts';

/** Why an entry has its amount; LEDGER_RULES says it in Spanish. */
export type LedgerRule =
  | 'payment-received'
  | 'line-net'
  | 'line-fee'
  | 'package-shipping'
  | 'split-paid'
  | 'split-paid-refunded'
  | 'released'
  | 'cash-collected'
  | 'cash-kept-net'
  | 'cash-kept-debt'
  | 'collection-undone'
  | 'cash-remitted'
  | 'refund-line-net'
  | 'refund-line-fee'
  | 'refund-shipping'
  | 'refund-unapplied'
  | 'refund-paid'
  | 'reversal-paid-twice'
  | 'paid-twice-recovered'
  | 'refusal-freight'
  | 'late-freight'
  | 'late-freight-waived'
  | 'lost-package'
  | 'payout-created'
  | 'payout-paid'
  | 'payout-failed'
  | 'payout-returned'
  | 'provider-transfer'
  | 'provider-commission'
  | 'provider-withholding';

/** A transfer: the amount leaves `credit` and arrives in `debit`, so no transaction can be out of balance. */
export interface LedgerEntry {
  debit: AccountRef;
  credit: AccountRef;
  /** More than zero. */
  amount: Pesos;
  rule: LedgerRule;
  orderNumber?: number;
  sellerId?: number;
  line?: number;
}

export type LedgerTransactionKind =
  | 'payment'
  | 'sale'
  | 'split'
  | 'release'
  | 'collection'
  | 'collection-undone'
  | 'remittance'
  | 'refund'
  | 'refund-paid'
  | 'reversal-paid-twice'
  | 'recovery'
  | 'refusal'
  | 'late-freight'
  | 'late-freight-waived'
  | 'lost-package'
  | 'payout'
  | 'payout-paid'
  | 'payout-failed'
  | 'payout-returned'
  | 'provider-settlement';

/** What the transaction follows from; at least one besides the refund or the collection. */
interface LedgerCause {
  orderNumber?: number;
  paymentTransactionId?: number;
  cashCollectionId?: number;
  cashRemittanceId?: number;
  refundId?: number;
  payoutId?: number;
  providerSettlementId?: number;
}

export interface LedgerTransaction {
  /** Posted once: 'sale:100001:73'. */
  key: string;
  kind: LedgerTransactionKind;
  cause: LedgerCause;
  entries: readonly LedgerEntry[];
  actor?: number | null;
  note?: string;
}
