import { type Database, execute, query, queryOne, type Sql, sql } from '../../../db/sql.ts';

export interface StoredShopPage {
  displayName: string;
  description: string;
  logoUrl: string | null;
  bannerUrl: string | null;
  returnsPolicy: string;
  shippingPolicy: string;
  warrantyPolicy: string;
  openingHours: string;
  dispatchWeekdays: number[];
  cutOffMinutes: number;
  handlingDays: number;
  holidayFrom: Date | null;
  holidayUntil: Date | null;
  holidayMessage: string;
}

export function findShopPage(db: Database, sellerId: number): Promise<StoredShopPage | null> {
  return queryOne<StoredShopPage>(db, sql`select ${columns} from seller where id = ${sellerId}`);
}

/** Locked, so that what the history calls 'before' is what was there. */
export function lockShopPage(db: Database, sellerId: number): Promise<StoredShopPage | null> {
  return queryOne<StoredShopPage>(
    db,
    sql`select ${columns} from seller where id = ${sellerId} for no key update`,
  );
}

export async function updateShopPage(
  db: Database,
  sellerId: number,
  page: StoredShopPage,
  now: Date,
): Promise<void> {
  await execute(
    db,
    sql`update seller set display_name = ${page.displayName}, description = ${page.description},
          logo_url = ${page.logoUrl}, banner_url = ${page.bannerUrl}, returns_policy = ${page.returnsPolicy},
          shipping_policy = ${page.shippingPolicy}, warranty_policy = ${page.warrantyPolicy},
          opening_hours = ${page.openingHours}, dispatch_weekdays = ${page.dispatchWeekdays}::smallint[],
          cut_off_minutes = ${page.cutOffMinutes}, handling_days = ${page.handlingDays}, holiday_from = ${page.holidayFrom},
          holiday_until = ${page.holidayUntil}, holiday_message = ${page.holidayMessage},
          holiday_shown = coalesce(${now} >= ${page.holidayFrom} and ${now} < ${page.holidayUntil}, false),
          updated_at = ${now}
        where id = ${sellerId}`,
  );
}

/** Shops whose holiday has begun or ended since the pages were last told. */
export async function switchHolidays(db: Database, now: Date): Promise<number[]> {
  const rows = await query<{ id: number }>(
    db,
    sql`update seller set holiday_shown = ${now} >= holiday_from and ${now} < holiday_until
        where holiday_from is not null
          and holiday_shown <> (${now} >= holiday_from and ${now} < holiday_until)
        returning id`,
  );
  return rows.map(({ id }) => id);
}

const columns: Sql = sql`display_name, description, logo_url,
  banner_url, returns_policy, shipping_policy,
  warranty_policy, opening_hours, dispatch_weekdays, cut_off_minutes, handling_days, holiday_from,
  holiday_until, holiday_message`;
