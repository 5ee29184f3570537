import type { ProductGroup } from '../../../../domain/operator-product-filter.ts';
import type { OperatorProductRow } from '../../../../wire/catalogue/operator-products.ts';
import { type Database, joinSql, query, queryOne, raw, type Sql, sql } from '../../../db/sql.ts';

export interface ProductFilter {
  /** Folded words that name or reference must hold. */
  words: readonly string[];
  /** The number itself that was typed, if it was one. */
  productId: number | null;
  group: ProductGroup | null;
  sellerId: number | null;
  category: { id: number; mainId: number } | null;
  isSoldOut: boolean;
  after: number | null;
  limit: number;
}

/** How many products of the filter that an index serves are read before all of them are. */
const SCANNED_PRODUCTS = 2_000;

/** How many products that are sold out are read before all of them are: mostly each of them belongs to the page. */
const SCANNED_SOLD_OUT = 200;

/**
 * One page of products, the newest first. Mostly the first ones of an index fill the page; only when they do not, all are
 * looked through, words by an index of their own.
 */
export async function listProducts(db: Database, filter: ProductFilter): Promise<OperatorProductRow[]> {
  if (filter.isSoldOut && filter.words.length === 0) return listSoldOut(db, filter);
  const scanned = await readPage(
    db,
    filter,
    sql`(select p.* from product p where ${joinSql(served(filter), ' and ')} order by p.id desc
      limit ${raw(SCANNED_PRODUCTS)})`,
  );
  if (scanned.length === filter.limit || filter.words.length === 0) return scanned;
  // `offset 0` keeps the planner from any other index.
  return readPage(db, filter, sql`(select p.* from product p where ${found(filter)} offset 0)`);
}

async function listSoldOut(db: Database, filter: ProductFilter): Promise<OperatorProductRow[]> {
  const scanned = await readPage(db, filter, soldOut(filter, SCANNED_SOLD_OUT));
  return scanned.length === filter.limit ? scanned : readPage(db, filter, soldOut(filter, null));
}

/** Products of which some choice is out, by an index that has nothing else; null: all of them. */
function soldOut({ sellerId, after }: ProductFilter, limit: number | null): Sql {
  const ofShop = sellerId === null ? sql`true` : sql`seller_id = ${sellerId}`;
  const older = after === null ? sql`true` : sql`product_id < ${after}::int`;
  return sql`(select p.* from (
      select distinct product_id from short_stock where is_out and ${ofShop} and ${older}
      order by product_id desc limit ${raw(limit ?? 'all')}
    ) short join product p on p.id = short.product_id)`;
}

export function findCategory(db: Database, id: number): Promise<{ id: number; mainId: number } | null> {
  return queryOne<{ id: number; mainId: number }>(
    db,
    sql`select id, coalesce(parent_id, id) as main_id from category where id = ${id}`,
  );
}

function readPage(db: Database, filter: ProductFilter, source: Sql): Promise<OperatorProductRow[]> {
  return query<OperatorProductRow>(
    db,
    sql`with page as materialized (
          select p.* from ${source} p where ${joinSql([...served(filter), ...looked(filter)], ' and ')}
          order by p.id desc limit ${raw(filter.limit)}
        )
        select page.id, page.name, page.reference, page.image_url, page.seller_id,
          seller.display_name as seller_name, page.state, page.active as is_shown, page.price,
          page.sale_price, page.operator_reason,
          coalesce(sub.name, main.name) as category_name,
          (select coalesce(sum(stock.on_hand), 0)::int from stock where stock.product_id = page.id) as on_hand
        from page
        join seller on seller.id = page.seller_id
        left join category main on main.id = page.main_category_id
        left join category sub on sub.id = page.subcategory_id
        order by page.id desc`,
  );
}

/** What indexes answer in the order of the list. */
function served({ group, sellerId, category, after }: ProductFilter): Sql[] {
  return [
    after === null ? sql`true` : sql`p.id < ${after}::int`,
    ...(group === 'held' ? [sql`p.paused_by_operator_at is not null`] : []),
    ...(group && group !== 'held' ? [sql`p.state = ${group}`] : []),
    ...(sellerId === null ? [] : [sql`p.seller_id = ${sellerId}`]),
    ...(category ? inCategory(category) : []),
  ];
}

function inCategory({ id, mainId }: NonNullable<ProductFilter['category']>): Sql[] {
  const main = sql`p.main_category_id = ${mainId}`;
  return id === mainId ? [main] : [main, sql`p.subcategory_id = ${id}`];
}

function looked(filter: ProductFilter): Sql[] {
  return [...(filter.words.length > 0 ? [found(filter)] : []), ...(filter.isSoldOut ? [isOut(filter)] : [])];
}

/** Every choice is out; a page that is not searched for has come from those that have one which is. */
function isOut({ words }: ProductFilter): Sql {
  const hasNone = sql`not exists (select from stock k where k.product_id = p.id and k.on_hand > 0)`;
  return words.length === 0
    ? hasNone
    : sql`exists (select from short_stock k where k.product_id = p.id and k.is_out) and ${hasNone}`;
}

function found({ words, productId }: ProductFilter): Sql {
  const hasWords = words.map((word) => sql`p.folded_text like ${`%${word}%`}`);
  const byWords = joinSql(hasWords, ' and ');
  return productId === null ? byWords : sql`(p.id = ${productId}::int or (${byWords}))`;
}
