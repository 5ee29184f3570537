import type { Pesos } from '../money.ts';
import type { AccountRef } from './accounts.ts';
import type { LedgerEntry, LedgerRule } from './entry.ts';

/** Free shipping and a fee of zero leave no entry. */
export function positive(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(({ amount }) => amount > 0);
}

type About = Pick<LedgerEntry, 'orderNumber' | 'sellerId' | 'line'>;

/** Debit and credit as in the books: both legs of one movement. */
export function move(
  debit: AccountRef,
  credit: AccountRef,
  amount: Pesos,
  rule: LedgerRule,
  about: About,
): LedgerEntry {
  return { debit, credit, amount, rule, ...about };
}
