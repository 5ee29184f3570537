import { type Database, execute, raw, sql } from '../../../db/sql.ts';
import type { FoundPurchase } from './search-counting.ts';

/** A purchase counts for so long, half as much after each `halfLife`; days. */
export const BOUGHT = { days: 90, halfLife: 30 } as const;
/** Fewer people are no sign, and could be one shop's friends. */
const FEWEST_BUYERS = 3;
/** So many recent buyers lift as much as any number. */
const ENOUGH_BUYERS = 20;
const MOST_OF_WORDS = 50;

/** Each product of an order once. */
export async function addPurchases(db: Database, purchases: readonly FoundPurchase[]): Promise<void> {
  if (purchases.length === 0) return;
  await execute(
    db,
    sql`insert into search_purchase (order_number, product_id, day, words)
        select orders.number, found."productId", found.day, found.words
        from jsonb_to_recordset(${JSON.stringify(purchases)}::jsonb)
          as found (day date, words text, "productId" int, "orderNumber" bigint)
        join orders on orders.number = found."orderNumber"
        order by 1, 2
        on conflict do nothing`,
  );
}

/**
 * Adds up what people bought after which words. Only what was paid and not taken back counts, each buyer once: people who
 * share a document, an e-mail or a telephone are one, and whoever has the shop's own is none.
 */
export async function rebuildBought(db: Database, today: string): Promise<void> {
  await execute(
    db,
    sql`with bought as materialized (
          select found.words, found.product_id, orders.document_number, orders.email, orders.phone, max(found.day) as day
          from search_purchase found
          join orders on orders.number = found.order_number
          where found.day > ${today}::date - ${raw(BOUGHT.days)}
            and exists (
              select from order_line line
              join package on package.order_number = line.order_number and package.seller_id = line.seller_id
              join seller on seller.id = line.seller_id
              where line.order_number = found.order_number and line.product_id = found.product_id
                and package.money_state <> 'none' and package.status_id not in (31, 32)
                and lower(seller.email) is distinct from lower(orders.email)
                and seller.phone is distinct from orders.phone and seller.nit is distinct from orders.document_number
                and seller.account_id is distinct from coalesce(orders.account_id, -1))
          group by found.words, found.product_id, orders.document_number, orders.email, orders.phone
        ), weighed as (
          select words, product_id,
            least(count(distinct document_number), count(distinct lower(email)), count(distinct phone)) as buyers,
            avg(0.5 ^ ((${today}::date - day) / ${raw(BOUGHT.halfLife)}.0)) as freshness
          from bought group by words, product_id
        ), lifted as (
          select words, product_id, least(ln(1 + buyers * freshness) / ln(1 + ${raw(ENOUGH_BUYERS)}), 1)::real as lift,
            row_number() over (partition by words order by buyers * freshness desc, product_id) as place
          from weighed where buyers >= ${raw(FEWEST_BUYERS)}
        ), wanted as materialized (
          select words, array_agg(product_id order by place) as product_ids, array_agg(lift order by place) as lifts
          from lifted where place <= ${raw(MOST_OF_WORDS)} group by words
        ), vanished as (
          delete from search_bought where not exists (select from wanted where wanted.words = search_bought.words)
        )
        insert into search_bought as kept (words, product_ids, lifts) select words, product_ids, lifts from wanted
        on conflict (words) do update set product_ids = excluded.product_ids, lifts = excluded.lifts
        where (kept.product_ids, kept.lifts) is distinct from (excluded.product_ids, excluded.lifts)`,
  );
}

/** At most a thousand, so that one call stays short; answers how many it deleted. */
export function deletePurchases(db: Database, before: string): Promise<number> {
  return execute(
    db,
    sql`delete from search_purchase where (order_number, product_id) in (
          select order_number, product_id from search_purchase where day < ${before}::date limit 1000)`,
  );
}
