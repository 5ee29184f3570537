import { MAXIMUM_IN_ONE_CHANGE } from '../../../../domain/bulk-change.ts';
import type { NetContent } from '../../../../domain/net-content.ts';
import type { ProductState } from '../../../../domain/product-state.ts';
import { type Database, query, queryOne, sql } from '../../../db/sql.ts';
import {
  chosenProducts,
  type ProductChoice,
  type ProductFilter,
  productPage,
} from './product-page.repository.ts';
import { variantOfStock } from './variant-columns.repository.ts';

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
  hasPriceRange: boolean;
  stock: RowStock[];
  tags: string[];
  /** 0 to 100; null: not looked at yet. */
  quality: number | null;
  /** What is to be asked of its weight; null: nothing. */
  doubt: string | null;
  /** Another product of the shop that seems to be the same. */
  twin: { id: number; name: string } | null;
  /** In the last thirty days. */
  soldUnits: number;
  content: NetContent | null;
}

interface RowStock {
  termIds: number[];
  label: string;
  onHand: number;
  /** Null: the stock of the whole product. */
  variant: {
    id: number;
    reference: string;
    price: number | null;
    salePrice: number | null;
    isActive: boolean;
  } | null;
}

/** The newest first, or what sold best. */
export function listProductRows(
  db: Database,
  sellerId: number,
  filter: ProductFilter,
  limit: number,
): Promise<ProductRow[]> {
  const { page, order } = productPage(sellerId, filter, limit);
  return query<ProductRow>(
    db,
    sql`select ${rowColumns} from (${page}) page join product p on p.id = page.id order by ${order}`,
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

export async function listChosen(
  db: Database,
  sellerId: number,
  choice: ProductChoice,
  limit: number,
): Promise<number[]> {
  const rows = await query<{ id: number }>(db, chosenProducts(sellerId, choice, limit));
  return rows.map(({ id }) => id);
}

/** At most one more than a change may have. */
export async function countChosen(db: Database, sellerId: number, choice: ProductChoice): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from (${chosenProducts(sellerId, choice, MAXIMUM_IN_ONE_CHANGE + 1)}) chosen`,
  );
  return row?.count ?? 0;
}

// The keys name their shop. `offset 0`: by their index; of average size a shop has few products, and a large one would be
// walked through for each row.
const sameKeys = sql`select other.product_id, other.seller_id
   from product_standing own join product_standing other
     on other.keys && own.keys and other.product_id <> own.product_id
   where own.product_id = p.id offset 0`;

const rowColumns = sql`p.id, p.version, p.state, p.active as is_shown, p.operator_reason, p.name, p.reference,
  p.image_url, p.price, p.sale_price, p.has_price_range,
  (select coalesce(sum(k.on_hand), 0)::int from stock k where k.product_id = p.id) as on_hand,
  (select coalesce(json_agg(json_build_object('termIds', k.term_ids, 'onHand', k.on_hand, 'variant', ${variantOfStock}, 'label',
     coalesce((select string_agg(t.name, ' / ' order by a.position) from product_term t
       join product_attribute a on a.id = t.attribute_id where t.id = any(k.term_ids)), '')) order by k.term_ids), '[]')
   from stock k where k.product_id = p.id) as stock,
  array(select t.name from product_tag t where t.product_id = p.id order by t.name) as tags,
  (select s.quality from product_standing s where s.product_id = p.id) as quality,
  (select s.doubt from product_standing s where s.product_id = p.id) as doubt,
  coalesce((select s.sold_units from product_standing s where s.product_id = p.id), 0) as sold_units,
  (select json_build_object('id', twin.id, 'name', twin.name)
   from (${sameKeys}) same join product twin on twin.id = same.product_id and twin.state <> 'archived'
   where same.seller_id = p.seller_id and p.state <> 'archived' limit 1) as twin,
  case when p.content_amount is not null then json_build_object('amount', p.content_amount::float8,
    'unit', p.content_unit, 'pieces', p.content_pieces) end as content`;
