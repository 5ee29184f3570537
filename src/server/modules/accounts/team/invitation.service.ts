import { hash, randomBytes } from 'node:crypto';
import { EMAIL_MESSAGE, isEmail } from '../../../../domain/email.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { SellerRole } from '../../../../domain/seller-role.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { takeAttempt } from '../identity/attempt-limit.service.ts';
import * as invitations from './invitation.repository.ts';
import { isInTeam, listMembers, lockTeam } from './member.repository.ts';
import { shownInvitation } from './member.service.ts';
import type { SellerMember } from './seller-access.service.ts';

const DAYS = 7;
const MAXIMUM_TEAM = 50;

type Shown = ReturnType<typeof shownInvitation>;
type InviteFailure = 'invalid-input' | 'already-in-team' | 'team-full' | 'too-many-requests';

export async function inviteMember(
  context: Context,
  { email, role }: { email: string; role: SellerRole },
  actor: SellerMember,
): Promise<Result<Shown, InviteFailure>> {
  if (!isEmail(email)) return failure('invalid-input', { fields: { email: EMAIL_MESSAGE } });
  if (!(await maySend(context, actor.sellerId))) return failure('too-many-requests');
  const invited = { email: email.toLowerCase(), role, sellerId: actor.sellerId, invitedBy: actor.accountId };
  const { token, ...key } = newKey(context.now());
  const reply = await inTransaction(context.write, async (db) => {
    const refused = await refusalOf(db, invited);
    if (refused) return failure(refused);
    const invitation = await invitations.saveInvitation(db, { ...invited, ...key });
    await sendInvitation(db, invitation, token);
    await audit(db, actor, invitation, { at: key.sentAt, action: 'team.invited' });
    return success(shownInvitation(invitation, key.sentAt));
  });
  nudgeOutbox();
  return reply;
}

export async function resendInvitation(
  context: Context,
  id: number,
  actor: SellerMember,
): Promise<Result<Shown, 'not-found' | 'too-many-requests'>> {
  if (!(await maySend(context, actor.sellerId))) return failure('too-many-requests');
  const { token, ...key } = newKey(context.now());
  const invitation = await inTransaction(context.write, async (db) => {
    const renewed = await invitations.renewInvitation(db, { sellerId: actor.sellerId, id, ...key });
    if (!renewed) return null;
    await sendInvitation(db, renewed, token);
    await audit(db, actor, renewed, { at: key.sentAt, action: 'team.invitation-resent' });
    return renewed;
  });
  nudgeOutbox();
  return invitation ? success(shownInvitation(invitation, key.sentAt)) : failure('not-found');
}

export async function revokeInvitation(
  context: Context,
  id: number,
  actor: SellerMember,
): Promise<Result<Shown, 'not-found'>> {
  const now = context.now();
  const invitation = await inTransaction(context.write, async (db) => {
    const closed = await invitations.closeInvitation(db, { sellerId: actor.sellerId, id, now });
    if (closed) await audit(db, actor, closed, { at: now, action: 'team.invitation-revoked' });
    return closed;
  });
  return invitation ? success(shownInvitation(invitation, now)) : failure('not-found');
}

/** What the table keeps of a mail's key. */
export function invitationHash(token: string): string {
  return hash('sha256', token, 'hex');
}

function newKey(sentAt: Date): invitations.InvitationKey & { token: string } {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(sentAt.getTime() + DAYS * 24 * 60 * 60_000);
  return { token, tokenHash: invitationHash(token), sentAt, expiresAt };
}

/** Nobody sends mail to strangers by the hundred in the name of a shop. */
async function maySend(context: Context, sellerId: number): Promise<boolean> {
  const limit = { kind: 'team-invitation', subject: String(sellerId), maximum: 100, minutes: 24 * 60 };
  return (await takeAttempt(context, [limit])).allowed;
}

async function refusalOf(
  db: Database,
  { sellerId, email }: { sellerId: number; email: string },
): Promise<'already-in-team' | 'team-full' | null> {
  await lockTeam(db, sellerId);
  if (await isInTeam(db, sellerId, email)) return 'already-in-team';
  const [team, open] = [await listMembers(db, sellerId), await invitations.listInvitations(db, sellerId)];
  const others = open.filter((invitation) => invitation.email !== email);
  return team.length + others.length >= MAXIMUM_TEAM ? 'team-full' : null;
}

function sendInvitation(db: Database, invitation: invitations.Invitation, token: string): Promise<void> {
  const { email, role, sellerId, expiresAt } = invitation;
  const data = { sellerId, role, secret: token, expiresAt: expiresAt.toISOString() };
  return enqueueEmails(db, [{ template: 'team-invitation', recipient: email, data }]);
}

function audit(
  db: Database,
  { accountId, sellerId }: SellerMember,
  { id, email, role }: invitations.Invitation,
  { at, action }: { at: Date; action: string },
): Promise<void> {
  const actor = { kind: 'member', accountId } as const;
  return recordAudit(db, [
    { at, actor, sellerId, action, subject: `invitation:${id}`, after: { email, role } },
  ]);
}
