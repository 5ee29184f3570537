import { payoutCreated } from '../../../../domain/ledger/payout-postings.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import { enqueueEmails } from '../../messages/notifications.service.ts';
import {
  claimReminder,
  findSellerOwed,
  insertSettlement,
  lockSellerMoney,
  settlePayoutEntry,
} from './settle-seller.repository.ts';

const WEEK_MILLIS = 7 * 24 * 60 * 60_000;

export type SettledSeller = 'paid' | 'nothing' | 'no-bank-account';

/**
 * Settles everything that is owed to a seller at this moment and makes its payout, in one transaction. Too little, or a
 * debt, stays open and carries over by itself.
 */
export function settleSeller(
  context: Context,
  { runId, sellerId, minimum }: { runId: number; sellerId: number; minimum: number },
): Promise<SettledSeller> {
  const now = context.now();
  return inTransaction(context.write, async (db) => {
    await lockSellerMoney(db, sellerId);
    const made = await insertSettlement(db, { runId, sellerId, minimum, now });
    if (!made) return explainNothing(db, sellerId, minimum, now);
    const { settlementId, payoutId: id, amount } = made;
    const transactionId = await postTransaction(db, payoutCreated({ id, sellerId, amount }), now);
    if (transactionId === null) throw new Error(`Payout ${id} was posted before it was made`);
    await settlePayoutEntry(db, { settlementId, sellerId, transactionId });
    return 'paid';
  });
}

async function explainNothing(
  db: Database,
  sellerId: number,
  minimum: number,
  now: Date,
): Promise<SettledSeller> {
  const seller = await findSellerOwed(db, sellerId);
  if (!seller || seller.owed <= 0 || seller.owed < minimum || seller.hasBankAccount) return 'nothing';
  const notSince = new Date(now.getTime() - WEEK_MILLIS);
  if (await claimReminder(db, sellerId, { now, notSince })) {
    const data = { sellerId, amountPesos: seller.owed };
    await enqueueEmails(db, [{ template: 'bank-account-missing', recipient: seller.email, data }]);
  }
  return 'no-bank-account';
}
