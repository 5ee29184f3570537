import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { blockAccount, unblockAccount } from '../accounts/identity/account-block.service.ts';
import { createRecoveryPassword } from '../accounts/identity/recovery.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { enqueueEmails, nudgeOutbox } from '../messages/notifications.service.ts';
import { type BuyerRow, findBuyer, listShopsOf, lockBuyer } from './buyer-record.repository.ts';

interface Decision {
  accountId: number;
  operatorId: number;
  reason: string;
}

interface BuyerStatus {
  accountId: number;
  status: number;
}

type Refusal = 'not-found' | 'account-closed' | 'account-owns-shop' | 'account-is-staff';

/** Spec 4: 3. She is logged out and cannot log in; her orders go their way. Blocking twice changes nothing more. */
export async function blockBuyer(
  context: Context,
  { accountId, operatorId, reason }: Decision,
): Promise<Result<BuyerStatus, Refusal>> {
  const at = context.now();
  const blocked = await inTransaction(context.write, async (db) => {
    const found = await takeBuyer(db, accountId, at);
    if (!found.ok) return found;
    const { email, status } = found.value;
    if (!(await blockAccount(db, { accountId, reason, at }))) return success({ accountId, status: 3 });
    const change = { before: { accountStatus: status }, after: { accountStatus: 3 }, reason };
    await note(db, { at, operatorId, accountId, action: 'account.blocked', ...change });
    await enqueueEmails(db, [{ template: 'account-blocked', recipient: email, data: { accountId, reason } }]);
    return success({ accountId, status: 3 });
  });
  if (blocked.ok) nudgeOutbox();
  return blocked;
}

export async function unblockBuyer(
  context: Context,
  { accountId, operatorId, reason }: Decision,
): Promise<Result<BuyerStatus, Refusal>> {
  const at = context.now();
  const unblocked = await inTransaction(context.write, async (db) => {
    const found = await takeBuyer(db, accountId, at);
    if (!found.ok) return found;
    const status = await unblockAccount(db, accountId, at);
    if (status === null) return success({ accountId, status: found.value.status });
    const change = { before: { accountStatus: 3 }, after: { accountStatus: status }, reason };
    await note(db, { at, operatorId, accountId, action: 'account.unblocked', ...change });
    await enqueueEmails(db, [
      { template: 'account-unblocked', recipient: found.value.email, data: { accountId } },
    ]);
    return success({ accountId, status });
  });
  if (unblocked.ok) nudgeOutbox();
  return unblocked;
}

/** The mail that she could ask for herself; the operator never sees the password. */
export async function sendRecovery(
  context: Context,
  { accountId, operatorId }: Omit<Decision, 'reason'>,
): Promise<Result<BuyerStatus, 'not-found' | 'account-closed' | 'account-blocked'>> {
  const at = context.now();
  const buyer = await findBuyer(context.write, accountId, at);
  if (!buyer) return failure('not-found');
  if (buyer.isClosed) return failure('account-closed');
  if (buyer.status === 3) return failure('account-blocked');
  await createRecoveryPassword(context, { accountId, mailTo: buyer.email }, (db) =>
    note(db, { at, operatorId, accountId, action: 'account.recovery-sent' }),
  );
  return success({ accountId, status: buyer.status });
}

/** With her row held; shops and the provider's own people are decided about elsewhere. */
async function takeBuyer(db: Database, accountId: number, now: Date): Promise<Result<BuyerRow, Refusal>> {
  await lockBuyer(db, accountId);
  const buyer = await findBuyer(db, accountId, now);
  if (!buyer) return failure('not-found');
  if (buyer.isClosed) return failure('account-closed');
  if (buyer.isStaff) return failure('account-is-staff');
  const shops = await listShopsOf(db, accountId);
  return shops.some(({ isFounder }) => isFounder) ? failure('account-owns-shop') : success(buyer);
}

interface Note {
  at: Date;
  operatorId: number;
  accountId: number;
  action: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
}

function note(db: Database, { operatorId, accountId, ...entry }: Note): Promise<void> {
  const actor = { kind: 'operator', accountId: operatorId } as const;
  return recordAudit(db, [{ ...entry, actor, sellerId: null, subject: `account:${accountId}` }]);
}
