import type { OverdueLimits } from '../../../../domain/fulfilment-rules.ts';
import { type Database, joinSql, query, queryOne, raw, type Sql, sql } from '../../../db/sql.ts';
import { isOverdue } from '../fulfilment/overdue.repository.ts';
import {
  areRareWords,
  findUnindexedOrders,
  hasWords,
  ordersWithWords,
} from '../words/order-words.repository.ts';
import type { OrderListFilter, OrderTab } from './order-tab.ts';

export interface ListedPackageRow {
  orderNumber: number;
  placedAt: Date;
  statusId: number;
  statusName: string;
  stage: string;
  receivedAt: Date;
  acceptedAt: Date | null;
  dispatchBy: string | null;
  paymentMethodId: 1 | 3;
  moneyState: 'none' | 'held' | 'released' | 'provider-paid' | 'seller-kept';
  buyerName: string;
  cityName: string;
  carrier: string | null;
  trackingNumber: string | null;
  shippingRate: number;
  shippingRefunded: number;
  /** Units that are sent. */
  unitCount: number;
  /** What the buyer pays for them. */
  goodsAmount: number;
  /** The first three. */
  products: { name: string; imageUrl: string; quantity: number }[];
}

/** How many packages of a tab are read for words that many of them have: first these, then more for words that are not rare. */
const SCANNED_PACKAGES = { first: 400, most: 2_000 };

/**
 * One page of a shop's packages: by an index in the asked order, then the rest by primary keys. Words that many packages
 * have fill the page from the first ones that are read; rare words are found by their own index.
 */
export async function listPackages(db: Database, filter: OrderListFilter): Promise<ListedPackageRow[]> {
  const { words, sellerId } = filter;
  if (!words) return readPage(db, filter, sql`package`);
  const unindexed = await findUnindexedOrders(db, words);
  const known = hasWords(sql`package.order_number`, words, unindexed);
  const scan = (limit: number) =>
    readPage(
      db,
      filter,
      sql`(select * from (select * from package where ${joinSql(conditions(filter), ' and ')}
        order by ${orderOf(filter)} limit ${raw(limit)}) package where ${known})`,
    );
  const newest = await scan(SCANNED_PACKAGES.first);
  if (newest.length === filter.limit) return newest;
  if (!(await areRareWords(db, words))) {
    const scanned = await scan(SCANNED_PACKAGES.most);
    if (scanned.length === filter.limit) return scanned;
  }
  // `offset 0`: each by its key. Of average size a shop has few packages, and all those of a large one would be read.
  return readPage(
    db,
    filter,
    sql`(select package.* from (${ordersWithWords(words, unindexed)}) found cross join lateral (
           select * from package where order_number = found.number and seller_id = ${sellerId} offset 0) package)`,
  );
}

function readPage(db: Database, filter: OrderListFilter, source: Sql): Promise<ListedPackageRow[]> {
  const order = orderOf(filter);
  return query<ListedPackageRow>(
    db,
    sql`with page as materialized (
          select package.* from ${source} package where ${joinSql(conditions(filter), ' and ')}
          order by ${order} limit ${raw(filter.limit)}
        )
        select package.order_number, orders.created_at as placed_at, package.status_id,
          status.name as status_name, package.stage, package.received_at,
          package.accepted_at, package.dispatch_by, orders.payment_method_id,
          package.money_state, orders.first_name || ' ' || orders.last_name as buyer_name,
          city.name as city_name, package.carrier, package.tracking_number,
          package.shipping_rate, package.shipping_refunded_amount as shipping_refunded,
          goods.unit_count, goods.goods_amount, goods.products
        from page package
        join package_status status on status.id = package.status_id
        join orders on orders.number = package.order_number
        join city on city.id = orders.city_id
        cross join lateral (
          select coalesce(sum(line.quantity - line.cancelled_quantity), 0)::int as unit_count,
            coalesce(sum((line.quantity - line.cancelled_quantity)::bigint * line.unit_price - line.reduced_amount), 0)::bigint as goods_amount,
            coalesce(jsonb_agg(jsonb_build_object('name', line.name, 'imageUrl', line.image_url,
              'quantity', line.quantity - line.cancelled_quantity) order by line.line)
              filter (where line.place <= 3), '[]') as products
          from (select own.*, row_number() over (order by own.line) as place from order_line own
                where own.order_number = package.order_number and own.seller_id = package.seller_id) line
        ) goods
        order by ${order}`,
  );
}

/**
 * How many packages fit each filter, counted up to its limit; one statement for all. From the oldest, which an index tells
 * alone: what was changed last is looked up in the table, 1,000 rows of it in each tab.
 */
export async function countPackages(
  db: Database,
  filters: readonly (OrderListFilter & { overdue?: OverdueLimits | null })[],
): Promise<number[]> {
  const counts = filters.map(({ overdue, ...filter }) => {
    // What was delivered was received: the index of the cash knows nothing of it, and is enough.
    const isCash = filter.tab === 'cash-to-report';
    const own = isCash ? [sql`package.seller_id = ${filter.sellerId}`, ...tabConditions(filter.tab)] : null;
    const where = joinSql(own ?? conditions(filter), ' and ');
    const rest = overdue
      ? sql`${where} and ${isOverdue(overdue, sql`package`)}`
      : sql`${where} order by package.order_number`;
    return sql`(select count(*)::int from (
      select from package where ${rest} limit ${raw(filter.limit)}) counted)`;
  });
  const row = await queryOne<{ counts: number[] }>(db, sql`select array[${joinSql(counts, ', ')}] as counts`);
  return row?.counts ?? [];
}

function orderOf({ sort, tab }: OrderListFilter): Sql {
  if (sort !== 'deadline') return sql`package.order_number desc`;
  return tab === 'to-accept'
    ? sql`${dueFrom}, package.order_number`
    : sql`${promisedDay}, ${dueFrom}, package.order_number`;
}

const dueFrom = sql`coalesce(package.accepted_at, package.received_at)`;
/** What was bought before promises were kept waits the longest. */
const promisedDay = sql`coalesce(package.dispatch_by, '0001-01-01'::date)`;

function conditions({ sellerId, tab, after }: OrderListFilter): Sql[] {
  return [
    sql`package.seller_id = ${sellerId} and package.received_at is not null`,
    ...tabConditions(tab),
    ...(after ? [afterCondition(tab, after)] : []),
  ];
}

function tabConditions(tab: OrderTab): Sql[] {
  if (tab === 'all') return [];
  if (tab === 'cash-to-report') return [sql`package.status_id = 3 and package.money_state = 'none'`];
  // Written into the text, so that the index of the work to do is known to serve it.
  return [sql`package.stage = ${stageText[tab]}`];
}

const stageText: Record<Exclude<OrderTab, 'all' | 'cash-to-report'>, Sql> = {
  'to-accept': sql`'to-accept'`,
  'to-prepare': sql`'to-prepare'`,
  'to-send': sql`'to-send'`,
  'on-the-way': sql`'on-the-way'`,
  delivered: sql`'delivered'`,
  cancelled: sql`'cancelled'`,
};

function afterCondition(tab: OrderTab, after: NonNullable<OrderListFilter['after']>): Sql {
  const { from, dispatchBy, orderNumber } = after;
  if (!from) return sql`package.order_number < ${orderNumber}::bigint`;
  if (tab === 'to-accept')
    return sql`(${dueFrom}, package.order_number) > (${from}::timestamptz, ${orderNumber}::bigint)`;
  return sql`(${promisedDay}, ${dueFrom}, package.order_number)
    > (coalesce(${dispatchBy}::date, '0001-01-01'::date), ${from}::timestamptz, ${orderNumber}::bigint)`;
}
