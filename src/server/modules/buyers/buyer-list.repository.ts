import { type Database, joinSql, query, queryOne, type Sql, sql } from '../../db/sql.ts';

export interface BuyerListFilter {
  tab: 'all' | 'active' | 'blocked';
  /** For the words of a person; null: everybody. */
  words: string | null;
  /** Only her who bought this. */
  orderNumber: number | null;
  after?: number | undefined;
  limit: number;
}

export interface ListedBuyerRow {
  accountId: number;
  firstName: string;
  lastName: string;
  companyName: string;
  email: string;
  phone: string | null;
  cityName: string | null;
  status: number;
  createdAt: Date;
  orders: number;
}

/** How many people are read, newest first, for words that many of them have. */
const SCANNED_PEOPLE = 2_000;

/**
 * Finished registrations that are not closed, newest first. Words that many people have fill the page from the first
 * ones that are read; rare words are found by their index.
 */
export async function listBuyers(db: Database, filter: BuyerListFilter): Promise<ListedBuyerRow[]> {
  const { words, orderNumber, limit } = filter;
  const where = joinSql(conditions(filter), ' and ');
  if (words === null && orderNumber === null)
    return readPage(db, sql`select * from account where ${where} order by id desc limit ${limit}::int`);
  const hasWords = sql`search_words @@ ${words}::tsquery`;
  if (orderNumber === null) {
    const newest = sql`select * from account where ${where} order by id desc limit ${SCANNED_PEOPLE}::int`;
    const scanned = await readPage(
      db,
      sql`select * from (${newest}) person where ${hasWords} order by id desc limit ${limit}::int`,
    );
    if (scanned.length === limit) return scanned;
  }
  // A number may be a document, a phone or an order. `offset 0` keeps the planner from any other index.
  return readPage(
    db,
    sql`select * from (
          (select * from account where ${hasWords} offset 0)
          union
          (select account.* from orders join account on account.id = orders.account_id
           where orders.number = ${orderNumber}::bigint)
        ) account where ${where} order by id desc limit ${limit}::int`,
  );
}

function conditions({ tab, after }: BuyerListFilter): Sql[] {
  return [
    sql`closed_at is null`,
    tab === 'active' ? sql`status = 2` : tab === 'blocked' ? sql`status = 3` : sql`status in (1, 2, 3)`,
    ...(after === undefined ? [] : [sql`id < ${after}`]),
  ];
}

function readPage(db: Database, page: Sql): Promise<ListedBuyerRow[]> {
  return query<ListedBuyerRow>(
    db,
    sql`with page as materialized (${page})
        select page.id as account_id, first_name, last_name,
          company_name, email, phone, city.name as city_name, status,
          page.created_at,
          (select count(*)::int from orders where orders.account_id = page.id) as orders
        from page left join city on city.id = page.city_id
        order by page.id desc`,
  );
}

/** Somebody without an account bought it. */
export async function isGuestOrder(db: Database, orderNumber: number): Promise<boolean> {
  const row = await queryOne(
    db,
    sql`select from orders where number = ${orderNumber} and account_id is null`,
  );
  return row !== null;
}
