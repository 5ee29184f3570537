import { type Database, queryOne, sql } from '../../db/sql.ts';

export interface SetUpState {
  category: boolean;
  tariff: boolean;
  legal: boolean;
  seller: boolean;
  backups: boolean;
}

/** What an operator did so far: each question ends at the first row. */
export async function findSetUpState(db: Database): Promise<SetUpState> {
  const row = await queryOne<SetUpState>(
    db,
    sql`select exists (select from category where parent_id is not null) as category,
          exists (select from setting_change where key = 'shipping-rate-card') as tariff,
          exists (select from legal_text where kind = 'terms')
            and exists (select from legal_text where kind = 'privacy') as legal,
          exists (select from seller where status = 2) as seller,
          exists (select from backup_run where finished_at is not null and problem is null) as backups`,
  );
  if (!row) throw new Error('a select without from answers one row');
  return row;
}
