import type { AuditEvent } from '../../../domain/audit-words.ts';
import { type Database, joinSql, query, sql } from '../../db/sql.ts';
import type { Actor } from './audit.service.ts';

export interface AuditFilter {
  /** Of who did it. */
  email?: string | undefined;
  kind?: string | undefined;
  sellerId?: number | undefined;
  /** The number of what was changed: of the order, the product, the account. */
  code?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  before?: number | undefined;
}

export interface AuditRow extends AuditEvent {
  id: number;
  happenedAt: Date;
  actorKind: Actor['kind'];
  person: string | null;
  email: string | null;
  sellerId: number | null;
  shopName: string | null;
  reason: string;
}

/** The newest first. */
export function listAuditRows(db: Database, filter: AuditFilter, limit: number): Promise<AuditRow[]> {
  const { email, kind, sellerId, code, from, until, before } = filter;
  const conditions = [
    sql`true`,
    ...(email ? [sql`entry.account_id = (select id from account where email = ${email})`] : []),
    ...(kind ? [sql`entry.kind = ${kind}`] : []),
    ...(sellerId ? [sql`entry.seller_id = ${sellerId}`] : []),
    ...(code ? [sql`split_part(entry.subject, ':', 2) = ${code}`] : []),
    ...(from ? [sql`entry.happened_at >= ${from}`] : []),
    ...(until ? [sql`entry.happened_at < ${until}`] : []),
    ...(before ? [sql`entry.id < ${before}`] : []),
  ];
  return query<AuditRow>(
    db,
    sql`select entry.id, entry.happened_at, entry.actor_kind, entry.action,
          entry.subject, entry.before, entry.after, entry.reason, account.email,
          coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''),
            nullif(account.company_name, '')) as person,
          entry.seller_id, seller.display_name as shop_name
        from audit_entry entry
        left join account on account.id = entry.account_id
        left join seller on seller.id = entry.seller_id
        where ${joinSql(conditions, ' and ')}
        order by entry.id desc limit ${limit}`,
  );
}
