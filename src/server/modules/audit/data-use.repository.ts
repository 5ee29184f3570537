import { type Database, query, sql } from '../../db/sql.ts';

export interface DataUseRow {
  action: string;
  person: string | null;
  /** Different people or cases. */
  subjects: number;
  times: number;
  lastAt: Date;
}

/** Who opened or took out personal data since a moment; of the last 20,000 times. */
export function listDataUses(db: Database, actions: readonly string[], since: Date): Promise<DataUseRow[]> {
  return query<DataUseRow>(
    db,
    sql`select entry.action, coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.email) as person,
          count(distinct entry.subject)::int as subjects, count(*)::int as times, max(entry.happened_at) as last_at
        from (select action, account_id, subject, happened_at from audit_entry
              where happened_at >= ${since} and action = any(${actions}::text[])
              order by happened_at desc limit 20000) entry
        left join account on account.id = entry.account_id
        group by entry.action, entry.account_id, account.id order by max(entry.happened_at) desc limit 100`,
  );
}
