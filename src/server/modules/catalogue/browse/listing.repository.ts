import { leanCard, type StoredCard } from '../../../../domain/product.ts';
import type { Sort } from '../../../../wire/catalogue/catalog.ts';
import { type Database, joinSql, query, raw, type Sql, sql } from '../../../db/sql.ts';
import { unseen } from '../../../db/unseen.ts';
import { isInStock } from '../products/variant-columns.repository.ts';
import type { Card, Page, Position, Selection } from './listing.ts';
import { type ListedProduct, listedColumns, listedJoins } from './product.repository.ts';

/** One page of a list, found by its sort key, so that the thousandth page costs what the first one does. */
export async function findPage(
  db: Database,
  selection: Selection,
  sort: Sort,
  position: Position | null,
  size: number,
): Promise<Page<Card>> {
  const { key, products, ordered } = partsOfPage(selection, sort, position, size);
  const found = await query<StoredCard<Card> & { key: number }>(
    db,
    sql`select ${cardColumns}, ${key} as key from (${products}) p ${ordered}`,
  );
  return toPage(found.map(leanCard<Card & { key: number }>), sort, position, size);
}

/** The same of whole products. */
export async function findWholePage(
  db: Database,
  selection: Selection,
  sort: Sort,
  position: Position | null,
  size: number,
): Promise<Page<ListedProduct>> {
  const { key, products, ordered } = partsOfPage(selection, sort, position, size);
  const found = await query<ListedProduct & { key: number }>(
    db,
    sql`select ${listedColumns}, ${key} as key from (${products}) p ${listedJoins} ${ordered}`,
  );
  return toPage(found, sort, position, size);
}

function partsOfPage(selection: Selection, sort: Sort, position: Position | null, size: number) {
  const order = orderOf(sort, position?.direction === 'before');
  const limit = raw(statementLimit(size));
  return {
    key: order.keyAsNumber,
    products: selectProducts(selection, order, position, limit),
    ordered: sql`order by ${order.orderBy} limit ${limit}`,
  };
}

/** In the order of the ids; what shoppers cannot see is left out. */
export async function listCards(db: Database, productIds: readonly number[]): Promise<Card[]> {
  const found = await query<StoredCard<Card>>(
    db,
    sql`select ${cardColumns}
        from unnest(${productIds}::int[]) with ordinality wanted (id, place)
        join product p on p.id = wanted.id
        where ${isVisible}
        order by wanted.place`,
  );
  return found.map(leanCard<Card>);
}

/** The most popular of a subcategory, or of a main category. */
export async function listPopularIn(
  db: Database,
  place: { mainCategoryId: number; subcategoryId: number | null },
  limit: number,
): Promise<Card[]> {
  const scope =
    place.subcategoryId === null
      ? sql`p.main_category_id = (select ${place.mainCategoryId}::int)`
      : sql`p.subcategory_id = (select ${place.subcategoryId}::int)`;
  const found = await query<StoredCard<Card>>(
    db,
    sql`select ${cardColumns}
        from product p where ${isVisible} and ${scope}
        order by p.popularity desc, p.id desc limit ${raw(limit)}`,
  );
  return found.map(leanCard<Card>);
}

const cardColumns = sql`p.id, p.name, p.price, p.sale_price, p.image_url,
  p.image_alt, p.seller_id, ${isInStock} as in_stock, p.has_price_range,
  net_content(p.content_amount, p.content_unit, p.content_pieces) as content`;

// A subquery, not a join: with a join the planner may start at the sellers and sort the whole catalogue, as it did
// where the seller table was too small for autovacuum to have counted it (7 ms instead of 0.3 at 10,000 products).
const isVisible = sql`p.active and (select seller.status = 2 from seller where seller.id = p.seller_id)`;

interface Order {
  orderBy: Sql;
  keyAsNumber: Sql;
  rowAfter: (position: Position) => Sql;
}

// The indexes hold the same expression.
const unitPriceOrLast = sql`coalesce(
  unit_price(p.final_price, p.content_amount, p.content_unit, p.content_pieces), 2147483647)`;

const sortKeys: Record<Sort, { value: Sql; ascending: boolean }> = {
  popular: { value: sql`p.popularity`, ascending: false },
  'precio-asc': { value: sql`p.final_price`, ascending: true },
  'precio-desc': { value: sql`p.final_price`, ascending: false },
  nuevos: { value: sql`p.created_at`, ascending: false },
  'precio-por-unidad': { value: unitPriceOrLast, ascending: true },
};

function orderOf(sort: Sort, backward: boolean): Order {
  const { value, ascending } = sortKeys[sort];
  const upward = ascending !== backward;
  const direction = upward ? 'asc' : 'desc';
  const comparison = upward ? sql`>` : sql`<`;
  const isMoment = sort === 'nuevos';
  return {
    orderBy: sql`${value} ${raw(direction)}, ${raw(`p.id ${direction}`)}`,
    keyAsNumber: isMoment ? sql`(extract(epoch from p.created_at) * 1000000)::bigint` : value,
    rowAfter: ({ key, id }) => {
      const keyValue = isMoment
        ? sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`
        : sql`${key}::int`;
      return sql`(${value}, p.id) ${comparison} (${keyValue}, ${id}::int)`;
    },
  };
}

// With several sellers or categories ticked, each of them gives its own first products and these are merged:
// a walk over the whole list in search of them would read thousands of rows.
function selectProducts(selection: Selection, order: Order, position: Position | null, limit: Sql): Sql {
  const { mainCategoryId, mainCategoryIds, subcategoryIds, sellerIds, offersOnly } = selection;
  const conditions = [isVisible];
  if (offersOnly) conditions.push(sql`p.sale_price is not null`);
  if (position) conditions.push(order.rowAfter(position));
  if (mainCategoryId !== null && !subcategoryIds) {
    conditions.push(sql`p.main_category_id = (select ${mainCategoryId}::int)`);
  }
  const categoryIds =
    subcategoryIds ?? mainCategoryIds ?? (mainCategoryId === null ? null : [mainCategoryId]);
  if (sellerIds) {
    if (mainCategoryIds) conditions.push(sql`p.main_category_id = any(${unseen(mainCategoryIds)})`);
    if (subcategoryIds) conditions.push(sql`p.subcategory_id = any(${unseen(subcategoryIds)})`);
    if (!categoryIds) return firstOfEach(sellerIds, 'p.seller_id', conditions, order, limit);
    return firstOfRows(sellersIn(sellerIds, categoryIds), 'p.seller_id', conditions, order, limit);
  }
  if (subcategoryIds || mainCategoryIds) {
    const column = subcategoryIds ? 'p.subcategory_id' : 'p.main_category_id';
    return firstOfEach(categoryIds ?? [], column, conditions, order, limit);
  }
  return firstOf(conditions, order, limit);
}

function firstOfEach(ids: number[], column: string, conditions: Sql[], order: Order, limit: Sql): Sql {
  const [only, ...others] = distinct(ids);
  // One id by itself, unseen as well: guessing ten, PostgreSQL would merge what needs no merging.
  return only === undefined || others.length > 0
    ? firstOfRows(sql`unnest(${unseen(distinct(ids))})`, column, conditions, order, limit)
    : firstOf([sql`${raw(column)} = (select ${only}::int)`, ...conditions], order, limit);
}

function firstOf(conditions: Sql[], order: Order, limit: Sql): Sql {
  return sql`select p.* from product p where ${joinSql(conditions, ' and ')} order by ${order.orderBy} limit ${limit}`;
}

function firstOfRows(ids: Sql, column: string, conditions: Sql[], order: Order, limit: Sql): Sql {
  return sql`select p.* from ${ids} ticked (id) cross join lateral (
      ${firstOf([sql`${raw(column)} = ticked.id`, ...conditions], order, limit)}) p`;
}

// Without this a seller of 20,000 products would be walked through in vain for a category where he has none. The filter
// column offers only pairs that have been counted, too. `offset 0` keeps the planner from walking first, and from reading
// all shops of the categories for these.
function sellersIn(sellerIds: number[], categoryIds: number[]): Sql {
  return sql`(select wanted.id from unnest(${unseen(distinct(sellerIds))}) wanted (id) where exists (
      select from category_seller_count n
      where n.seller_id = wanted.id and n.category_id = any(${unseen(categoryIds)}) offset 0) offset 0)`;
}

function distinct(ids: number[]): number[] {
  return [...new Set(ids)];
}

// Few different limits, because each one is a statement that every connection keeps prepared.
function statementLimit(size: number): number {
  const pageSize = [24, 48, 100].find((known) => known >= size) ?? 500;
  return pageSize + 1;
}

function toPage<Row extends { id: number }>(
  found: (Row & { key: number })[],
  sort: Sort,
  position: Position | null,
  size: number,
): Page<Row> {
  const backward = position?.direction === 'before';
  const rows = found.slice(0, size);
  const more = found.length > size;
  if (backward) rows.reverse();
  const first = rows[0];
  const last = rows.at(-1);
  const hasNext = backward ? true : more;
  const hasPrevious = backward ? more : position !== null;
  return {
    rows: rows.map(({ key: _, ...row }) => row as unknown as Row),
    next: last && hasNext ? { sort, direction: 'after', key: last.key, id: last.id } : null,
    previous: first && hasPrevious ? { sort, direction: 'before', key: first.key, id: first.id } : null,
  };
}
