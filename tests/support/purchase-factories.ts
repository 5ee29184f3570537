import { type Database, execute, query, sql } from '../../src/server/db/sql.ts';

interface OrderParts {
  accountId?: number | null;
  email?: string;
  /** Orders of the same kind, the last one newest. */
  count?: number;
  sellerIds: readonly number[];
  /** Lines of each package. */
  linesPerPackage?: number;
  productId?: number;
  lineName?: string;
  person?: { lastName: string; phone: string; documentNumber: string; address: string };
}

const anybody = {
  lastName: 'Gómez',
  phone: '3001234567',
  documentNumber: '1020304050',
  address: 'Calle 10 # 20-30',
};

/** Delivered-to-Bogotá orders as the tables hold them; needs the checkout references. Answers their numbers. */
export async function buildOrders(db: Database, parts: OrderParts): Promise<number[]> {
  const {
    accountId = null,
    email = 'ana@plazuela.test',
    count = 1,
    linesPerPackage = 1,
    person = anybody,
  } = parts;
  const rows = await query<{ number: number }>(
    db,
    sql`with new_order as (
          insert into orders (idempotency_key, request_fingerprint, access_token_hash, account_id, email, first_name,
            last_name, phone, person_type_id, document_type_id, document_number, address, city_id, payment_method_id,
            item_count, subtotal, shipping_cost, total, privacy_policy_version, created_at)
          select gen_random_uuid()::text, 'f', repeat('0', 64), ${accountId}::bigint, ${email}, 'Ana', ${person.lastName},
            ${person.phone}, '1', 'CC', ${person.documentNumber}, ${person.address}, '11001', 3,
            ${parts.sellerIds.length * linesPerPackage}::int, 20000, 8000, 28000, '1',
            timestamptz '2026-01-01 12:00Z' + n * interval '1 hour'
          from generate_series(1, ${count}::int) n
          returning number, created_at
        ), new_package as (
          insert into package (order_number, seller_id, position, status_id, shipping_zone, shipping_rate,
            billable_kilograms, subtotal)
          select number, seller.id, seller.place, 19, 'urbana', 8000, 1, 20000
          from new_order, unnest(${parts.sellerIds}::int[]) with ordinality seller (id, place)
          returning order_number, seller_id, position
        ), change as (
          insert into package_status_change (order_number, seller_id, status_id, changed_at)
          select order_number, seller_id, 19, created_at
          from new_package join new_order on new_order.number = new_package.order_number
        ), new_line as (
          insert into order_line (order_number, line, seller_id, product_id, term_ids, name, reference, image_url, price,
            quantity, attributes, fee_percent, fee)
          select order_number, (position - 1) * ${linesPerPackage}::int + n, seller_id,
            ${parts.productId ?? 1}::int + n - 1 + (position - 1) * 1000, '{}',
            ${parts.lineName ?? 'Producto'} || ' ' || n, 'REF-' || n, '/img/' || seller_id || '-' || n || '-640.webp', 10000, 1, '[]', 10, 1000
          from new_package, generate_series(1, ${linesPerPackage}::int) n
        )
        select number from new_order order by number`,
  );
  return rows.map(({ number }) => number);
}

/** The parcels of these orders have arrived. */
export async function deliverOrders(db: Database, orderNumbers: readonly number[], at: Date): Promise<void> {
  await execute(
    db,
    sql`update package set status_id = 3, delivered_at = ${at} where order_number = any(${orderNumbers}::bigint[])`,
  );
}
