import type { ProductState } from '../../../../domain/product-state.ts';
import { type Database, joinSql, query, raw, type Sql, sql } from '../../../db/sql.ts';

export interface ProductRow {
  id: number;
  version: number;
  state: ProductState;
  isShown: boolean;
  /** Why an operator paused it; null: nobody did. */
  operatorReason: string | null;
  name: string;
  reference: string;
  imageUrl: string;
  price: number | null;
  salePrice: number | null;
  onHand: number;
  stock: { termIds: number[]; label: string; onHand: number }[];
}

export interface ProductFilter {
  /** Missing: all but the archived ones. */
  state?: ProductState | undefined;
  stock?: 'agotado' | 'bajo' | undefined;
  search?: string | undefined;
  /** The last id of the page before. */
  before?: number | undefined;
}

/** The newest first. */
export function listProductRows(
  db: Database,
  sellerId: number,
  filter: ProductFilter,
  limit: number,
): Promise<ProductRow[]> {
  return query<ProductRow>(
    db,
    sql`select ${rowColumns}
        from (${filter.stock ? shortProducts(sellerId, filter, limit) : products(sellerId, filter, limit)}) page
        join product p on p.id = page.id
        order by p.id desc`,
  );
}

export function listProductRowsById(
  db: Database,
  sellerId: number,
  productIds: readonly number[],
): Promise<ProductRow[]> {
  return query<ProductRow>(
    db,
    sql`select ${rowColumns} from product p
        where p.id = any(${[...productIds]}::int[]) and p.seller_id = ${sellerId}`,
  );
}

export async function countByState(db: Database, sellerId: number): Promise<Record<ProductState, number>> {
  const rows = await query<{ state: ProductState; count: number }>(
    db,
    sql`select state, count(*)::int as count from product where seller_id = ${sellerId} group by state`,
  );
  return {
    draft: 0,
    active: 0,
    paused: 0,
    archived: 0,
    ...Object.fromEntries(rows.map((row) => [row.state, row.count])),
  };
}

function products(sellerId: number, filter: ProductFilter, limit: number): Sql {
  return sql`select p.id from product p where ${joinSql(conditionsOf(sellerId, filter), ' and ')}
    order by p.id desc limit ${raw(limit)}`;
}

/**
 * short_stock holds what has LOW_STOCK_UNITS or fewer. `offset 0` lets the planner, who takes every shop for a small one,
 * do nothing else than to look at those products one after the other until the page is full.
 */
function shortProducts(sellerId: number, filter: ProductFilter, limit: number): Sql {
  const isOut = filter.stock === 'agotado';
  const conditions = conditionsOf(sellerId, filter);
  if (isOut)
    conditions.push(sql`not exists (select from stock k where k.product_id = p.id and k.on_hand > 0)`);
  return sql`select p.id
    from (select distinct k.product_id from short_stock k
          where k.seller_id = ${sellerId} ${isOut ? sql`and k.is_out` : sql``} order by k.product_id desc offset 0) short
    cross join lateral (select p.id from product p
      where p.id = short.product_id and ${joinSql(conditions, ' and ')} offset 0) p
    order by short.product_id desc limit ${raw(limit)}`;
}

function conditionsOf(sellerId: number, { state, search, before }: ProductFilter): Sql[] {
  const conditions = [sql`p.seller_id = ${sellerId}`];
  conditions.push(state ? sql`p.state = ${state}` : sql`p.state <> 'archived'`);
  if (before) conditions.push(sql`p.id < ${before}`);
  for (const word of (search ?? '').split(/\s+/).filter(Boolean).slice(0, 6)) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
    // `|| ''` keeps the planner from the index over every shop's texts; the subquery folds the word once.
    conditions.push(sql`p.folded_text || '' like (select fold_text(${pattern}))`);
  }
  return conditions;
}

const rowColumns = sql`p.id, p.version, p.state, p.active as is_shown, p.operator_reason, p.name, p.reference,
  p.image_url, p.price, p.sale_price,
  (select coalesce(sum(k.on_hand), 0)::int from stock k where k.product_id = p.id) as on_hand,
  (select coalesce(json_agg(json_build_object('termIds', k.term_ids, 'onHand', k.on_hand, 'label',
     coalesce((select string_agg(t.name, ' / ' order by a.position) from product_term t
       join product_attribute a on a.id = t.attribute_id where t.id = any(k.term_ids)), '')) order by k.term_ids), '[]')
   from stock k where k.product_id = p.id) as stock`;
