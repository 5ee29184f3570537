import { failure, type Result, success } from '../../../../domain/result.ts';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { recordConsents } from '../identity/consent.service.ts';
import { deviceHash, rememberDevice } from '../identity/known-device.service.ts';
import { hashPassword } from '../identity/password.service.ts';
import { passwordProblem } from '../identity/password-choice.service.ts';
import { wrongFields } from '../identity/person-form.service.ts';
import { type LoginVisitor, openSession, type SessionAccount } from '../identity/session.service.ts';
import { endRegistrations } from '../registration/registration-flow.service.ts';
import { findUsableInvitation, spendInvitation, type UsableInvitation } from './invitation.repository.ts';
import { invitationHash } from './invitation.service.ts';
import { insertInvitedAccount } from './invited-account.repository.ts';
import { insertMember } from './member.repository.ts';
import { auditMember } from './member.service.ts';

/** What a mail's key opens, for whoever holds it. */
export async function describeInvitation(
  context: Context,
  token: string,
  account: SessionAccount | null,
): Promise<Result<Described, 'invitation-over'>> {
  const invitation = await findUsable(context, token);
  if (!invitation) return failure('invitation-over');
  const { shopName, email, role, accountStatus } = invitation;
  const hasAccount = accountStatus !== null && accountStatus !== 0;
  return success({ shopName, email, role, hasAccount, isForYou: account && account.email === email });
}

type Described = Pick<UsableInvitation, 'shopName' | 'email' | 'role'> & {
  hasAccount: boolean;
  isForYou: boolean | null;
};

type Joined = Pick<UsableInvitation, 'sellerId' | 'shopName'>;

/** With the account of the invited e-mail only: a mail that was passed on opens the shop to nobody else. */
export async function acceptInvitation(
  context: Context,
  token: string,
  account: SessionAccount,
): Promise<Result<Joined, 'invitation-over' | 'invitation-for-another'>> {
  const invitation = await findUsable(context, token);
  if (!invitation) return failure('invitation-over');
  if (account.email !== invitation.email) return failure('invitation-for-another');
  const { sellerId, shopName } = invitation;
  const joined = await inTransaction(context.write, (db) => join(db, token, account.id, context.now()));
  return joined ? success({ sellerId, shopName }) : failure('invitation-over');
}

export interface NewAccountForm {
  token: string;
  firstName: string;
  lastName: string;
  password: string;
  termsAccepted?: boolean | undefined;
}

type NewAccountFailure = 'invalid-input' | 'invitation-over' | 'account-exists';

/** The key came by mail, so that the e-mail counts as verified; the person is logged in at once. */
export async function joinWithNewAccount(
  context: Context,
  form: NewAccountForm,
  visitor: LoginVisitor,
): Promise<Result<Joined & { accountId: number; token: string; deviceToken: string }, NewAccountFailure>> {
  const invitation = await findUsable(context, form.token);
  if (!invitation) return failure('invitation-over');
  const fields = wrongFields(await messagesOf(context, form, invitation));
  if (fields) return failure('invalid-input', { fields });
  const passwordHash = await hashPassword(form.password);
  const now = context.now();
  const { email, sellerId, shopName } = invitation;
  const reply = await inTransaction(context.write, async (db) => {
    const account = await insertInvitedAccount(db, { ...form, email, passwordHash, now });
    if (!account) return failure('account-exists');
    if (!(await join(db, form.token, account.id, now))) throw new LostRace();
    const accountId = account.id;
    await recordConsents(db, { accountId, kinds: ['terms', 'privacy'], visitor, now });
    await endRegistrations(db, accountId);
    await enqueueEmails(db, [{ template: 'buyer-welcome', recipient: email, data: { accountId } }]);
    const deviceToken = await rememberDevice(db, { accountId, token: visitor.deviceToken, now });
    const device = deviceHash(deviceToken);
    const { token } = await openSession(db, { accountId, visitor, device, now });
    return success({ sellerId, shopName, accountId, token, deviceToken });
  }).catch(lostRaceAsFailure);
  nudgeOutbox();
  return reply;
}

/** Rolls the new account back: its invitation was used or revoked meanwhile. */
class LostRace extends Error {}

function lostRaceAsFailure(error: unknown) {
  if (error instanceof LostRace) return failure('invitation-over' as const);
  throw error;
}

function findUsable({ write, now }: Context, token: string): Promise<UsableInvitation | null> {
  return findUsableInvitation(write, invitationHash(token), now());
}

async function join(db: Database, token: string, accountId: number, now: Date): Promise<boolean> {
  const spent = await spendInvitation(db, { tokenHash: invitationHash(token), accountId, now });
  if (!spent) return false;
  const { sellerId, role } = spent;
  const isNew = await insertMember(db, { sellerId, accountId, role, joinedAt: now });
  const change = { at: now, actor: { accountId, sellerId }, accountId, after: { role } };
  if (isNew) await auditMember(db, { ...change, action: 'team.member-joined' });
  return true;
}

async function messagesOf(
  { config }: Context,
  { firstName, lastName, password, termsAccepted }: NewAccountForm,
  { email, shopName }: UsableInvitation,
) {
  const personal = [email, shopName, firstName, lastName];
  return {
    firstName: isFilled(firstName) ? null : REQUIRED_MESSAGE,
    lastName: isFilled(lastName) ? null : REQUIRED_MESSAGE,
    password: await passwordProblem(config, password, { rule: 'registration', personal }),
    termsAccepted: termsAccepted ? null : 'Debes aceptar los términos y el tratamiento de datos.',
  };
}
