import type { CaseSum } from '../../../domain/rights/case-figures.ts';
import { type Database, execute, query, sql } from '../../db/sql.ts';

/** Makes the sums of the months from the one of `since` to before the one of `until` anew. */
export async function keepCaseMonths(
  db: Database,
  { since, until }: { since: string; until: string },
): Promise<void> {
  await execute(
    db,
    sql`delete from rights_case_month where month >= ${since}::date and month < ${until}::date`,
  );
  await execute(
    db,
    sql`insert into rights_case_month (month, kind, opened, closed, days, for_asker, answered, refused)
        select date_trunc('month', opened_on)::date, kind, count(*), count(closed_at),
          coalesce(sum((closed_at at time zone 'America/Bogota')::date - opened_on), 0),
          count(*) filter (where outcome in ('refund', 'partial-refund', 'cancelled', 'replacement', 'repair')
            and closed_at is not null),
          count(*) filter (where outcome = 'answered' and closed_at is not null),
          count(*) filter (where outcome = 'refused' and closed_at is not null)
        from rights_case where opened_on >= ${since}::date and opened_on < ${until}::date
        group by 1, 2`,
  );
}

/** At most nine rows a month. */
export function listCaseMonths(
  db: Database,
  { since, until }: { since: string; until: string },
): Promise<CaseSum[]> {
  return query<CaseSum>(
    db,
    sql`select to_char(month, 'YYYY-MM') as month, kind, opened, closed, days, for_asker, answered, refused
        from rights_case_month where month >= ${since}::date and month < ${until}::date
        order by month, kind limit 200`,
  );
}
