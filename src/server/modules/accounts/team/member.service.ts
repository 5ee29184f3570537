import { failure, type Result, success } from '../../../../domain/result.ts';
import type { SellerRole } from '../../../../domain/seller-role.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { type Invitation, listInvitations } from './invitation.repository.ts';
import * as members from './member.repository.ts';
import type { SellerMember } from './seller-access.service.ts';

type RoleFailure = 'not-found' | 'founder-stays' | 'last-owner';

export async function getTeam({ write, now }: Context, sellerId: number) {
  const [team, invitations] = await Promise.all([
    members.listMembers(write, sellerId),
    listInvitations(write, sellerId),
  ]);
  return {
    members: team.map(shownMember),
    invitations: invitations.map((one) => shownInvitation(one, now())),
  };
}

export function changeMemberRole(
  context: Context,
  { accountId, role }: { accountId: number; role: SellerRole },
  actor: SellerMember,
): Promise<Result<ReturnType<typeof shownMember>, RoleFailure>> {
  return inTransaction(context.write, async (db) => {
    const found = await takeMember(db, actor.sellerId, accountId, role === 'owner');
    if (!found.ok) return found;
    const member = found.value;
    if (member.role === role) return success(shownMember(member));
    await members.updateRole(db, { sellerId: actor.sellerId, accountId, role });
    const change = { before: { role: member.role }, after: { role } };
    await auditMember(db, { at: context.now(), actor, accountId, action: 'team.role-changed', ...change });
    return success(shownMember({ ...member, role }));
  });
}

/** Her next request finds no shop: membership is read anew each time. */
export function removeMember(
  context: Context,
  accountId: number,
  actor: SellerMember,
): Promise<Result<ReturnType<typeof shownMember>, RoleFailure>> {
  return inTransaction(context.write, async (db) => {
    const found = await takeMember(db, actor.sellerId, accountId, false);
    if (!found.ok) return found;
    await members.deleteMember(db, actor.sellerId, accountId);
    const before = { role: found.value.role, email: found.value.email };
    await auditMember(db, { at: context.now(), actor, accountId, action: 'team.member-removed', before });
    return success(shownMember(found.value));
  });
}

/** A member whose role may go, with the team locked. */
async function takeMember(
  db: Database,
  sellerId: number,
  accountId: number,
  staysOwner: boolean,
): Promise<Result<members.Member, RoleFailure>> {
  await members.lockTeam(db, sellerId);
  const team = await members.listMembers(db, sellerId);
  const member = team.find((one) => one.accountId === accountId);
  if (!member) return failure('not-found');
  if (member.isFounder) return failure('founder-stays');
  const otherOwners = team.filter((one) => one.role === 'owner' && one !== member);
  if (member.role === 'owner' && !staysOwner && otherOwners.length === 0) return failure('last-owner');
  return success(member);
}

interface MemberChange {
  at: Date;
  actor: Pick<SellerMember, 'accountId' | 'sellerId'>;
  /** Whom it concerns. */
  accountId: number;
  action: 'team.role-changed' | 'team.member-removed' | 'team.member-joined';
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export function auditMember(db: Database, { actor, accountId, ...change }: MemberChange): Promise<void> {
  const who = { kind: 'member', accountId: actor.accountId } as const;
  return recordAudit(db, [
    { ...change, actor: who, sellerId: actor.sellerId, subject: `account:${accountId}` },
  ]);
}

function shownMember(member: members.Member) {
  return { ...member, joinedAt: member.joinedAt?.toISOString() ?? null };
}

export function shownInvitation({ sellerId: _shop, ...invitation }: Invitation, now: Date) {
  return {
    ...invitation,
    sentAt: invitation.sentAt.toISOString(),
    expiresAt: invitation.expiresAt.toISOString(),
    isOver: invitation.expiresAt <= now,
  };
}
