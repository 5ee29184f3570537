import { type AccountRef, LEDGER_ACCOUNTS } from '../../../domain/ledger/accounts.ts';
import { LEDGER_RULES } from '../../../domain/ledger/rules.ts';
import type { Pesos } from '../../../domain/money.ts';
import type { Database } from '../../db/sql.ts';
import { type AccountEntry, listAccountEntries } from './entry.repository.ts';

interface ListedEntry extends AccountEntry {
  /** On the account's normal side: above zero it grew. */
  amount: Pesos;
  /** The rule in Spanish, without figures. */
  ruleName: string;
}

export interface EntryPage {
  entries: ListedEntry[];
  /** `before` of the next page; null: this is the last. */
  nextBefore: number | null;
}

/** An account's entries, newest first; `before` is the id of the last entry of the page before, `limit` up to 200. */
export async function listEntries(
  db: Database,
  ref: AccountRef,
  { before = null, limit = 50 }: { before?: number | null; limit?: number } = {},
): Promise<EntryPage> {
  const found = await listAccountEntries(db, ref, { before, limit: limit + 1 });
  const sign = LEDGER_ACCOUNTS[ref.account] === 'debit' ? 1 : -1;
  const entries = found
    .slice(0, limit)
    .map((entry) => ({ ...entry, amount: sign * entry.amount, ruleName: LEDGER_RULES[entry.rule].name }));
  return { entries, nextBefore: found.length > limit ? (entries.at(-1)?.id ?? null) : null };
}
