import { isoSecondText } from '../../../db/moment-text.ts';
import { type Database, query, raw, sql } from '../../../db/sql.ts';

export interface ProductChange {
  id: number;
  happenedAt: string;
  action: string;
  personName: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** The last changes first. Only what concerns the shop, whoever wrote about the subject. */
export function listProductHistory(
  db: Database,
  { sellerId, productId, before }: { sellerId: number; productId: number; before: number | null },
  limit: number,
): Promise<ProductChange[]> {
  return query<ProductChange>(
    db,
    sql`select e.id::float8 as id, ${isoSecondText(sql`e.happened_at`)} as happened_at,
          e.action, case when a.id is null or e.actor_kind = 'operator' then 'Plazuela' else trim(a.first_name || ' ' || a.last_name) end
            as person_name, e.before, e.after
        from audit_entry e left join account a on a.id = e.account_id
        where e.subject = ${`product:${productId}`} and e.seller_id = ${sellerId}
          and (${before}::bigint is null or e.id < ${before}::bigint)
        order by e.id desc limit ${raw(limit)}`,
  );
}
