import { type Database, query, queryOne, sql } from '../../db/sql.ts';

/** What waits for the marketplace, with the day since which the oldest one does. */
export async function countDesk(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await queryOne<{ count: number; oldestAt: Date | null }>(
    db,
    sql`select count(*)::int as count, min(one.state_since)::timestamp at time zone 'America/Bogota' as oldest_at
        from (select state_since from rights_case where next_on is not null and state in ('mediating', 'appealed') and not needs_proof
              order by next_on limit 1000) one`,
  );
  return row ?? { count: 0, oldestAt: null };
}

/** What waits for a shop; up to a thousand. */
export async function countWaitingCases(db: Database, sellerId: number): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          select from rights_case where seller_id = ${sellerId} and next_on is not null
            and state in ('answering', 'inspecting', 'on-the-way-back') limit 1000) waiting`,
  );
  return row?.count ?? 0;
}

export interface FoundCaseRow {
  id: number;
  year: number;
  sequence: number;
  kind: string;
  personName: string;
}

/** By its number; without a year, of the newest one. `sellerId` null: of any shop or none. */
export function findCasesNumbered(
  db: Database,
  { year, sequence, sellerId }: { year: number | null; sequence: number; sellerId: number | null },
): Promise<FoundCaseRow[]> {
  return query<FoundCaseRow>(
    db,
    sql`select id, year, sequence, kind, person_name from rights_case
        where year = coalesce(${year}::smallint, (select max(year) from rights_case_year)) and sequence = ${sequence}::int
          and (${sellerId}::int is null or seller_id = ${sellerId}::int)`,
  );
}

export interface OnRecordRow {
  orderedAt: Date;
  handedOverAt: Date | null;
  deliveredAt: Date | null;
  carrier: string | null;
  trackingNumber: string | null;
  declaredKilograms: number;
}

/** What the order itself says about the way of the package. */
export function findOnRecord(
  db: Database,
  orderNumber: number,
  sellerId: number,
): Promise<OnRecordRow | null> {
  return queryOne<OnRecordRow>(
    db,
    sql`select orders.created_at as ordered_at, package.delivered_at, package.carrier, package.tracking_number,
          package.billable_kilograms as declared_kilograms,
          (select min(changed_at) from package_status_change change where change.order_number = package.order_number
             and change.seller_id = package.seller_id and change.status_id in (7, 2)) as handed_over_at
        from package join orders on orders.number = package.order_number
        where package.order_number = ${orderNumber} and package.seller_id = ${sellerId}`,
  );
}

export interface PastRow {
  buyerSince: Date | null;
  /** Up to a thousand each. */
  buyerOrders: number;
  buyerCases: number;
  shopOrders: number;
  shopCases: number;
  shopLost: number;
}

/** How often both have been here: of the account and of the shop; a guest has no past. */
export async function findPast(
  db: Database,
  { accountId, sellerId }: { accountId: number | null; sellerId: number | null },
): Promise<PastRow> {
  const row = await queryOne<PastRow>(
    db,
    sql`select (select created_at from account where id = ${accountId}::bigint) as buyer_since,
          (select count(*)::int from (select from orders where account_id = ${accountId}::bigint limit 1000) counted) as buyer_orders,
          (select count(*)::int from (select from rights_case where account_id = ${accountId}::bigint limit 1000) counted) as buyer_cases,
          (select count(*)::int from (select from package where seller_id = ${sellerId}::int and received_at is not null
             limit 1000) counted) as shop_orders,
          (select count(*)::int from (select from rights_case where seller_id = ${sellerId}::int limit 1000) counted) as shop_cases,
          (select count(*)::int from (select from rights_case where seller_id = ${sellerId}::int and decided_by = 'operator'
             and outcome in ('refund', 'partial-refund', 'replacement', 'repair') limit 1000) counted) as shop_lost`,
  );
  return row ?? { buyerSince: null, buyerOrders: 0, buyerCases: 0, shopOrders: 0, shopCases: 0, shopLost: 0 };
}

export interface AskedRow {
  year: number;
  sequence: number;
  wanted: 'refund' | 'replacement' | 'repair' | 'answer';
  /** Of the units that the case is about. */
  goods: number;
}

/** What the cases of a page of a list ask for. `sellerId` null: of any shop. */
export function listAsked(
  db: Database,
  sellerId: number | null,
  numbers: readonly { year: number; sequence: number }[],
): Promise<AskedRow[]> {
  return query<AskedRow>(
    db,
    sql`select one.year, one.sequence, one.wanted,
          (select coalesce(sum(asked.quantity * bought.unit_price), 0)::int from rights_case_line asked
           join order_line bought on bought.order_number = asked.order_number and bought.line = asked.line
           where asked.case_id = one.id) as goods
        from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) as shown (year smallint, sequence int)
        join rights_case one on one.year = shown.year and one.sequence = shown.sequence
        where ${sellerId}::int is null or one.seller_id = ${sellerId}::int`,
  );
}
