import type { ProductState } from '../../../../domain/product-state.ts';
import { joinSql, raw, type Sql, sql } from '../../../db/sql.ts';

/** Which products of a shop: parts of queries, for lists and for changes of many. */
export interface ProductFilter {
  /** Missing: all but the archived ones. */
  state?: ProductState | undefined;
  stock?: 'agotado' | 'bajo' | undefined;
  search?: string | undefined;
  tag?: string | undefined;
  quality?: 'por-mejorar' | undefined;
  /** Only those that do not say what their category requires. */
  facts?: 'faltan' | undefined;
  /** A bulk change: those that it refused or left alone. */
  refusedBy?: number | undefined;
  /** Missing: the newest first. */
  order?: 'vendidos' | undefined;
  /** The last id of the page before. */
  before?: number | undefined;
}

/** Products of the shop: the named ones, or all that a filter finds. */
export type ProductChoice = { ids: number[] } | { filter: Omit<ProductFilter, 'order' | 'before'> };

/** A query of the ids of one page, as `id`, and the order that its rows `page` of products `p` have. */
export function productPage(
  sellerId: number,
  filter: ProductFilter,
  limit: number,
): { page: Sql; order: Sql } {
  if (filter.order)
    return { page: bestSellers(sellerId, filter, limit), order: sql`page.sold_units desc, p.id desc` };
  const source = narrowSource(sellerId, filter);
  const conditions = conditionsOf(sellerId, filter);
  return {
    page: source ? walk(source, conditions, limit) : plainPage(conditions, limit),
    order: sql`p.id desc`,
  };
}

/** A query of the ids of all of them. */
export function chosenProducts(sellerId: number, choice: ProductChoice, limit: number): Sql {
  const conditions =
    'ids' in choice
      ? [sql`p.seller_id = ${sellerId}`, sql`p.id = any(${choice.ids}::int[])`]
      : conditionsOf(sellerId, choice.filter);
  return plainPage(conditions, limit);
}

function plainPage(conditions: readonly Sql[], limit: number): Sql {
  return sql`select p.id from product p where ${joinSql(conditions, ' and ')} order by p.id desc limit ${raw(limit)}`;
}

/** A small table or index that holds all that the filter can find, the newest product first; null: none does. */
function narrowSource(
  sellerId: number,
  { stock, tag, quality, facts, refusedBy }: ProductFilter,
): Sql | null {
  if (refusedBy)
    return sql`select r.product_id from bulk_change_row r
      where r.bulk_change_id = ${refusedBy} and r.outcome in ('refused', 'kept') order by r.product_id desc`;
  if (tag)
    return sql`select t.product_id from product_tag t
      where t.seller_id = ${sellerId} and t.name = ${tag} order by t.product_id desc`;
  // What has LOW_STOCK_UNITS or fewer.
  if (stock)
    return sql`select distinct k.product_id from short_stock k
      where k.seller_id = ${sellerId} ${stock === 'agotado' ? sql`and k.is_out` : sql``} order by k.product_id desc`;
  if (quality)
    return sql`select s.product_id from product_standing s
      where s.seller_id = ${sellerId} and s.to_improve order by s.product_id desc`;
  if (facts)
    return sql`select l.product_id from product_lacking_fact l
      where l.seller_id = ${sellerId} order by l.product_id desc`;
  return null;
}

/**
 * `offset 0` lets the planner, who takes every shop for a small one, do nothing else than to look at those products one
 * after the other until the page is full.
 */
function walk(source: Sql, conditions: readonly Sql[], limit: number): Sql {
  return sql`select p.id
    from (${source} offset 0) narrow
    cross join lateral (select p.id from product p
      where p.id = narrow.product_id and ${joinSql(conditions, ' and ')} offset 0) p
    order by narrow.product_id desc limit ${raw(limit)}`;
}

/** From the index of what sold best, until the page is full. */
function bestSellers(sellerId: number, filter: ProductFilter, limit: number): Sql {
  return sql`select p.id, s.sold_units from product_standing s join product p on p.id = s.product_id
    where s.seller_id = ${sellerId} and ${joinSql(conditionsOf(sellerId, filter), ' and ')}
    order by s.sold_units desc, s.product_id desc limit ${raw(limit)}`;
}

function conditionsOf(sellerId: number, filter: ProductFilter): Sql[] {
  const { state, stock, search, tag, quality, facts, refusedBy, order, before } = filter;
  const conditions = [sql`p.seller_id = ${sellerId}`];
  conditions.push(state ? sql`p.state = ${state}` : sql`p.state <> 'archived'`);
  if (before) conditions.push(order ? soldLess(before) : sql`p.id < ${before}`);
  if (stock) conditions.push(sql`exists (select from short_stock k where k.product_id = p.id)`);
  if (stock === 'agotado')
    conditions.push(sql`not exists (select from stock k where k.product_id = p.id and k.on_hand > 0)`);
  if (quality)
    conditions.push(sql`exists (select from product_standing i where i.product_id = p.id and i.to_improve)`);
  if (facts) conditions.push(sql`exists (select from product_lacking_fact l where l.product_id = p.id)`);
  if (tag)
    conditions.push(sql`exists (select from product_tag t where t.product_id = p.id and t.name = ${tag})`);
  if (refusedBy)
    conditions.push(sql`exists (select from bulk_change_row r where r.bulk_change_id = ${refusedBy}
      and r.product_id = p.id and r.outcome in ('refused', 'kept'))`);
  for (const word of (search ?? '').split(/\s+/).filter(Boolean).slice(0, 6)) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
    // `|| ''` keeps the planner from the index over every shop's texts; the subquery folds the word once.
    conditions.push(sql`p.folded_text || '' like (select fold_text(${pattern}))`);
  }
  return conditions;
}

/** After that product in the order of what sold best. */
function soldLess(before: number): Sql {
  return sql`(s.sold_units, s.product_id)
    < (select b.sold_units, b.product_id from product_standing b where b.product_id = ${before})`;
}
