import { type Database, query, queryOne, type Sql, sql } from '../../db/sql.ts';

export interface SellerRow {
  sellerId: number;
  accountId: number | null;
  displayName: string;
  companyName: string;
  firstName: string;
  lastName: string;
  personType: string;
  nit: string;
  email: string;
  isEmailVerified: boolean;
  phone: string;
  isPhoneVerified: boolean;
  address: string;
  cityId: string;
  cityName: string;
  departmentName: string;
  paymentProviderId: string;
  feePercent: number;
  status: 0 | 1 | 2 | 3;
  createdAt: Date;
  queuedAt: Date;
  correctionAskedAt: Date | null;
  approvedAt: Date | null;
  blockedAt: Date | null;
  blockReason: string;
  rutBytes: number | null;
  rutUploadedAt: Date | null;
}

/** With the newest RUT; e-mail verified: she opened a link or password that was sent to it. */
export function findSeller(db: Database, sellerId: number): Promise<SellerRow | null> {
  return queryOne<SellerRow>(
    db,
    sql`select s.id as seller_id, s.account_id, s.display_name,
          s.company_name, s.first_name, s.last_name,
          person_type.name as person_type, s.nit, s.email,
          (account.email_verified_at is not null and account.email = s.email) is true as is_email_verified,
          s.phone, not s.phone_unverified as is_phone_verified, s.address, s.city_id,
          city.name as city_name, department.name as department_name, s.epayco_id as payment_provider_id,
          s.fee_percent::float8 as fee_percent, s.status, s.created_at, s.queued_at,
          s.correction_asked_at, s.approved_at, s.blocked_at,
          s.block_reason, rut.byte_count as rut_bytes, rut.created_at as rut_uploaded_at
        from seller s
        join person_type on person_type.id = s.person_type_id
        join city on city.id = s.city_id
        join department on department.id = city.department_id
        left join account on account.id = s.account_id
        left join lateral (select byte_count, created_at from seller_document
          where seller_id = s.id and kind = 'rut' order by id desc limit 1) rut on true
        where s.id = ${sellerId}`,
  );
}

/** The stored name of the newest RUT; null: she has none. */
export async function findRutFileName(db: Database, sellerId: number): Promise<string | null> {
  const row = await queryOne<{ fileName: string }>(
    db,
    sql`select file_name from seller_document
        where seller_id = ${sellerId} and kind = 'rut' order by id desc limit 1`,
  );
  return row?.fileName ?? null;
}

/** Counted no further: nobody tells 1,000 from 1,001, and 50,000 packages take 30 ms. */
const MAXIMUM_COUNT = 1_000;

function countUpTo(rows: Sql): Sql {
  return sql`(select count(*)::int from (select from ${rows} limit ${MAXIMUM_COUNT}::int) counted)`;
}

export async function countProducts(
  db: Database,
  sellerId: number,
): Promise<{ total: number; shown: number }> {
  const row = await queryOne<{ total: number; shown: number }>(
    db,
    sql`select ${countUpTo(sql`product where seller_id = ${sellerId} and state <> 'archived'`)} as total,
          ${countUpTo(sql`product where seller_id = ${sellerId} and active`)} as shown`,
  );
  return row ?? { total: 0, shown: 0 };
}

// As the index of the shop's groups has it; everything but delivered, cancelled and not yet paid.
function isOpen(sellerId: number): Sql {
  return sql`seller_id = ${sellerId} and received_at is not null
    and stage in ('to-accept', 'to-prepare', 'to-send', 'on-the-way')`;
}

/** Delivered and cancelled packages (spec 4: 3; ours: 32) are over; one whose payment is waited for has not begun. */
export async function countOrders(db: Database, sellerId: number) {
  const [counted, open] = await Promise.all([
    queryOne<{ total: number; open: number }>(
      db,
      sql`select ${countUpTo(sql`package where seller_id = ${sellerId}`)} as total,
            ${countUpTo(sql`package where ${isOpen(sellerId)}`)} as open`,
    ),
    query<{ number: number }>(
      db,
      sql`select order_number as number from package
          where ${isOpen(sellerId)} order by order_number limit 20`,
    ),
  ]);
  return { total: 0, open: 0, ...counted, openNumbers: open.map(({ number }) => Number(number)) };
}
