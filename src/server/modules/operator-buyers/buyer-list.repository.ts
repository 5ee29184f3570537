import { type Database, joinSql, query, queryOne, sql } from '../../db/sql.ts';

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

/** Finished registrations that are not closed, newest first. */
export function listBuyers(db: Database, filter: BuyerListFilter): Promise<ListedBuyerRow[]> {
  const { tab, words, orderNumber, after, limit } = filter;
  const conditions = [
    sql`closed_at is null`,
    tab === 'active' ? sql`status = 2` : tab === 'blocked' ? sql`status = 3` : sql`status in (1, 2, 3)`,
    ...(after === undefined ? [] : [sql`id < ${after}`]),
  ];
  if (words !== null || orderNumber !== null)
    conditions.push(
      sql`id in (
        select id from account where ${words}::tsquery is not null and search_words @@ ${words}::tsquery
        union all
        select account_id from orders where number = ${orderNumber}::bigint)`,
    );
  return query<ListedBuyerRow>(
    db,
    sql`with page as materialized (
          select * from account where ${joinSql(conditions, ' and ')} order by id desc limit ${limit}::int
        )
        select page.id as "accountId", first_name as "firstName", last_name as "lastName",
          company_name as "companyName", email, phone, city.name as "cityName", status,
          page.created_at as "createdAt",
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
