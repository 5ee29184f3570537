import { type Database, query, queryOne, sql } from '../../db/sql.ts';

/** Cases about goods and orders of one person since a day, up to a thousand each; by her account, or a guest by her document. */
export async function countReturns(
  db: Database,
  person: { accountId: number | null; documentNumber: string; since: string },
): Promise<{ cases: number; orders: number }> {
  const { accountId, documentNumber, since } = person;
  const own =
    accountId === null
      ? sql`document_number = ${documentNumber} and document_number <> ''`
      : sql`account_id = ${accountId}`;
  const row = await queryOne<{ cases: number; orders: number }>(
    db,
    sql`select (select count(*)::int from (select from rights_case where ${own} and opened_on >= ${since}::date
            and ${givenBack} limit 1000) counted) as cases,
          (select count(*)::int from (select from orders where account_id = ${accountId}::bigint
            and created_at >= ${since}::date limit 1000) counted) as orders`,
  );
  return row ?? { cases: 0, orders: 0 };
}

export interface FrequentRow {
  accountId: number;
  name: string;
  cases: number;
  orders: number;
  refunded: number;
}

/** People with many cases about goods since a day, those with the most first. */
export function listFrequent(
  db: Database,
  { since, leastCases, limit }: { since: string; leastCases: number; limit: number },
): Promise<FrequentRow[]> {
  return query<FrequentRow>(
    db,
    sql`with person as (
          select account_id, count(*)::int as cases, coalesce(sum(refund.amount), 0)::int as refunded
          from (select account_id, refund_id from rights_case where opened_on >= ${since}::date
                  and account_id is not null and ${givenBack} order by opened_on desc limit 20000) recent
          left join refund on refund.id = recent.refund_id
          group by account_id having count(*) >= ${leastCases}::int
          order by count(*) desc, account_id limit ${limit}::int
        )
        select person.account_id, trim(account.first_name || ' ' || account.last_name) as name, person.cases, person.refunded,
          (select count(*)::int from (select from orders where orders.account_id = person.account_id
            and created_at >= ${since}::date limit 1000) counted) as orders
        from person join account on account.id = person.account_id
        order by person.cases desc, person.account_id`,
  );
}

const givenBack = sql`kind in ('withdrawal', 'warranty', 'not-as-ordered', 'not-delivered', 'reversal')`;
