import type { Pool } from 'pg';
import { buildSeller } from '../catalog-factories.ts';

const PRODUCTS = 20_000;
const ORDERS = 20_000;

/**
 * Products and orders in the columns that every version has, so that a database of the landed migrations can be filled by
 * the code of a newer one. In a few seconds; `npm run versions` fills more, by the former version's own programs.
 */
export async function fillLanded(pool: Pool, superuser: Pool): Promise<void> {
  const sellerId = await buildSeller(pool);
  await superuser.query(`
    set session_replication_role = replica;
    insert into category (id, name) values (900, 'Cosas');
    insert into product (seller_id, main_category_id, reference, name, description, price, image_url, weight_kilograms,
      height_centimetres, width_centimetres, length_centimetres)
    select ${sellerId}, 900, 'LLENO-' || n, 'Producto ' || n, repeat('Descripción ', 20), 1000 + n, '/img/a-640.webp',
      0.5, 1, 2, 3
    from generate_series(1, ${PRODUCTS}) n;
    insert into stock (product_id, term_ids, on_hand) select id, '{}', 10 from product;
    insert into orders (number, idempotency_key, request_fingerprint, access_token_hash, email, first_name, last_name, phone,
      person_type_id, document_type_id, document_number, address, city_id, payment_method_id, item_count, subtotal,
      shipping_cost, total, privacy_policy_version, created_at)
    select n, 'lleno-' || n, 'lleno', md5(n::text), 'lleno' || n || '@plazuela.test', 'Ana', 'Gómez', '3001234567', '1', 'CC',
      n::text, 'Calle ' || n, '11001', 3, 1, 10000, 8000, 18000, '1', now() - n * interval '1 minute'
    from generate_series(1, ${ORDERS}) n;
    insert into package (order_number, seller_id, position, status_id, shipping_zone, shipping_rate, billable_kilograms,
      subtotal, money_state, received_at, sold_on)
    select number, ${sellerId}, 1, 19, 'nacional', 8000, 1, 10000, 'none', created_at, created_at::date from orders;
    insert into order_line (order_number, line, seller_id, product_id, term_ids, name, reference, image_url, price, quantity,
      attributes, fee_percent, fee)
    select number, 1, ${sellerId}, (select min(id) from product) + number % ${PRODUCTS}, '{}', 'Producto', 'LLENO',
      '/img/a-640.webp', 10000, 1, '[]', 10, 1000
    from orders;
    set session_replication_role = origin`);
  await superuser.query('analyze');
}
