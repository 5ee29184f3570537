import { isoText } from '../../../db/moment-text.ts';
import { type Database, query, queryOne, type Sql, sql } from '../../../db/sql.ts';

export interface ListedSeller {
  id: number;
  displayName: string;
  /** Of a natural person the name of her shop. */
  companyName: string;
  description: string;
  bannerUrl: string | null;
  logoUrl: string | null;
  cityName: string;
  productCount: number;
}

export interface Storefront extends ListedSeller {
  firstName: string;
  lastName: string;
  nit: string;
  email: string;
  phone: string;
  address: string;
  returnsPolicy: string;
  shippingPolicy: string;
  warrantyPolicy: string;
  openingHours: string;
  holiday: { until: string; message: string } | null;
  /** From 1 to 5, as counted last night; null: new. */
  level: number | null;
}

/** The active sellers by name, at most 1,000. */
export function listSellers(db: Database): Promise<ListedSeller[]> {
  return query<ListedSeller>(
    db,
    sql`select ${columns}, coalesce(nullif(s.company_name, ''), s.display_name) as company_name from seller s join city on city.id = s.city_id
        where s.status = 2 order by s.display_name, s.id limit 1000`,
  );
}

export function findSeller(db: Database, id: number): Promise<Storefront | null> {
  return queryOne<Storefront>(
    db,
    sql`select ${columns}, s.company_name, s.first_name, s.last_name,
          s.nit, s.email, s.phone, s.address, s.returns_policy, s.shipping_policy,
          s.warranty_policy, s.opening_hours, ${currentHoliday} as holiday,
          ${sellerLevel} as level
        from seller s join city on city.id = s.city_id where s.id = ${id} and s.status = 2`,
  );
}

export async function isActiveSeller(db: Database, id: number): Promise<boolean> {
  return (await queryOne(db, sql`select 1 from seller where id = ${id} and status = 2`)) !== null;
}

/** How well the seller `s` treats her buyers, from 1 to 5; null: new. */
export const sellerLevel: Sql = sql`(select level from shop_level where seller_id = s.id)`;

/** Of the seller `s`; null while the shop takes orders. */
export const currentHoliday: Sql = sql`case when s.holiday_from <= now() and now() < s.holiday_until
  then json_build_object('message', s.holiday_message, 'until',
    ${isoText(sql`s.holiday_until - interval '1 millisecond'`)}) end`;

const columns: Sql = sql`s.id, s.display_name, s.description, s.banner_url,
  s.logo_url, city.name as city_name, s.product_count`;
