import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { forgetLoggedEmails } from '../../audit/log-email.service.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { revokeAllConsents } from './consent.repository.ts';
import { listConsents } from './consent.service.ts';
import { isLastAdministrator, lockOperators } from './operator.service.ts';
import { isOwnPassword } from './password-change.service.ts';
import { anonymiseAccount, hasShop, readPersonalData } from './personal-data.repository.ts';
import { removePhoto } from './photo.ts';
import { isProven, type SessionAccount } from './session.service.ts';

/** Ley 1581 de 2012, art. 8: everybody may know what is kept about him. */
export async function downloadMyData(
  context: Context,
  account: SessionAccount,
): Promise<Record<string, unknown>> {
  const data = await readPersonalData(context.write, account.id);
  const consents = await listConsents(context, account.id);
  return {
    generado: context.now().toISOString(),
    responsable: context.config.brand.legalName,
    ...data,
    autorizaciones: consents.map(({ name, textVersion, givenAt, address, revokedAt }) => ({
      nombre: name,
      version: textVersion,
      fecha: givenAt,
      direccionIp: address,
      retirada: revokedAt,
    })),
  };
}

/** Removes what a room that accounts know nothing of keeps about the person; her row has no address any more by then. */
export type ForgetPerson = (
  db: Database,
  person: Pick<SessionAccount, 'id' | 'email'>,
  at: Date,
) => Promise<void>;

type CloseRefusal = 'second-factor-required' | 'wrong-password' | 'account-has-shop' | 'last-administrator';

/**
 * Removes the person from the account and ends its sessions; orders stay, as the law asks. A shop has buyers who may
 * still claim, so its account is closed by the operator.
 */
export async function closeAccount(
  context: Context,
  account: SessionAccount,
  password: string,
  forgetElsewhere: ForgetPerson,
): Promise<Result<{ message: string }, CloseRefusal>> {
  if (!isProven(account)) return failure('second-factor-required');
  if (await hasShop(context.write, account.id)) return failure('account-has-shop');
  if (!(await isOwnPassword(context, account, password))) return failure('wrong-password');
  const now = context.now();
  const closed = await inTransaction(context.write, async (db) => {
    if (account.operatorRole && isLastAdministrator(await lockOperators(db), account.id))
      return failure('last-administrator');
    const before = await anonymiseAccount(db, account.id, now);
    await revokeAllConsents(db, account.id, now);
    await forgetElsewhere(db, account, now);
    await forgetLoggedEmails(db, { accountId: account.id, email: account.email });
    const data = { accountId: account.id };
    await enqueueEmails(db, [{ template: 'account-closed', recipient: account.email, data }]);
    return success(before);
  });
  if (!closed.ok) return closed;
  await removePhoto(context.config, closed.value?.imageUrl ?? null);
  nudgeOutbox();
  return success({ message: 'Tu cuenta está cerrada.' });
}
