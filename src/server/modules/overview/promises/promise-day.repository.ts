import type { OnTimeCount } from '../../../../domain/on-time.ts';
import { type Database, execute, query, type Sql, sql } from '../../../db/sql.ts';

/** Colombian days, both included. */
export interface Days {
  from: string;
  to: string;
}

export type Grouping = 'shop' | 'zone' | 'carrier';

export type Order = 'worst' | 'packages' | 'name';

export interface OnTimeRow extends OnTimeCount {
  /** The shop's id, the zone's letter, the carrier's name or '' without one. */
  key: string;
  /** Of a shop; else the key. */
  name: string;
}

/** The one count of what was promised and what came: by shops, zones or carriers; of one shop only where it is named. */
export function listOnTime(
  db: Database,
  by: Grouping,
  asked: Days & { sellerId: number | null; order: Order; limit: number },
): Promise<OnTimeRow[]> {
  const { from, to, sellerId, order, limit } = asked;
  const ofShop = sellerId === null ? sql`` : sql`and promise_day.seller_id = ${sellerId}`;
  return query<OnTimeRow>(
    db,
    sql`select ${KEYS[by]} as key, ${NAMES[by]} as name, sum(packages)::int as packages, sum(on_time)::int as on_time,
          sum(shop_late)::int as shop_late
        from promise_day join seller on seller.id = promise_day.seller_id
        where day between ${from}::date and ${to}::date ${ofShop}
        group by 1, 2 order by ${SORTS[order]} limit ${limit}`,
  );
}

const KEYS: Record<Grouping, Sql> = {
  shop: sql`promise_day.seller_id::text`,
  zone: sql`promise_day.zone`,
  carrier: sql`promise_day.carrier`,
};

const NAMES: Record<Grouping, Sql> = {
  shop: sql`seller.display_name`,
  zone: sql`promise_day.zone`,
  carrier: sql`promise_day.carrier`,
};

const SORTS: Record<Order, Sql> = {
  worst: sql`sum(on_time)::float8 / sum(packages), sum(packages) desc, 1`,
  packages: sql`sum(packages) desc, 1`,
  name: sql`2, 1`,
};

/** Counts these days anew from their packages, in the caller's transaction. What its carrier lost is the carrier's. */
export async function recountPromiseDays(db: Database, { from, to }: Days): Promise<void> {
  await execute(db, sql`delete from promise_day where day between ${from}::date and ${to}::date`);
  await execute(
    db,
    sql`insert into promise_day (day, seller_id, zone, carrier, packages, on_time, shop_late)
        select due.day, package.seller_id, package.shipping_zone, coalesce(package.carrier, ''), count(*),
          count(*) filter (where is_on_time),
          count(*) filter (where not is_on_time
            and lost.order_number is null and (left_on is null or left_on > package.dispatch_by))
        from package
        left join lost_package lost on lost.order_number = package.order_number and lost.seller_id = package.seller_id
        cross join lateral (select case when promise_missed_at is null then promised_to else replaced_to end) as due (day)
        cross join lateral (select promise_missed_at is null and delivered_at is not null
          and (delivered_at at time zone 'America/Bogota')::date <= promised_to) as came (is_on_time)
        left join lateral (
          select (min(step.changed_at) at time zone 'America/Bogota')::date as left_on from package_status_change step
          where not is_on_time and step.order_number = package.order_number and step.seller_id = package.seller_id
            and step.status_id in (7, 2)) sent on true
        where package.promised_to is not null
          and (package.status_id not in (31, 32, 33) or lost.order_number is not null)
          and case when promise_missed_at is null then promised_to else replaced_to end
            between ${from}::date and ${to}::date
        group by due.day, package.seller_id, package.shipping_zone, coalesce(package.carrier, '')`,
  );
}

/** One recount after the other. */
export async function lockPromiseDays(db: Database): Promise<void> {
  await execute(db, sql`select pg_advisory_xact_lock(7305003)`);
}

/** Days that nobody is shown any more. */
export async function deletePromiseDays(db: Database, before: string): Promise<void> {
  await execute(db, sql`delete from promise_day where day < ${before}::date`);
}
