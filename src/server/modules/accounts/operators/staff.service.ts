import type { OperatorRole } from '../../../../domain/operator-role.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Operator } from '../../../guards/for-operator.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import {
  giveOperatorRole,
  isLastAdministrator,
  lockOperators,
  makeOperator,
} from '../identity/operator.service.ts';
import { endSessions } from '../identity/session.service.ts';
import { deleteSecondFactor } from './second-factor.repository.ts';
import { deleteOperatorRole, listStaffRows, type StaffRow } from './staff.repository.ts';

type Shown = ReturnType<typeof shownStaff>;

export async function listStaff({ write }: Pick<Context, 'write'>): Promise<Shown[]> {
  return (await listStaffRows(write)).map(shownStaff);
}

/** The mail tells how to enter; the password comes by the recovery that the entrance offers. */
export async function addStaff(
  context: Context,
  { email, role }: { email: string; role: OperatorRole },
  operator: Operator,
): Promise<Result<Shown, 'invalid-input' | 'account-blocked'>> {
  const made = await makeOperator(context, email, role, async (db, accountId, before) => {
    const recipient = email.toLowerCase();
    await enqueueEmails(db, [{ template: 'operator-welcome', recipient, data: { accountId, role } }]);
    await audit(db, context, operator, accountId, {
      action: 'staff.added',
      ...(before && { before: { role: before } }),
      after: { email: recipient, role },
    });
  });
  if (!made.ok) return made;
  nudgeOutbox();
  const [row] = await listStaffRows(context.write, made.value.accountId);
  if (!row) throw new Error(`no role was given to account ${made.value.accountId}`);
  return success(shownStaff(row));
}

export function changeStaffRole(
  context: Context,
  { accountId, role }: { accountId: number; role: OperatorRole },
  operator: Operator,
) {
  return changeStaff(context, accountId, async (db, row, isLast) => {
    if (isLast && role !== 'administrator') return failure('last-administrator');
    await giveOperatorRole(db, accountId, role);
    const change = { before: { role: row.role }, after: { role } };
    await audit(db, context, operator, accountId, { action: 'staff.role-changed', ...change });
    return success(shownStaff({ ...row, role }));
  });
}

export function removeStaff(context: Context, accountId: number, operator: Operator) {
  return changeStaff(context, accountId, async (db, row, isLast) => {
    if (isLast) return failure('last-administrator');
    await deleteOperatorRole(db, accountId);
    await deleteSecondFactor(db, accountId);
    await endSessions(db, { accountId, keptToken: null, now: context.now() });
    const before = { email: row.email, role: row.role };
    await audit(db, context, operator, accountId, { action: 'staff.removed', before });
    return success(shownStaff(row));
  });
}

export function resetStaffSecondFactor(context: Context, accountId: number, operator: Operator) {
  return changeStaff(context, accountId, async (db, row) => {
    await deleteSecondFactor(db, accountId);
    await endSessions(db, { accountId, keptToken: null, now: context.now() });
    await audit(db, context, operator, accountId, { action: 'staff.second-factor-reset' });
    return success(shownStaff({ ...row, hasSecondFactor: false }));
  });
}

function changeStaff<Reason extends 'last-administrator'>(
  { write }: Context,
  accountId: number,
  work: (db: Database, row: StaffRow, isLastAdministrator: boolean) => Promise<Result<Shown, Reason>>,
): Promise<Result<Shown, Reason | 'not-found'>> {
  return inTransaction(write, async (db) => {
    const isLast = isLastAdministrator(await lockOperators(db), accountId);
    const [row] = await listStaffRows(db, accountId);
    return row ? work(db, row, isLast) : failure('not-found');
  });
}

function audit(
  db: Database,
  { now }: Context,
  { id }: Operator,
  accountId: number,
  event: { action: string; before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
  const actor = { kind: 'operator', accountId: id } as const;
  return recordAudit(db, [{ at: now(), actor, sellerId: null, subject: `account:${accountId}`, ...event }]);
}

function shownStaff({ lastSeenAt, ...row }: StaffRow) {
  return { ...row, lastSeenAt: lastSeenAt?.toISOString() ?? null };
}
