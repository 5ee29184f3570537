import type { DispatchRule, Transit } from '../../../domain/delivery-promise.ts';
import { LEARNED_PACKAGES } from '../../../domain/learned-days.ts';
import { type Database, execute, query, sql } from '../../db/sql.ts';

/** A parcel that left. */
export interface SentPackage {
  zone: string;
  receivedAt: Date;
  leftAt: Date;
  /** Null: still on its way. */
  deliveredAt: Date | null;
}

export interface SendingShop {
  id: number;
  dispatch: DispatchRule;
  /** What it says itself, before anything was learned. */
  handlingDays: number;
  packages: SentPackage[];
}

/** Shops after the given one, by number, each with the last of its parcels that left. */
export async function listSendingShops(db: Database, afterId: number, limit: number): Promise<SendingShop[]> {
  const rows = await query<Omit<SendingShop, 'packages'> & { packages: SentRow[] }>(
    db,
    sql`select seller.id, (select * from dispatch_rule(seller)) as dispatch, seller.handling_days,
          (select coalesce(jsonb_agg(jsonb_build_object('zone', zone, 'receivedAt', received_at, 'leftAt', left_at,
             'deliveredAt', delivered_at)), '[]')
           from (select package.shipping_zone as zone, package.received_at, package.delivered_at,
                   (select min(step.changed_at) from package_status_change step
                    where step.order_number = package.order_number and step.seller_id = package.seller_id
                      and step.status_id in (7, 2)) as left_at
                 from package
                 where package.seller_id = seller.id and package.received_at is not null
                 order by package.order_number desc limit ${LEARNED_PACKAGES * 2}) last
           where left_at is not null) as packages
        from seller
        where seller.id > ${afterId} and seller.status = 2
        order by seller.id limit ${limit}`,
  );
  return rows.map(({ packages, ...shop }) => ({
    ...shop,
    packages: packages.slice(0, LEARNED_PACKAGES).map((one) => ({
      zone: one.zone,
      receivedAt: new Date(one.receivedAt),
      leftAt: new Date(one.leftAt),
      deliveredAt: one.deliveredAt === null ? null : new Date(one.deliveredAt),
    })),
  }));
}

interface SentRow {
  zone: string;
  receivedAt: string;
  leftAt: string;
  deliveredAt: string | null;
}

export interface LearnedDays extends Transit {
  packages: number;
}

/** Answers the shops that learned something new. */
export async function keepLearnedDispatch(
  db: Database,
  shops: readonly (LearnedDays & { sellerId: number })[],
  now: Date,
): Promise<number[]> {
  const rows = shops.map(({ sellerId, ...days }) => ({ seller_id: sellerId, ...columns(days) }));
  const taught = await query<{ sellerId: number }>(
    db,
    sql`insert into learned_dispatch as known (seller_id, minimum_days, maximum_days, packages, learned_at)
        select seller_id, minimum_days, maximum_days, packages, ${now}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as one (seller_id int, minimum_days int, maximum_days int, packages int)
        on conflict (seller_id) do update set minimum_days = excluded.minimum_days,
          maximum_days = excluded.maximum_days, packages = excluded.packages, learned_at = excluded.learned_at
        where (known.minimum_days, known.maximum_days) is distinct from (excluded.minimum_days, excluded.maximum_days)
        returning seller_id`,
  );
  return taught.map(({ sellerId }) => sellerId);
}

export async function keepLearnedTransit(
  db: Database,
  zones: readonly (LearnedDays & { zone: string })[],
  now: Date,
): Promise<void> {
  const rows = zones.map(({ zone, ...days }) => ({ zone, ...columns(days) }));
  await execute(
    db,
    sql`insert into learned_transit (zone, minimum_days, maximum_days, packages, learned_at)
        select zone, minimum_days, maximum_days, packages, ${now}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as one (zone text, minimum_days int, maximum_days int, packages int)
        on conflict (zone) do update set minimum_days = excluded.minimum_days,
          maximum_days = excluded.maximum_days, packages = excluded.packages, learned_at = excluded.learned_at`,
  );
}

/** By zone; zones without enough parcels are missing. */
export function listLearnedTransit(db: Database): Promise<(Transit & { zone: string })[]> {
  return query(db, sql`select zone, minimum_days, maximum_days from learned_transit limit 20`);
}

function columns({ minimumDays, maximumDays, packages }: LearnedDays) {
  return { minimum_days: minimumDays, maximum_days: maximumDays, packages };
}
