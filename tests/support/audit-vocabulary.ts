import { type AuditEvent, missingAuditWords } from '../../src/domain/audit-words.ts';
import { type Database, query, queryOne, sql } from '../../src/server/db/sql.ts';

/** Whatever a test made the log write must read in Spanish words; asked of every test's database when it ends. */
export async function expectAuditWords(db: Database): Promise<void> {
  const log = await queryOne<{ table: string | null }>(
    db,
    sql`select to_regclass('public.audit_entry')::text as "table"`,
  );
  if (!log?.table) return;
  const entries = await query<AuditEvent>(
    db,
    sql`select action, subject, before, after from audit_entry order by id desc limit 2000`,
  );
  const missing = [...new Set(entries.flatMap(missingAuditWords))];
  if (missing.length > 0) throw new Error(`The log has no Spanish words for: ${missing.join(', ')}`);
}
