import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../src/server/context.ts';
import { execute, sql } from '../../src/server/db/sql.ts';
import { listOwnOrders } from '../../src/server/modules/buyers/order-list.service.ts';
import { buildAccount } from '../support/account-factories.ts';
import { buildSeller } from '../support/catalog-factories.ts';
import { buildCheckoutReferences } from '../support/checkout-references.ts';
import { createTestContext } from '../support/context.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { buildOrders } from '../support/purchase-factories.ts';

let database: TestDatabase;
let context: Context;
let sellers: number[];
beforeAll(async () => {
  database = await createTestDatabase();
  context = createTestContext(database.pool);
  await buildCheckoutReferences(database.pool);
  sellers = [
    await buildSeller(database.pool, { displayName: 'Del Campo' }),
    await buildSeller(database.pool, { displayName: 'Paisa' }),
  ];
});
afterAll(() => database.drop());

const newAccount = async () => (await buildAccount(database.pool)).id;

test('without any order the list has no status and the text of the spec', async () => {
  const accountId = await newAccount();
  await buildOrders(database.pool, { accountId: await newAccount(), sellerIds: sellers });
  await buildOrders(database.pool, { accountId: null, sellerIds: sellers });
  expect(await listOwnOrders(context, accountId)).toEqual({
    status: false,
    message: 'No hay pedidos aún',
    orders: [],
    nextCursor: null,
  });
});

test('an order shows its date, amounts, packages with their present status and its first eight products', async () => {
  const accountId = await newAccount();
  const [number] = await buildOrders(database.pool, { accountId, sellerIds: sellers, linesPerPackage: 5 });
  await execute(
    database.pool,
    sql`insert into package_status_change (order_number, seller_id, status_id, changed_at)
        values (${number}, ${sellers[1]}, 2, '2026-02-03T10:20:30.5Z')`,
  );
  await execute(
    database.pool,
    sql`update package set status_id = 2, tracking_number = 'GUIA-1'
        where order_number = ${number} and seller_id = ${sellers[1]}`,
  );
  const { status, orders } = await listOwnOrders(context, accountId);
  expect(status).toBe(true);
  expect(orders).toEqual([
    {
      number,
      paymentState: null,
      placedAt: '2026-01-01T13:00:00.000Z',
      itemCount: 10,
      totals: { subtotal: 20_000, shippingCost: 8_000, total: 28_000 },
      packages: [
        {
          sellerId: sellers[0],
          sellerName: 'Del Campo',
          status: { id: 19, name: 'Pedido recibido', date: '2026-01-01T13:00:00.000Z', trackingNumber: null },
          products: [1, 2, 3, 4, 5].map((line) => expect.objectContaining({ name: `Producto ${line}` })),
        },
        {
          sellerId: sellers[1],
          sellerName: 'Paisa',
          status: { id: 2, name: 'En camino', date: '2026-02-03T10:20:30.500Z', trackingNumber: 'GUIA-1' },
          products: [1, 2, 3].map((line) => ({
            productId: 1000 + line,
            name: `Producto ${line}`,
            imageUrl: `/img/${sellers[1]}-${line}-640.webp`,
            quantity: 1,
          })),
        },
      ],
    },
  ]);
});

test('pages follow each other, newest first, without gaps, repetitions or strangers', async () => {
  const [accountId, otherId] = [await newAccount(), await newAccount()];
  const numbers: number[] = [];
  for (let time = 0; time < 5; time++) {
    numbers.push(...(await buildOrders(database.pool, { accountId, count: 9, sellerIds: sellers })));
    await buildOrders(database.pool, { accountId: otherId, count: 3, sellerIds: sellers });
  }
  const found: number[] = [];
  let cursor: number | undefined;
  let pages = 0;
  do {
    const page = await listOwnOrders(context, accountId, { limit: 10, cursor });
    found.push(...page.orders.map(({ number }) => number));
    cursor = page.nextCursor ?? undefined;
    pages++;
  } while (cursor !== undefined);
  expect(found).toEqual(numbers.reverse());
  expect(pages).toBe(5);
  const beyond = await listOwnOrders(context, accountId, { cursor: numbers.at(-1) });
  expect(beyond).toEqual({ status: true, orders: [], nextCursor: null });
  // Twenty unless said.
  expect((await listOwnOrders(context, accountId)).orders).toHaveLength(20);
});

test('a page costs a person with a thousand orders what it costs one with a page of them', async () => {
  const [busyId, otherId] = [await newAccount(), await newAccount()];
  const parts = { sellerIds: sellers, linesPerPackage: 2 };
  await buildOrders(database.pool, { ...parts, accountId: otherId, count: 21 });
  await buildOrders(database.pool, { ...parts, accountId: busyId, count: 1_000 });
  await database.pool.query('analyze');
  const [busy, other] = [await blocksRead(busyId), await blocksRead(otherId)];
  expect(busy).toBeLessThan(1_000);
  // Some blocks more or less by where the rows came to lie; reading all of them would take twenty times as many.
  expect(busy / other).toBeLessThan(1.5);
});

/** Blocks that the statement of a first page touches. */
async function blocksRead(accountId: number): Promise<number> {
  let statement: QueryConfig<unknown[]> | undefined;
  const recorder = {
    query: (asked: QueryConfig<unknown[]>) => {
      statement = asked;
      return database.pool.query(asked);
    },
  } as unknown as Context['write'];
  await listOwnOrders({ write: recorder }, accountId);
  const { rows } = await database.pool.query({
    text: `explain (analyze, buffers, format json) ${statement?.text}`,
    values: statement?.values ?? [],
  });
  const { Plan: plan } = rows[0]['QUERY PLAN'][0];
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}
