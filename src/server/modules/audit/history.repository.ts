import type { AuditEvent } from '../../../domain/audit-words.ts';
import { type Database, query, raw, sql } from '../../db/sql.ts';
import type { Actor } from './audit.service.ts';

export interface HistoryRow extends AuditEvent {
  id: number;
  happenedAt: Date;
  actorKind: Actor['kind'];
  person: string | null;
  reason: string;
}

/** What was done in a shop or to it, newest first. */
export function listSellerHistory(db: Database, sellerId: number, limit: number): Promise<HistoryRow[]> {
  return query<HistoryRow>(
    db,
    sql`select ${columns} from audit_entry entry left join account on account.id = entry.account_id
        where entry.seller_id = ${sellerId} order by entry.id desc limit ${raw(limit)}`,
  );
}

/** What was done to a subject such as 'account:12', newest first. */
export function listSubjectHistory(db: Database, subject: string, limit: number): Promise<HistoryRow[]> {
  return query<HistoryRow>(
    db,
    sql`select ${columns} from audit_entry entry left join account on account.id = entry.account_id
        where entry.subject = ${subject} order by entry.id desc limit ${raw(limit)}`,
  );
}

const columns = sql`entry.id, entry.happened_at, entry.actor_kind, entry.action,
  entry.subject, entry.before, entry.after, entry.reason,
  coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''),
    nullif(account.company_name, ''), account.email) as person`;
