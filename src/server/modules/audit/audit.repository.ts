import { type Database, execute, sql } from '../../db/sql.ts';
import type { AuditRecord } from './audit.service.ts';

export async function insertAuditEntries(db: Database, records: readonly AuditRecord[]): Promise<void> {
  await execute(
    db,
    sql`insert into audit_entry (happened_at, actor_kind, account_id, seller_id, action, subject, before, after, reason)
        select happened_at, actor_kind, account_id, seller_id, action, subject, before, after, reason
        from jsonb_to_recordset(${JSON.stringify(records.map(toRow))}::jsonb)
          as entry (happened_at timestamptz, actor_kind text, account_id bigint, seller_id int, action text,
            subject text, before jsonb, after jsonb, reason text)`,
  );
}

function toRow({ at, actor, sellerId, action, subject, before, after, reason }: AuditRecord) {
  return {
    happened_at: at.toISOString(),
    actor_kind: actor.kind,
    account_id: actor.accountId,
    seller_id: sellerId,
    action,
    subject,
    before: before ?? null,
    after: after ?? null,
    reason: reason ?? '',
  };
}
