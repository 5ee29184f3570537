import type { CaseState } from '../../../domain/rights/case-flow.ts';
import type { CaseKind } from '../../../domain/rights/case-kind.ts';
import { type Database, joinSql, query, queryOne, raw, type Sql, sql } from '../../db/sql.ts';

export interface ListedCaseRow {
  id: number;
  year: number;
  sequence: number;
  kind: CaseKind;
  state: CaseState;
  openedOn: string;
  nextOn: string | null;
  orderNumber: number | null;
  sellerId: number | null;
  sellerName: string | null;
  personName: string;
  /** Of the first line, with how many others. */
  firstLine: string | null;
  lineCount: number;
}

export interface QueueFilter {
  /** Null: of all shops. */
  sellerId: number | null;
  /** 'open': whatever is not over; 'operator': what waits for the marketplace. */
  state: CaseState | 'open' | 'operator' | 'shop';
  kind: CaseKind | null;
  /** The date and id of the last one of the page before. */
  after: { nextOn: string; id: number } | null;
  limit: number;
}

/** Open cases by the date that stands next, what is overdue first. Closed ones have no date: by their number. */
export function listQueue(db: Database, filter: QueueFilter): Promise<ListedCaseRow[]> {
  const { sellerId, kind, after, limit } = filter;
  const conditions = [
    stateIs(filter.state),
    ...(sellerId === null ? [] : [sql`one.seller_id = ${sellerId}`]),
    ...(kind === null ? [] : [sql`one.kind = ${kind}`]),
    ...(after === null ? [] : [sql`(one.next_on, one.id) > (${after.nextOn}::date, ${after.id}::bigint)`]),
  ];
  return query<ListedCaseRow>(
    db,
    sql`${listed} where ${joinSql(conditions, ' and ')} order by one.next_on, one.id limit ${raw(limit)}`,
  );
}

/** The newest first, with those that are over. */
export function listClosed(
  db: Database,
  {
    sellerId,
    kind,
    before,
    limit,
  }: {
    sellerId: number | null;
    kind: CaseKind | null;
    before: number | null;
    limit: number;
  },
): Promise<ListedCaseRow[]> {
  const conditions = [
    sql`one.state = 'closed'`,
    ...(sellerId === null ? [] : [sql`one.seller_id = ${sellerId}`]),
    ...(kind === null ? [] : [sql`one.kind = ${kind}`]),
    ...(before === null ? [] : [sql`one.id < ${before}`]),
  ];
  return query<ListedCaseRow>(
    db,
    sql`${listed} where ${joinSql(conditions, ' and ')} order by one.id desc limit ${raw(limit)}`,
  );
}

/**
 * Of an account: those she opened, and those of her orders that nobody's account opened. One that somebody proved an address
 * for is for whoever has that address (case-access.service.ts).
 */
export function listOfAccount(
  db: Database,
  { accountId, before, limit }: { accountId: number; before: number | null; limit: number },
): Promise<ListedCaseRow[]> {
  return query<ListedCaseRow>(
    db,
    sql`${listed} where one.id in (
          select id from rights_case where account_id = ${accountId}
          union all
          select asked.id from orders join rights_case asked on asked.order_number = orders.number
          where orders.account_id = ${accountId} and asked.account_id is null and asked.proven_on is null)
          and (${before}::bigint is null or one.id < ${before})
        order by one.id desc limit ${raw(limit)}`,
  );
}

export interface CaseCounts {
  /** What waits for whoever asks. */
  waiting: number;
  overdue: number;
  open: number;
}

/** Up to a thousand of each: a badge says no more. */
export async function countQueue(
  db: Database,
  { sellerId, today }: { sellerId: number | null; today: string },
): Promise<CaseCounts> {
  const own = sellerId === null ? sql`true` : sql`one.seller_id = ${sellerId}`;
  const counted = (condition: Sql) => sql`(select count(*)::int from (
    select from rights_case one where one.next_on is not null and ${own} and ${condition} limit 1000) counted)`;
  const row = await queryOne<CaseCounts>(
    db,
    sql`select ${counted(stateIs(sellerId === null ? 'operator' : 'shop'))} as waiting,
          ${counted(sql`one.next_on < ${today}::date`)} as overdue, ${counted(sql`true`)} as open`,
  );
  return row ?? { waiting: 0, overdue: 0, open: 0 };
}

function stateIs(state: QueueFilter['state']): Sql {
  switch (state) {
    case 'open':
      return sql`one.next_on is not null`;
    case 'operator':
      return sql`one.next_on is not null and one.state in ('mediating', 'appealed')`;
    case 'shop':
      return sql`one.next_on is not null and one.state in ('answering', 'inspecting', 'on-the-way-back')`;
    default:
      return sql`one.next_on is not null and one.state = ${state}`;
  }
}

const listed = sql`select one.id, one.year, one.sequence, one.kind, one.state, one.opened_on, one.next_on, one.order_number,
    one.seller_id, seller.display_name as seller_name, one.person_name, first.name as first_line,
    (select count(*)::int from rights_case_line asked where asked.case_id = one.id) as line_count
  from rights_case one
  left join seller on seller.id = one.seller_id
  left join lateral (
    select bought.name from rights_case_line asked
    join order_line bought on bought.order_number = asked.order_number and bought.line = asked.line
    where asked.case_id = one.id order by asked.line limit 1) first on true`;
