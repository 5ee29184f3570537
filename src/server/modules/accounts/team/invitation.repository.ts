import type { SellerRole } from '../../../../domain/seller-role.ts';
import { type Database, query, queryOne, type Sql, sql } from '../../../db/sql.ts';

export interface Invitation {
  id: number;
  sellerId: number;
  email: string;
  role: SellerRole;
  sentAt: Date;
  expiresAt: Date;
}

export interface InvitationKey {
  tokenHash: string;
  sentAt: Date;
  expiresAt: Date;
}

/** Open ones, also those whose time is over; the newest first. */
export function listInvitations(db: Database, sellerId: number): Promise<Invitation[]> {
  return query<Invitation>(
    db,
    sql`select ${columns} from seller_invitation where seller_id = ${sellerId} and ${isOpen}
        order by id desc limit 100`,
  );
}

/** One open invitation for each e-mail: another one replaces role and key. */
export async function saveInvitation(
  db: Database,
  invitation: InvitationKey & { sellerId: number; email: string; role: SellerRole; invitedBy: number },
): Promise<Invitation> {
  const { sellerId, email, role, tokenHash, invitedBy, sentAt, expiresAt } = invitation;
  const saved = await queryOne<Invitation>(
    db,
    sql`insert into seller_invitation (seller_id, email, role, token_hash, invited_by, sent_at, expires_at)
        values (${sellerId}, ${email}, ${role}, ${tokenHash}, ${invitedBy}, ${sentAt}, ${expiresAt})
        on conflict (seller_id, email) where ${isOpen} do update
        set role = excluded.role, token_hash = excluded.token_hash, invited_by = excluded.invited_by,
          sent_at = excluded.sent_at, expires_at = excluded.expires_at
        returning ${columns}`,
  );
  if (!saved) throw new Error('an invitation was not stored');
  return saved;
}

/** Null: not an open one of this shop. */
export function renewInvitation(
  db: Database,
  { sellerId, id, tokenHash, sentAt, expiresAt }: InvitationKey & { sellerId: number; id: number },
): Promise<Invitation | null> {
  return queryOne<Invitation>(
    db,
    sql`update seller_invitation
        set token_hash = ${tokenHash}, sent_at = ${sentAt}, expires_at = ${expiresAt}
        where id = ${id} and seller_id = ${sellerId} and ${isOpen} returning ${columns}`,
  );
}

/** Null: not an open one of this shop. */
export function closeInvitation(
  db: Database,
  { sellerId, id, now }: { sellerId: number; id: number; now: Date },
): Promise<Invitation | null> {
  return queryOne<Invitation>(
    db,
    sql`update seller_invitation set revoked_at = ${now}
        where id = ${id} and seller_id = ${sellerId} and ${isOpen} returning ${columns}`,
  );
}

export interface UsableInvitation extends Invitation {
  shopName: string;
  /** Null: nobody has begun an account with the e-mail. Spec 4: 0 is one whose form is not complete. */
  accountStatus: 0 | 1 | 2 | 3 | null;
}

/** Open, in time, and of a shop that is not blocked. */
export function findUsableInvitation(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<UsableInvitation | null> {
  return queryOne<UsableInvitation>(
    db,
    sql`select i.id, i.seller_id, i.email, i.role, i.sent_at,
          i.expires_at, seller.display_name as shop_name, account.status as account_status
        from seller_invitation i
        join seller on seller.id = i.seller_id and seller.status in (1, 2)
        left join account on account.email = i.email
        where i.token_hash = ${tokenHash} and ${isOpen} and i.expires_at > ${now}`,
  );
}

/** Uses the key up; null: somebody was faster, or it is over. */
export function spendInvitation(
  db: Database,
  { tokenHash, accountId, now }: { tokenHash: string; accountId: number; now: Date },
): Promise<Invitation | null> {
  return queryOne<Invitation>(
    db,
    sql`update seller_invitation set accepted_at = ${now}, accepted_by = ${accountId}
        where token_hash = ${tokenHash} and ${isOpen} and expires_at > ${now} returning ${columns}`,
  );
}

const columns: Sql = sql`id, seller_id, email, role, sent_at, expires_at`;
const isOpen: Sql = sql`accepted_at is null and revoked_at is null`;
