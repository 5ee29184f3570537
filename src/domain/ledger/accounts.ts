/** The accounts of the books, with the side on which each grows. Owner 0 is the marketplace, else a seller. */
export const LEDGER_ACCOUNTS = {
  /** Money of ours, or passing through us, at the payment provider. */
  provider: 'debit',
  bank: 'debit',
  /** Cash taken at doors that has not reached the bank; owner 0: with carriers. */
  cash_in_transit: 'debit',
  /** Paid by buyers and not applied to a sale yet. */
  buyer_clearing: 'credit',
  /** Earned by a seller, not hers to take before delivery and withdrawal period. */
  seller_held: 'credit',
  /** Hers to be paid; below zero it is her debt. */
  seller_payable: 'credit',
  /** Sent to sellers, not confirmed by the bank yet. */
  payouts: 'credit',
  fees: 'credit',
  shipping: 'credit',
  /** Owed to buyers. */
  refunds: 'credit',
  provider_charges: 'debit',
  withholdings: 'debit',
} as const satisfies Record<string, 'debit' | 'credit'>;

export type LedgerAccount = keyof typeof LEDGER_ACCOUNTS;

export interface AccountRef {
  account: LedgerAccount;
  /** Seller id, or 0. */
  owner: number;
}

export function marketplace(account: LedgerAccount): AccountRef {
  return { account, owner: 0 };
}

export function ofSeller(
  account: 'seller_held' | 'seller_payable' | 'cash_in_transit',
  sellerId: number,
): AccountRef {
  return { account, owner: sellerId };
}
