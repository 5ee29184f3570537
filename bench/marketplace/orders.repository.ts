import { createGenerators } from '../../scripts/seed-big/big-catalogue.repository.ts';
import { type Database, execute, raw, type Sql, sql } from '../../src/server/db/sql.ts';
import type { MarketplaceSize } from './sizes.ts';

/** Orders of the filling have numbers of their own, after those of the demo. */
const FIRST_NUMBER = 1_000_000;
/** The orders are spread over so many days before now. */
const DAYS = 700;

export const createDrawing = createGenerators;

interface Drawn {
  first: number;
  last: number;
  shopId: number;
  size: MarketplaceSize;
}

/**
 * Draws orders number `first` to `last` into temporary tables, the oldest first: mostly delivered, the last days' ones
 * under way, one of twenty cancelled. Orders of the shop are evenly among the others; of those every fifth goes to two
 * shops.
 */
export async function drawOrders(db: Database, { first, last, shopId, size }: Drawn): Promise<void> {
  const shopShare = raw(Math.round((size.shopOrders / size.orders) * 1_000));
  await execute(
    db,
    sql`create temp table drawn_order on commit drop as
        select n, ${raw(FIRST_NUMBER)} + n::bigint as number,
          date_trunc('milliseconds', now() - (1 - n::float8 / ${size.orders}::int) * interval '${raw(DAYS)} days'
            - interval '10 minutes') as created_at,
          (n::bigint * ${shopShare} / 1000) <> ((n::bigint - 1) * ${shopShare} / 1000) as of_shop,
          case when ${random(31)} < 0.6 then 1 else 3 end::smallint as payment_method_id,
          buyer.id as account_id, buyer.email, buyer.first_name, buyer.last_name, buyer.phone
        from generate_series(${first}::int, ${last}::int) n
        join lateral (select * from account where email = 'masivo-' || 1 + n % ${Math.ceil(size.orders / 3)}::int
          || '@compradores.test') buyer on true`,
  );
  await execute(db, sql`analyze drawn_order`);
  await execute(
    db,
    sql`create temp table drawn_package on commit drop as
        select n, number, position::smallint, created_at, payment_method_id,
          case when of_shop then ${shopId}::int else chosen.seller_id end as seller_id,
          ${statusOf(sql`now() - created_at`)}::smallint as status_id, now() - created_at as age
        from drawn_order
        cross join generate_series(1, 2) position
        left join lateral (select seller_id from numbered_seller
          where place = floor(pg_temp.big_random(n, 40 + position) * (select count(*) from numbered_seller))) chosen on true
        where position = 1 or not of_shop and n % 5 = 0`,
  );
  await execute(
    db,
    sql`delete from drawn_package second using drawn_package first_one
        where first_one.number = second.number and first_one.position = 1 and second.position = 2
          and first_one.seller_id = second.seller_id`,
  );
  await execute(db, sql`analyze drawn_package`);
  await drawLines(db);
}

async function drawLines(db: Database): Promise<void> {
  await execute(
    db,
    sql`create temp table drawn_line on commit drop as
        select number, drawn_package.seller_id, position, created_at,
          (row_number() over (partition by number order by position, chosen.id))::smallint as line,
          chosen.id as product_id, chosen.name, chosen.reference, chosen.image_url, chosen.price, chosen.sale_price,
          coalesce(chosen.sale_price, chosen.price) as unit_price, 1 + n % 3 as quantity
        from drawn_package
        join lateral (
          select distinct product.* from generate_series(1, 1 + n % 3) piece
          join numbered_product product on product.seller_id = drawn_package.seller_id
            and product.place = floor(pg_temp.big_random(n * 10 + piece, 50 + position)
              * (select products from numbered_seller where numbered_seller.seller_id = drawn_package.seller_id))
        ) chosen on true`,
  );
  await execute(db, sql`analyze drawn_line`);
}

/** Products by shop and running number, and the shops that have some; they go with `dropNumbers`. */
export async function numberProducts(db: Database): Promise<void> {
  await execute(
    db,
    sql`create unlogged table numbered_product as
        select id, seller_id, name, reference, image_url, price, sale_price,
          row_number() over (partition by seller_id order by id) - 1 as place
        from product where price is not null and main_category_id is not null`,
  );
  await execute(db, sql`create index on numbered_product (seller_id, place)`);
  await execute(
    db,
    sql`create unlogged table numbered_seller as
        select seller_id, count(*) as products, row_number() over (order by seller_id) - 1 as place
        from numbered_product group by seller_id`,
  );
  await execute(db, sql`create index on numbered_seller (place)`);
  await execute(db, sql`create index on numbered_seller (seller_id)`);
  await execute(db, sql`analyze numbered_product`);
  await execute(db, sql`analyze numbered_seller`);
}

export async function dropNumbers(db: Database): Promise<void> {
  await execute(db, sql`drop table numbered_product, numbered_seller`);
}

/** With what the tables' triggers would derive: the filling's sessions fire none. */
export async function insertDrawnOrders(db: Database): Promise<void> {
  await execute(
    db,
    sql`insert into orders (number, idempotency_key, request_fingerprint, access_token_hash, account_id, email,
          first_name, last_name, phone, person_type_id, document_type_id, document_number, address, city_id,
          payment_method_id, item_count, subtotal, shipping_cost, total, privacy_policy_version, created_at)
        select number, 'masivo-' || number, 'masivo', md5(number::text), account_id, email, first_name, last_name, phone,
          '1', 'CC', (40000000 + n)::text, 'Calle ' || n % 170 + 1 || ' # 20-30', '11001', payment_method_id, items,
          goods, shipping, goods + shipping, '1', created_at
        from drawn_order
        join (select number, sum(quantity)::int as items, sum(quantity * unit_price)::int as goods
              from drawn_line group by number) sums using (number)
        join (select number, count(*)::int * ${raw(SHIPPING)} as shipping from drawn_package group by number) sent
          using (number)
        order by number`,
  );
  await execute(
    db,
    sql`insert into package (order_number, seller_id, position, status_id, carrier, tracking_number, shipping_zone,
          shipping_rate, billable_kilograms, subtotal, kept_fee, money_state, received_at, accepted_at, delivered_at,
          sold_on)
        select number, seller_id, position, status_id,
          case when status_id in (1, 7, 2, 3) then 'Servientrega' end,
          case when status_id in (1, 7, 2, 3) then 'GU' || 100000000 + n end,
          'nacional', ${raw(SHIPPING)}, 1, goods, case when status_id = 32 then 0 else fee end,
          case when status_id = 32 or payment_method_id = 3 and (status_id <> 3 or n % 200 = 0) then 'none'
               when status_id = 3 and age > interval '25 days' then 'released' else 'held' end,
          created_at, case when status_id <> 19 then created_at + interval '2 hours' end,
          case when status_id = 3 then created_at + interval '7 days' end, (created_at at time zone 'America/Bogota')::date
        from drawn_package
        join (select number, seller_id, sum(quantity * unit_price)::int as goods,
                sum(round(unit_price * quantity * 0.1)) as fee
              from drawn_line group by 1, 2) sums
          using (number, seller_id)`,
  );
  await execute(
    db,
    sql`insert into order_line (order_number, line, seller_id, product_id, term_ids, name, reference, image_url, price,
          sale_price, quantity, attributes, fee_percent, fee, cancelled_quantity)
        select number, line, seller_id, product_id, '{}', name, reference, image_url, price, sale_price, quantity, '[]',
          10, round(unit_price * quantity * 0.1), case when status_id = 32 then quantity else 0 end
        from drawn_line join drawn_package using (number, seller_id) order by number, line`,
  );
  await execute(
    db,
    sql`insert into package_status_change (order_number, seller_id, status_id, changed_at)
        select number, seller_id, step.status_id, created_at + step.after
        from drawn_package
        join (values (19, interval '0'), (20, interval '2 hours'), (21, interval '9 hours'), (1, interval '20 hours'),
          (2, interval '2 days'), (3, interval '7 days'), (32, interval '1 day')) as step (status_id, after)
          on case drawn_package.status_id when 32 then step.status_id in (19, 32)
             else step.status_id = drawn_package.status_id or step.status_id <> 32 and step.after <=
               (case drawn_package.status_id when 19 then interval '0' when 20 then interval '2 hours'
                when 21 then interval '9 hours' when 1 then interval '20 hours' when 7 then interval '20 hours'
                when 2 then interval '2 days' else interval '7 days' end) end
        order by number, step.after`,
  );
  await execute(
    db,
    sql`insert into order_words (order_number, words)
        select order_number, words from words_of_orders(array(select number from drawn_order))`,
  );
}

/** New orders go on after the highest number. */
export async function storeNumbering(db: Database): Promise<void> {
  await execute(
    db,
    sql`select setval(pg_get_serial_sequence('orders', 'number'), (select max(number) from orders))`,
  );
}

const SHIPPING = 8_000;

// What a package of that age is: cancelled (before any cash of it was collected, so that nothing is owed back), or as far
// as its days have brought it.
function statusOf(age: Sql): Sql {
  return sql`case when payment_method_id = 3 and pg_temp.big_random(n, 32) < 0.125 then 32
    when ${age} < interval '1 day' then 19 when ${age} < interval '2 days' then 20 when ${age} < interval '3 days' then 21
    when ${age} < interval '5 days' then 1 when ${age} < interval '8 days' then 2 else 3 end`;
}

function random(salt: number): Sql {
  return sql`pg_temp.big_random(n, ${raw(salt)})`;
}
