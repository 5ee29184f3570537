import { afterAll, beforeAll, expect, test } from 'vitest';
import { success } from '../../src/domain/result.ts';
import { type Database, execute, query, type Sql, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import {
  insertOrder,
  type OrderRecord,
} from '../../src/server/modules/orders/placing/place-order.repository.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { count, openShop, type Shop } from '../support/order-factories.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface Sold {
  sellerId: number;
  productId: number;
}

const PLACED_AT = new Date('2026-11-03T15:00:00Z');
const HOLIDAY = [new Date('2026-11-03T05:00:00Z'), new Date('2026-11-05T05:00:00Z')] as const;

async function buildSold(): Promise<Sold> {
  const sellerId = await buildSeller(shop.db);
  const productId = await buildProduct(shop.db, { sellerId, price: 10_000, salePrice: 8_000, onHand: 5 });
  return { sellerId, productId };
}

const written = success({ number: expect.any(Number) });

let sequence = 0;

/** Three units, as they were when they were read. */
function recordOf({ sellerId, productId }: Sold): OrderRecord {
  const sale = { price: 10_000, salePrice: 8_000, quantity: 3 };
  return {
    identity: { key: `statement-${++sequence}`, neighbours: null, fingerprint: 'f' },
    accessTokenHash: '0'.repeat(64),
    accountId: null,
    customer: {
      email: 'ana@plazuela.test',
      firstName: 'Ana',
      lastName: 'Gómez',
      phone: '3001234567',
      personTypeId: '1',
      documentTypeId: 'CC',
      documentNumber: '1020304050',
      neighbourhood: undefined,
      addressUnit: undefined,
      deliveryNotes: undefined,
      address: 'Calle 10 # 20-30',
      city: {
        id: '11001',
        name: 'Bogotá, D.C.',
        departmentId: '11',
        latitude: 4.6,
        longitude: -74.1,
        needsForwarding: false,
      },
      coordinates: null,
      privacyPolicyVersion: null,
    },
    addressKey: '11001 calle 10 20 30',
    emailKey: 'ana@plazuela.test',
    paymentMethodId: 3,
    payment: null,
    unpaidOrders: null,
    cashOrders: null,
    messages: [],
    placedAt: PLACED_AT,
    draft: {
      lines: [{ ...sale, productId, sellerId, termIds: [], attributes: [], feePercent: 10, fee: 2_400 }],
      packages: [
        {
          sellerId,
          sellerName: 'Tienda',
          sellerEmail: 'tienda@plazuela.test',
          subtotal: 24_000,
          fee: 2_400,
          rate: 8_900,
          zone: 'U',
          billableKilograms: 3,
          minimumDays: 1,
          maximumDays: 2,
          notDeliverable: [],
          isCovered: true,
          originName: 'Bogotá',
          room: { grams: 0, kilograms: 3 },
          freeShipping: null,
          promise: {
            dispatchBy: '2026-11-24',
            from: '2026-11-25',
            to: '2026-11-26',
            orderBefore: new Date('2026-11-23T15:00:00-05:00'),
          },
        },
      ],
      stockNeeds: [{ productId, termIds: [], quantity: 3 }],
      itemCount: 3,
      subtotal: 24_000,
      shippingCost: 8_900,
      total: 32_900,
    },
  };
}

const stockOf = ({ productId }: Sold) =>
  count(shop.db, sql`select on_hand as count from stock where product_id = ${productId}`);

/** What may happen between the reading of the lines and the writing of their order. */
const changes: [string, (sold: Sold) => Sql | Promise<Sql>][] = [
  ['the shop was blocked', ({ sellerId }) => sql`update seller set status = 3 where id = ${sellerId}`],
  [
    'the product was paused',
    ({ productId }) => sql`update product set active = false where id = ${productId}`,
  ],
  ['the price rose', ({ productId }) => sql`update product set price = 10001 where id = ${productId}`],
  ['the offer ended', ({ productId }) => sql`update product set sale_price = null where id = ${productId}`],
  ['the offer changed', ({ productId }) => sql`update product set sale_price = 7999 where id = ${productId}`],
  [
    'the shop went on holiday',
    ({ sellerId }) =>
      sql`update seller set holiday_from = ${HOLIDAY[0]}, holiday_until = ${HOLIDAY[1]} where id = ${sellerId}`,
  ],
  [
    'others bought all but two',
    ({ productId }) => sql`update stock set on_hand = 2 where product_id = ${productId}`,
  ],
  ['the stock was deleted', ({ productId }) => sql`delete from stock where product_id = ${productId}`],
  [
    'the product went to another shop',
    async ({ productId }) => {
      const other = await buildSeller(shop.db);
      return sql`update product set seller_id = ${other} where id = ${productId}`;
    },
  ],
];

test.each(changes)('nothing is written when, since the lines were read, %s', async (_what, change) => {
  const sold = await buildSold();
  await execute(shop.db, await change(sold));
  const ordersBefore = await count(shop.db, sql`select count(*) from orders`);
  const unitsBefore = await stockOf(sold);
  expect(await insertOrder(shop.db, recordOf(sold))).toEqual(success(null));
  expect(await count(shop.db, sql`select count(*) from orders`)).toBe(ordersBefore);
  expect(await stockOf(sold)).toBe(unitsBefore);
});

test('what is as it was read is written, and its units are taken', async () => {
  const sold = await buildSold();
  expect(await insertOrder(shop.db, recordOf(sold))).toMatchObject(written);
  expect(await stockOf(sold)).toBe(2);
});

test('a holiday that is over, or has not begun, is none', async () => {
  for (const [from, until] of [
    ['2026-11-01T05:00:00Z', PLACED_AT.toISOString()],
    ['2026-11-03T15:00:01Z', '2026-11-09T05:00:00Z'],
  ]) {
    const sold = await buildSold();
    await execute(
      shop.db,
      sql`update seller set holiday_from = ${from}, holiday_until = ${until} where id = ${sold.sellerId}`,
    );
    expect(await insertOrder(shop.db, recordOf(sold))).toMatchObject(written);
  }
});

test('the same submission is written once', async () => {
  const sold = await buildSold();
  const record = recordOf(sold);
  expect(await insertOrder(shop.db, record)).toMatchObject(written);
  expect(await insertOrder(shop.db, record)).toEqual(success(null));
  expect(await stockOf(sold)).toBe(2);
});

test('an order of two packages writes its own rows and nothing else, each of them once', async () => {
  const [first, second] = [recordOf(await buildSold()), recordOf(await buildSold())];
  const message = { template: 'order-confirmation', recipient: 'ana@plazuela.test', data: {} };
  const draft = {
    ...first.draft,
    lines: [...first.draft.lines, ...second.draft.lines],
    packages: [...first.draft.packages, ...second.draft.packages],
    stockNeeds: [...first.draft.stockNeeds, ...second.draft.stockNeeds],
  };
  const writes = await inTransaction(shop.db, async (db) => {
    // The connection may still count what it wrote before.
    const before = await countWrites(db);
    // Now, by the database's clock too: an order of a day that is over notes that day for its sums.
    const placedAt = new Date();
    await insertOrder(db, { ...first, placedAt, draft, messages: [message, message, message] });
    return [...(await countWrites(db))].flatMap(([table, counts]) => {
      const news = counts.map((written, place) => written - (before.get(table)?.[place] ?? 0));
      return news.some((written) => written > 0) ? [[table, ...news]] : [];
    });
  });
  const rows = (table: string, inserted: number, updated = 0) => [table, inserted, updated, 0];
  expect(writes).toEqual([
    rows('order_line', 2),
    // The words that people look for are made later, see words_of_orders.
    rows('order_to_index', 1),
    rows('orders', 1),
    rows('outbox_message', 3),
    rows('package', 2),
    rows('package_status_change', 2),
    rows('stock', 0, 2),
  ]);
});

test('a statement that writes several steps of several packages gives each package its moments', async () => {
  const numbers: number[] = [];
  for (const sold of [await buildSold(), await buildSold()]) {
    const payment = { expiresAt: PLACED_AT, splitState: 'none' as const };
    const waiting = await insertOrder(shop.db, { ...recordOf(sold), payment });
    numbers.push((waiting.ok && waiting.value?.number) || 0);
  }
  await execute(
    shop.db,
    sql`insert into package_status_change (order_number, seller_id, status_id, changed_at)
        select order_number, seller_id, step.id, ${PLACED_AT}::timestamptz + step.after
        from package cross join (values (19, interval '0'), (20, interval '1 hour'), (19, interval '2 hours')) step (id, after)
        where order_number = any(${numbers}::bigint[])`,
  );
  const moments = await query(
    shop.db,
    sql`select received_at, accepted_at from package where order_number = any(${numbers}::bigint[])`,
  );
  const each = { receivedAt: PLACED_AT, acceptedAt: new Date(PLACED_AT.getTime() + 3_600_000) };
  expect(moments).toEqual([each, each]);
});

/** By table: rows inserted, updated and deleted. */
async function countWrites(db: Database): Promise<Map<string, number[]>> {
  const tables = await query<{ name: string; counts: number[] }>(
    db,
    sql`select relname::text as name, array[n_tup_ins, n_tup_upd, n_tup_del] as counts
        from pg_stat_xact_user_tables order by 1`,
  );
  return new Map(tables.map(({ name, counts }) => [name, counts]));
}
