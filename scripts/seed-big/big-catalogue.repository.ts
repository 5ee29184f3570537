import { type Database, execute, query, queryOne, raw, type Sql, sql } from '../../src/server/db/sql.ts';
import type { Shelf } from './shelves.ts';
import { brands, qualities, sentences, thingsByCategory, variants } from './vocabulary.ts';

// Rows of this script are known by these marks, so that it can be run again to let the catalogue grow.
const firstPosition = 1_000;
const emailMark = 'masivo-';
const referenceMark = 'MAS-';
const things = Object.values(thingsByCategory).flat();
const namedMains = raw(Object.keys(thingsByCategory).length);
const thingsOfEach = raw(things.length / Object.keys(thingsByCategory).length);

export async function countOtherCategories(db: Database): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from category where position < ${firstPosition}::int`,
  );
  return row?.count ?? 0;
}

/** Main categories and subcategories, once. */
export async function insertCategories(db: Database, shelves: readonly Shelf[]): Promise<void> {
  const mains = shelves.map(({ name }, index) => ({ name, position: firstPosition + index }));
  await execute(
    db,
    sql`insert into category (name, position)
        select name, position from jsonb_to_recordset(${JSON.stringify(mains)}::jsonb) m (name text, position int)
        where not exists (select from category c where c.position = m.position and c.parent_id is null)`,
  );
  const subs = shelves.flatMap(({ parts }, main) =>
    parts.map((name, index) => ({ main: firstPosition + main, name, position: firstPosition + index })),
  );
  await execute(
    db,
    sql`insert into category (name, parent_id, position)
        select s.name, m.id, s.position
        from jsonb_to_recordset(${JSON.stringify(subs)}::jsonb) s (main int, name text, position int)
        join category m on m.position = s.main and m.parent_id is null
        where not exists (select from category c where c.parent_id = m.id and c.position = s.position)`,
  );
}

/** Sellers up to a number, in the first city and of the last person type that exist, or in Bogotá. */
export async function insertSellers(db: Database, total: number): Promise<void> {
  await execute(
    db,
    sql`insert into department (id, name) values ('11', 'Bogotá, D.C.') on conflict do nothing`,
  );
  await execute(
    db,
    sql`insert into city (id, department_id, name, latitude, longitude, is_capital)
        values ('11001', '11', 'Bogotá, D.C.', 4.6486, -74.1079, true) on conflict do nothing`,
  );
  await execute(
    db,
    sql`insert into person_type (id, name, position) values ('3', 'Persona jurídica', 3) on conflict do nothing`,
  );
  await execute(
    db,
    sql`insert into seller (person_type_id, company_name, display_name, nit, email, phone, address, city_id,
          epayco_id, fee_percent, status)
        select '3', name || ' S.A.S.', name, (700000000 + n)::text, ${emailMark} || n || '@plazuela.test',
          (3100000000 + n)::text, 'Calle ' || n % 170 + 1 || ' # ' || n % 90 + 1 || '-' || n % 60 + 1, '11001',
          (800000 + n)::text, 8 + n % 5, 2
        from (
          select n, (${brands}::text[])[1 + n % ${brands.length}::int] || ' ' || n as name
          from generate_series(1, ${total}::int) n
        ) numbered
        on conflict (nit) do nothing`,
  );
}

export async function countProducts(db: Database): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select coalesce(max(substr(reference, 5)::int), 0) as count from product
        where seller_id in (select id from seller where email like ${emailMark} || '%')
          and reference like ${referenceMark} || '%'`,
  );
  return row?.count ?? 0;
}

/**
 * Products number `first` to `last` with pictures, attributes and stock. Everything follows from the number, by
 * hashes: few sellers have many products, few products are popular, a third has an offer, one of fifty is hidden.
 */
export async function insertProducts(db: Database, first: number, last: number): Promise<void> {
  await numberSellersAndCategories(db);
  await insertProductRows(db, first, last, await listPictures(db));
  await insertParts(db, first, last);
}

async function numberSellersAndCategories(db: Database): Promise<void> {
  await execute(
    db,
    sql`create temp table big_seller on commit drop as
        select s.id, row_number() over (order by s.id) - 1 as number
        from seller s where s.email like ${emailMark} || '%'`,
  );
  await execute(db, sql`create index on big_seller (number)`);
  await execute(db, sql`analyze big_seller`);
  await execute(
    db,
    sql`create temp table big_category on commit drop as
        select c.id, c.parent_id, m.position - ${firstPosition}::int as main, c.position - ${firstPosition}::int as sub,
          count(*) over (partition by m.id) as parts
        from category c join category m on m.id = c.parent_id
        where c.position >= ${firstPosition}::int and m.position >= ${firstPosition}::int`,
  );
}

/** Pictures of the products that were there before, so that pages show some. */
async function listPictures(db: Database): Promise<string[]> {
  const rows = await query<{ url: string }>(
    db,
    sql`select image_url as url from product where reference not like ${referenceMark} || '%' order by id limit 100`,
  );
  return rows.length > 0 ? rows.map(({ url }) => url) : ['/img/producto-640.webp'];
}

async function insertProductRows(
  db: Database,
  first: number,
  last: number,
  pictures: string[],
): Promise<void> {
  await execute(
    db,
    sql`with drawn as materialized (
          select n, ${random(1)} ^ 2.2 as seller, ${random(2)} as main, ${random(3)} ^ 1.5 as sub,
            (4000 + 1500000 * ${random(4)} ^ 4)::int / 100 * 100 as pesos, ${random(5)} as offer,
            floor(10000 * ${random(6)} ^ 12) as popularity, ${random(8)} >= 0.02 as active,
            timestamptz '2023-01-01' + ${random(7)} * interval '1000 days' as moment,
            ${pick(14, brands)} || ' ' || ${pick(15, qualities)} || ' ' || ${pick(16, variants)}
              || case when n % 2 = 0 then ' ref. M' || n % 50000 else '' end as name_end,
            ${pick(11, sentences)} || ' ' || ${pick(12, sentences)} || ' ' || ${pick(13, sentences)} as text,
            ${pick(17, pictures)} as picture
          from generate_series(${first}::int, ${last}::int) n
        ), placed as (
          select drawn.*, s.id as seller_id, c.id as category_id, c.parent_id,
            (${things}::text[])[1 + c.main % ${namedMains} * ${thingsOfEach} + c.sub % ${thingsOfEach}] || ' ' || name_end as name
          from drawn
          join big_seller s on s.number = floor(drawn.seller * (select count(*) from big_seller))
          -- A seller sells in two main categories.
          join big_category c on c.sub = floor(drawn.sub * c.parts)
            and c.main = floor(pg_temp.big_random(s.id, case when drawn.main < 0.7 then 21 else 22 end)
              * (select 1 + max(main) from big_category))
        )
        insert into product (seller_id, main_category_id, subcategory_id, reference, name, description, price, sale_price,
          image_url, image_alt, weight_kilograms, height_centimetres, width_centimetres, length_centimetres,
          popularity, active, created_at, updated_at)
        select seller_id, parent_id, category_id, ${referenceMark} || n, name, name || '. ' || text, pesos,
          case when offer < 0.3 then pesos * (60 + (offer * 100)::int) / 100 end,
          picture, name, 0.1 + (n % 90) / 10.0, 5 + n % 30, 5 + n % 25, 5 + n % 40, popularity, active, moment, moment
        from placed order by n`,
  );
}

async function insertParts(db: Database, first: number, last: number): Promise<void> {
  await execute(
    db,
    sql`create temp table big_new on commit drop as
        select id, image_url, substr(reference, 5)::int as n from product
        where seller_id in (select id from big_seller) and reference like ${referenceMark} || '%'
          and substr(reference, 5)::int between ${first}::int and ${last}::int`,
  );
  await execute(
    db,
    sql`insert into product_image (product_id, position, url)
        select id, position, image_url from big_new cross join generate_series(1, 2) position`,
  );
  await execute(
    db,
    sql`insert into stock (product_id, on_hand) select id, (${random(9)} * 120)::int from big_new`,
  );
  await execute(
    db,
    sql`with attribute as (
          insert into product_attribute (product_id, name, position)
          select id, 'Color', 0 from big_new where n % 3 = 0 returning id
        )
        insert into product_term (attribute_id, name, position)
        select attribute.id, (array['Negro', 'Blanco', 'Azul'])[position], position
        from attribute cross join generate_series(1, 3) position`,
  );
}

function random(salt: number): Sql {
  return sql`pg_temp.big_random(n, ${raw(salt)})`;
}

function pick(salt: number, choices: string[]): Sql {
  return sql`pg_temp.big_pick(n, ${raw(salt)}, ${choices}::text[])`;
}

/** A number from 0 to 1, always the same for the same number and salt; and a choice from a list by it. */
export async function createGenerators(db: Database): Promise<void> {
  await execute(
    db,
    sql`create or replace function pg_temp.big_random(number bigint, salt int) returns float8
        language sql immutable parallel safe
        as $$ select (hashint8extended(number, salt) & 4503599627370495) / 4503599627370496.0::float8 $$`,
  );
  await execute(
    db,
    sql`create or replace function pg_temp.big_pick(number bigint, salt int, choices text[]) returns text
        language sql immutable parallel safe
        as $$ select choices[1 + floor(pg_temp.big_random(number, salt) * array_length(choices, 1))] $$`,
  );
}
