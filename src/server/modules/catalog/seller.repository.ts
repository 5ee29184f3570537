import { type Database, query, queryOne, type Sql, sql } from '../../db/sql.ts';

export interface SellerRow {
  id: number;
  displayName: string;
  companyName: string;
  firstName: string;
  lastName: string;
  description: string;
  bannerUrl: string | null;
  cityName: string;
  nit: string;
  email: string;
  phone: string;
  address: string;
  productCount: number;
  paymentProviderId: string;
  feePercent: number;
}

/** The active sellers by name, at most 1,000. */
export function listSellers(db: Database): Promise<SellerRow[]> {
  return query<SellerRow>(
    db,
    sql`select ${columns} from seller s join city on city.id = s.city_id
        where s.status = 2 order by s.display_name, s.id limit 1000`,
  );
}

export function findSeller(db: Database, id: number): Promise<SellerRow | null> {
  return queryOne<SellerRow>(
    db,
    sql`select ${columns} from seller s join city on city.id = s.city_id where s.id = ${id} and s.status = 2`,
  );
}

export async function isActiveSeller(db: Database, id: number): Promise<boolean> {
  return (await queryOne(db, sql`select 1 from seller where id = ${id} and status = 2`)) !== null;
}

const columns: Sql = sql`s.id, s.display_name as "displayName", s.company_name as "companyName",
  s.first_name as "firstName", s.last_name as "lastName", s.description, s.banner_url as "bannerUrl",
  city.name as "cityName", s.nit, s.email, s.phone, s.address, s.product_count as "productCount",
  s.epayco_id as "paymentProviderId", s.fee_percent as "feePercent"`;
