import { EMAIL_MESSAGE, isEmail } from '../../../../domain/email.ts';
import type { OperatorRole } from '../../../../domain/operator-role.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import {
  distrustUnprovenPassword,
  ensureActiveAccount,
  findOperatorRole,
  type OperatorRow,
  setOperatorRole,
} from './operator.repository.ts';
import { createRecoveryPassword } from './recovery.service.ts';
import { endSessions } from './session.service.ts';

export { lockOperators } from './operator.repository.ts';

/**
 * Gives an account a role in the operators' panel; makes the account where there is none. `note` runs in the same
 * transaction, with the role that the account had before. Anybody may have registered the e-mail of somebody who is to
 * become an operator: sessions from before end, and a password counts only where the e-mail was proved.
 */
export async function makeOperator(
  context: Pick<Context, 'write' | 'now'>,
  email: string,
  role: OperatorRole,
  note?: (db: Database, accountId: number, before: OperatorRole | null) => Promise<void>,
): Promise<Result<{ accountId: number; isNew: boolean }, 'invalid-input' | 'account-blocked'>> {
  if (!isEmail(email)) return failure('invalid-input', { fields: { email: EMAIL_MESSAGE } });
  const account = await inTransaction(context.write, async (db) => {
    const found = await ensureActiveAccount(db, email.toLowerCase());
    if (!found) return null;
    const before = await findOperatorRole(db, found.id);
    await setOperatorRole(db, found.id, role);
    if (before === null) {
      await distrustUnprovenPassword(db, found.id);
      await endSessions(db, { accountId: found.id, keptToken: null, now: context.now() });
    }
    await note?.(db, found.id, before);
    return found;
  });
  return account ? success({ accountId: account.id, isNew: account.isNew }) : failure('account-blocked');
}

/** For the terminal: the password works once, for 30 minutes; the own one of an account with a proved e-mail works until then. */
export async function makeAdministrator(
  context: Pick<Context, 'write' | 'now'>,
  email: string,
): Promise<Result<{ isNew: boolean; password: string }, 'invalid-input' | 'account-blocked'>> {
  const made = await makeOperator(context, email, 'administrator', (db, accountId, before) =>
    recordAudit(db, [
      {
        at: context.now(),
        actor: { kind: 'system', accountId: null },
        sellerId: null,
        action: 'staff.added',
        subject: `account:${accountId}`,
        ...(before && { before: { role: before } }),
        after: { email: email.toLowerCase(), role: 'administrator' },
        reason: 'Desde la terminal del servidor',
      },
    ]),
  );
  if (!made.ok) return made;
  const { accountId, isNew } = made.value;
  const password = await createRecoveryPassword(context, { accountId, mailTo: null });
  return success({ isNew, password });
}

/** Whoever is an operator already changes to the role. */
export function giveOperatorRole(db: Database, accountId: number, role: OperatorRole): Promise<void> {
  return setOperatorRole(db, accountId, role);
}

/** `operators`: all of them, locked, or two administrators could leave at once. */
export function isLastAdministrator(operators: readonly OperatorRow[], accountId: number): boolean {
  const administrators = operators.filter(({ role }) => role === 'administrator');
  return administrators.length === 1 && administrators[0]?.accountId === accountId;
}
