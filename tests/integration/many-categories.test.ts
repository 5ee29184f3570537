import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { listCategoryChoices } from '../../src/server/modules/books/fees/fee.repository.ts';
import { listCategoryNames } from '../../src/server/modules/import/import-row.repository.ts';
import { listCategoryIds } from '../../src/server/pages/sitemap.repository.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { read } from '../support/published-reads.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

const MANY = 3_000;
const MAIN = 60;

let shop: Shop;
let editor: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  editor = await logIn(shop.db, { roles: ['operator'], operatorRole: 'content' });
  await execute(shop.db, sql`delete from category`);
  await grow(MANY);
  await execute(shop.db, sql`select setval(pg_get_serial_sequence('category', 'id'), 100000)`);
});
afterAll(() => shop.close());

/** The first are main ones, the others stand below them in turns; every one shows a product. */
async function grow(count: number): Promise<void> {
  await execute(
    shop.db,
    sql`insert into category (id, name, parent_id, position, product_count)
        select n, 'Estante ' || n, case when n > ${MAIN} then n % ${MAIN} + 1 end, n, 1
        from generate_series(1, ${count}::int) n on conflict do nothing`,
  );
}

const create = (name: string) =>
  sendAim(shop.app, 'createCategory', { json: { name, parentId: 1 } }, editor.cookies);

test('a tree of 3,000 categories is whole wherever it is shown', async () => {
  expect((await shop.app.inject('/api/categorias')).json()).toHaveLength(MANY);
  expect(await read(shop.app, 'listCategoryTree', {}, editor)).toHaveLength(MANY);
  expect(await listCategoryChoices(shop.db)).toHaveLength(MANY);
  expect(await listCategoryNames(shop.db)).toHaveLength(MANY);
  expect(await listCategoryIds(shop.db)).toHaveLength(MANY);
});

test('it grows further, and is refused one more where lists would cut it', async () => {
  expect((await create('Uno más')).statusCode).toBe(201);
  await grow(5_000);
  const before = await query(shop.db, sql`select from category`);
  expect(before.length).toBeGreaterThanOrEqual(5_000);
  const refused = await create('De más');
  expect([refused.statusCode, bodyOf(refused).message]).toEqual([
    409,
    'Ya hay 5.000 categorías. Une o elimina algunas.',
  ]);
  expect(await read(shop.app, 'listCategoryTree', {}, editor)).toHaveLength(5_000);
});
