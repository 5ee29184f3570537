import type { Fact } from '../../../../domain/category-schema.ts';
import { type Database, execute, type Sql, sql } from '../../../db/sql.ts';

/** The facts of a product `p` as JSON. */
export const factsOf: Sql = sql`(select coalesce(json_agg(json_build_object('key', f.key, 'value', f.value) order by f.key),
  '[]') from product_fact f where f.product_id = p.id)`;

export async function replaceFacts(db: Database, productId: number, facts: readonly Fact[]): Promise<void> {
  await execute(db, sql`delete from product_fact where product_id = ${productId}`);
  if (facts.length === 0) return;
  await execute(
    db,
    sql`insert into product_fact (product_id, key, value)
        select ${productId}::int, key, value
        from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as fact (key text, value text)`,
  );
}
