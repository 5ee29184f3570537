import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../src/server/db/migrate.ts';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { buildSeller } from '../support/catalog-factories.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { migrationsFolder } from '../support/postgres-server.ts';

/** Half of them have six combinations. */
const PRODUCTS = 400;

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'before-variants-'));
  const before = (await readdir(migrationsFolder)).filter((name) => name < '0140');
  await Promise.all(
    before.map((name) => copyFile(path.join(migrationsFolder, name), path.join(folder, name))),
  );
  await database.pool.query('drop schema public, epayco_emulator, probe cascade; create schema public');
  await migrate(database.pool, folder);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('each combination of before becomes a variant that costs, weighs and has what it did', async () => {
  const { pool } = database;
  await fill();
  const stockBefore = await query(pool, sql`select * from stock order by product_id, term_ids`);
  const pricesBefore = await prices();
  await migrate(pool, migrationsFolder);
  expect(await query(pool, sql`select * from stock order by product_id, term_ids`)).toEqual(stockBefore);
  expect(await prices()).toEqual(pricesBefore);
  const differing = await query(
    pool,
    sql`select from product_variant v join product p on p.id = v.product_id
        where (v.price, v.weight_kilograms, v.height_centimetres, v.width_centimetres, v.length_centimetres, v.seller_id)
          is distinct from (p.price, p.weight_kilograms, p.height_centimetres, p.width_centimetres, p.length_centimetres,
            p.seller_id) or not v.active`,
  );
  expect(differing).toEqual([]);
  const counts = await queryOne(
    pool,
    sql`select (select count(*)::int from product_variant) as variants,
          (select count(*)::int from stock where term_ids <> '{}') as stocks,
          (select count(distinct (seller_id, reference))::int from product_variant) as references,
          (select max(length(reference)) from product_variant) <= 60 as are_short,
          (select count(*)::int from product_variant v join product p using (seller_id, reference)) as shared`,
  );
  expect(counts).toEqual({
    variants: PRODUCTS * 3,
    stocks: PRODUCTS * 3,
    references: PRODUCTS * 3,
    areShort: true,
    shared: 0,
  });
  // The offer that ran for the whole product runs for each of its variants, and the price stays.
  const running = await query(
    pool,
    sql`select o.state, v.sale_price from offer o join product_variant v on v.id = o.variant_id`,
  );
  expect(running).toHaveLength(6);
  expect(running[0]).toEqual({ state: 'running', salePrice: 500 });
  // A program of before adds a stock.
  await execute(
    pool,
    sql`insert into stock (product_id, term_ids, on_hand)
    select product_id, term_ids || 2000000, 3 from stock where term_ids <> '{}' limit 1`,
  );
  const late = await queryOne(pool, sql`select price from product_variant where 2000000 = any(term_ids)`);
  expect(late).toMatchObject({ price: expect.any(Number) });
});

const prices = () =>
  query(database.pool, sql`select id, price, sale_price, final_price from product order by id`);

async function fill(): Promise<void> {
  const { pool } = database;
  await pool.query(`
    insert into department (id, name) values ('99', 'Prueba') on conflict do nothing;
    insert into city (id, department_id, name, latitude, longitude) values ('99001', '99', 'Prueba', 4, -74) on conflict do nothing;
    insert into category (id, name) values (1, 'Ropa')`);
  await buildSeller(pool, { cityId: '99001' });
  await pool.query(`
    insert into product (seller_id, main_category_id, reference, name, description, price, image_url, weight_kilograms,
      height_centimetres, width_centimetres, length_centimetres, stock_per_combination)
    select (select min(id) from seller), 1, 'REF-' || n || repeat('-larga', n % 12), 'Camiseta ' || n, '', 1000 + n, '/img/a-640.webp',
      0.2 + n / 1000.0, 1, 2, 3, n % 2 = 0
    from generate_series(1, ${PRODUCTS}) n;
    insert into product_attribute (product_id, name, position)
    select p.id, a.name, a.position from product p, (values ('Talla', 1), ('Color', 2)) as a (name, position) where p.stock_per_combination;
    insert into product_term (attribute_id, name, position)
    select a.id, t.name, t.position from product_attribute a
    join (values (1, 'S', 1), (1, 'M', 2), (1, '♥', 3), (2, 'Azul cielo claro', 1), (2, 'Azul cielo clarísimo', 2)) as t (of, name, position)
      on t.of = a.position;
    insert into stock (product_id, term_ids, on_hand)
    select p.id, '{}', p.id % 9 from product p where not p.stock_per_combination
    union all
    select a.product_id, array[least(t.id, u.id), greatest(t.id, u.id)], (t.id + u.id) % 9
    from product_attribute a join product_term t on t.attribute_id = a.id
    join product_attribute b on b.product_id = a.product_id and b.position = 2 join product_term u on u.attribute_id = b.id
    where a.position = 1;
    update product set sale_price = 500 where id = (select min(id) from product where stock_per_combination);
    insert into offer (product_id, sale_price, starts_at, ends_at, state)
    select min(id), 500, now() - interval '1 day', now() + interval '1 day', 'running' from product where stock_per_combination`);
}
