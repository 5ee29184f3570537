import type { AuditEvent } from '../../../../domain/audit-words.ts';
import { type Database, joinSql, query, sql } from '../../../db/sql.ts';

export interface ActivityFilter {
  sellerId: number;
  accountId?: number | undefined;
  kind?: string | undefined;
  before?: number | undefined;
}

export interface ActivityRow extends AuditEvent {
  id: number;
  happenedAt: Date;
  actorKind: 'member' | 'operator' | 'api-key' | 'buyer' | 'system';
  person: string | null;
  reason: string;
}

/** Entries of one shop, newest first; the indexes by person and by kind begin with the shop. */
export function listActivity(db: Database, filter: ActivityFilter, limit: number): Promise<ActivityRow[]> {
  const { sellerId, accountId, kind, before } = filter;
  const conditions = [
    sql`entry.seller_id = ${sellerId}`,
    // Who the buyer or operator is, does not concern the shop: only its own people can be asked for.
    ...(accountId ? [sql`entry.account_id = ${accountId} and entry.actor_kind = 'member'`] : []),
    ...(kind ? [sql`entry.kind = ${kind}`] : []),
    ...(before ? [sql`entry.id < ${before}`] : []),
  ];
  return query<ActivityRow>(
    db,
    sql`select entry.id, entry.happened_at, entry.actor_kind, entry.action,
          entry.subject, entry.before, entry.after, entry.reason,
          coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''),
            nullif(account.company_name, ''), account.email) as person
        from audit_entry entry left join account on account.id = entry.account_id
        where ${joinSql(conditions, ' and ')}
        order by entry.id desc limit ${limit}`,
  );
}
