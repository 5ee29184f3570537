import type { LedgerTransaction } from '../../../domain/ledger/entry.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { Database } from '../../db/sql.ts';
import { insertTransaction } from './ledger.repository.ts';

/**
 * Writes a transaction into the books within the caller's database transaction. Null: it had been posted before, and
 * nothing is posted twice.
 */
export function postTransaction(
  db: Database,
  transaction: LedgerTransaction,
  now: Date,
): Promise<number | null> {
  return insertTransaction(db, transaction, { postedAt: now, postedOn: bogotaDay(now.getTime()) });
}
