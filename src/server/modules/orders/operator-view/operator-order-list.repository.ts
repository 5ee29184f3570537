import type { OverdueLimits } from '../../../../domain/fulfilment-rules.ts';
import type { OrderStage } from '../../../../domain/operator-order-filter.ts';
import type { PaymentState } from '../../../../domain/payment-state.ts';
import { type Database, joinSql, query, queryOne, raw, type Sql, sql } from '../../../db/sql.ts';
import { isDisputed } from '../fulfilment/delivery.repository.ts';
import { isOverdue } from '../fulfilment/overdue.repository.ts';
import { areRareWords, hasWords, ordersWithWords } from '../words/order-words.repository.ts';
import { type ListedOrderRow, listedOrders } from './order-page.repository.ts';
import type { OrderSearch } from './order-search.ts';

export interface OrderFilter {
  search: (OrderSearch & { sellerIds: number[]; unindexed: number[] }) | null;
  stage: OrderStage | null;
  paymentMethodId: 1 | 3 | null;
  paymentState: PaymentState | null;
  sellerId: number | null;
  /** Placed in this time: the first moment, and the first one after it. */
  from: Date | null;
  until: Date | null;
  /** Only orders with a package that is late by them; null: whether late or not. */
  late: OverdueLimits | null;
  /** Only orders with a package that its buyer says has not come. */
  disputed: boolean;
  after: number | null;
  limit: number;
}

/** How many orders of the most selective filter are read before all of them are; `first`: before rare words are looked up. */
const SCANNED_ORDERS = { first: 400, most: 2_000 };
/** Days with more orders than these are mostly filled by the first ones that are read. */
const COUNTED_ORDERS = 100_000;
/** More shops than these are meant by nobody. */
const MAXIMUM_SHOPS = 10;

/**
 * One page of orders, the newest first. The first ones of the filter that an index serves mostly fill the page; only when
 * they do not, all of them are looked through, or the index of the words.
 */
export async function listOrders(db: Database, filter: OrderFilter): Promise<ListedOrderRow[]> {
  if (isOfDays(filter)) return listOrdersOfDays(db, filter);
  const source = sourceOf(filter, await findNumberRange(db, filter));
  const scan = (limit: number) =>
    readPage(db, filter, sql`${source} order by number desc limit ${raw(limit)}`);
  const { search } = filter;
  if (search && search.sellerIds.length === 0) {
    const newest = await scan(SCANNED_ORDERS.first);
    if (newest.length === filter.limit) return newest;
    if (await areRareWords(db, search.indexQuery)) return readPage(db, filter, foundOrders(search));
  }
  const isFirstOfAll = search === null && isServed(filter);
  const scanned = await scan(isFirstOfAll ? filter.limit : SCANNED_ORDERS.most);
  if (scanned.length === filter.limit || isFirstOfAll) return scanned;
  return readPage(db, filter, search ? foundOrders(search) : source);
}

/** Whether days are asked for, and nothing that belongs to packages, payments or words. */
function isOfDays({
  search,
  stage,
  paymentState,
  sellerId,
  from,
  until,
  late,
  disputed,
}: OrderFilter): boolean {
  const others = [search, stage, paymentState, sellerId, late, disputed || null];
  return (from !== null || until !== null) && others.every((one) => one === null);
}

/** By their moments, so that days long ago are not reached through all orders since then. */
async function listOrdersOfDays(db: Database, filter: OrderFilter): Promise<ListedOrderRow[]> {
  const { after, limit, paymentMethodId } = filter;
  const last = sql`(select created_at from orders where number = ${after}::bigint)`;
  const older =
    after === null
      ? []
      : [sql`created_at <= ${last}`, sql`(created_at, number) < (${last}, ${after}::bigint)`];
  const paidSo = paymentMethodId === null ? [] : [sql`payment_method_id = ${paymentMethodId}`];
  const conditions = joinSql([...placedBetween(sql`created_at`, filter), ...older, ...paidSo], ' and ');
  const page = sql`select * from orders where ${conditions}
    order by created_at desc, number desc limit ${raw(limit)}`;
  return readRows(db, page, sql`page.created_at desc, page.number desc`);
}

/** Whether one filter at most is asked for, which its index answers alone. */
function isServed({
  stage,
  paymentMethodId,
  paymentState,
  sellerId,
  from,
  until,
  late,
  disputed,
}: OrderFilter) {
  const asked = [stage, paymentMethodId, paymentState, sellerId, late, disputed || null].filter(
    (one) => one !== null,
  );
  return asked.length <= 1 && from === null && until === null;
}

function readPage(db: Database, filter: OrderFilter, source: Sql): Promise<ListedOrderRow[]> {
  const page = sql`select o.* from (${source}) found join orders o on o.number = found.number
    where ${joinSql(conditions(filter), ' and ')}
    order by o.number desc limit ${raw(filter.limit)}`;
  return readRows(db, page, sql`page.number desc`);
}

function readRows(db: Database, page: Sql, order: Sql): Promise<ListedOrderRow[]> {
  return query<ListedOrderRow>(db, listedOrders(page, order));
}

/** Order numbers by the filters on packages, or the one that leaves the fewest, each once. */
function sourceOf(filter: OrderFilter, range: NumberRange | null): Sql {
  const { late, sellerId, stage, paymentState, paymentMethodId, after } = filter;
  const older = (number: Sql) =>
    joinSql(
      [...(after === null ? [sql`true`] : [sql`${number} < ${after}::bigint`]), ...within(number, range)],
      ' and ',
    );
  const ofPackages = [
    ...(late ? [isOverdue(late, sql`p`)] : []),
    ...(filter.disputed ? [isDisputed(sql`p`)] : []),
    ...(sellerId === null ? [] : [sql`p.seller_id = ${sellerId}`]),
    ...(stage ? [isInStage(stage)] : []),
  ];
  if (ofPackages.length > 0)
    return sql`select distinct p.order_number as number from package p
      where ${joinSql(ofPackages, ' and ')} and ${older(sql`p.order_number`)}`;
  if (paymentState)
    return sql`select order_number as number from payment
      where state = ${paymentState} and ${older(sql`order_number`)}`;
  const placed = joinSql([older(sql`number`), ...placedBetween(sql`created_at`, filter)], ' and ');
  if (paymentMethodId !== null)
    return sql`select number from orders where payment_method_id = ${paymentMethodId} and ${placed}`;
  return sql`select number from orders where ${placed}`;
}

interface NumberRange {
  first: number;
  last: number;
}

function within(number: Sql, range: NumberRange | null): Sql[] {
  return range ? [sql`${number} between ${range.first}::bigint and ${range.last}::bigint`] : [];
}

/** Days as numbers of orders, which every index holds; null: no days were asked for, or too many to be worth it. */
async function findNumberRange(db: Database, filter: OrderFilter): Promise<NumberRange | null> {
  const placed = placedBetween(sql`created_at`, filter);
  if (placed.length === 0) return null;
  const row = await queryOne<{ count: number; first: number | null; last: number | null }>(
    db,
    sql`select count(*)::int as count, min(number) as first, max(number) as last from (
          select number from orders where ${joinSql(placed, ' and ')} limit ${raw(COUNTED_ORDERS)}) placed`,
  );
  if (!row || row.count === COUNTED_ORDERS) return null;
  return { first: row.first ?? 0, last: row.last ?? 0 };
}

function isInStage(stage: OrderStage): Sql {
  // An order that waits for its payment is in none; those that were paid have come to their shops.
  return stage === 'cancelled'
    ? sql`p.stage = 'cancelled' and p.status_id <> 33`
    : sql`p.stage = ${stage} and p.received_at is not null`;
}

/** By the index of the words, and the packages of the shops that are called so. */
function foundOrders({ indexQuery, sellerIds, unindexed }: NonNullable<OrderFilter['search']>): Sql {
  const byWords = ordersWithWords(indexQuery, unindexed);
  if (sellerIds.length === 0) return byWords;
  return sql`${byWords} union (select order_number from package where seller_id = any(${sellerIds}::int[]))`;
}

function conditions(filter: OrderFilter): Sql[] {
  const { search, stage, paymentMethodId, paymentState, sellerId, late, after } = filter;
  const hasPackage = (condition: Sql) =>
    sql`exists (select from package p where p.order_number = o.number and ${condition})`;
  return [
    after === null ? sql`true` : sql`o.number < ${after}::bigint`,
    ...placedBetween(sql`o.created_at`, filter),
    ...(search ? [matches(search, hasPackage)] : []),
    ...(stage ? [hasPackage(isInStage(stage))] : []),
    ...(sellerId === null ? [] : [hasPackage(sql`p.seller_id = ${sellerId}`)]),
    ...(late ? [hasPackage(isOverdue(late, sql`p`))] : []),
    ...(filter.disputed ? [hasPackage(isDisputed(sql`p`))] : []),
    ...(paymentMethodId === null ? [] : [sql`o.payment_method_id = ${paymentMethodId}`]),
    ...(paymentState
      ? [sql`exists (select from payment where order_number = o.number and state = ${paymentState})`]
      : []),
  ];
}

function matches(
  { query: words, sellerIds, unindexed }: NonNullable<OrderFilter['search']>,
  hasPackage: (of: Sql) => Sql,
) {
  const byWords = hasWords(sql`o.number`, words, unindexed);
  if (sellerIds.length === 0) return byWords;
  return sql`(${byWords} or ${hasPackage(sql`p.seller_id = any(${sellerIds}::int[])`)})`;
}

function placedBetween(moment: Sql, { from, until }: Pick<OrderFilter, 'from' | 'until'>): Sql[] {
  return [
    ...(from ? [sql`${moment} >= ${from}::timestamptz`] : []),
    ...(until ? [sql`${moment} < ${until}::timestamptz`] : []),
  ];
}

/** Counted no further than `maximum`. */
export async function countLate(db: Database, late: OverdueLimits, maximum: number): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          select distinct p.order_number from package p where ${isOverdue(late, sql`p`)} limit ${raw(maximum)}) counted`,
  );
  return row?.count ?? 0;
}

/** Shops that have each word at the beginning of a word of their name; none when too many have. */
export async function findShopsCalled(db: Database, words: readonly string[]): Promise<number[]> {
  const hasWord = words.map((word) => sql`' ' || folded_text like ${`% ${word}%`}`);
  const rows = await query<{ id: number }>(
    db,
    sql`select id from seller where ${joinSql(hasWord, ' and ')} order by id limit ${raw(MAXIMUM_SHOPS + 1)}`,
  );
  return rows.length > MAXIMUM_SHOPS ? [] : rows.map(({ id }) => id);
}
