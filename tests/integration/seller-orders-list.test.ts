import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { listOperatorOrders } from '../../src/server/modules/orders/operator-view/operator-order-list.service.ts';
import { getSellerOrder } from '../../src/server/modules/orders/seller-view/seller-order.service.ts';
import {
  countSellerOrders,
  listSellerOrders,
  type OrderListQuery,
} from '../../src/server/modules/orders/seller-view/seller-order-list.service.ts';
import { sellerOrdersLoader } from '../../src/web/seller/orders/orders.loader.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { pageOf } from '../support/panel-page.ts';
import { read } from '../support/published-reads.ts';
import { buildOrders } from '../support/purchase-factories.ts';
import { buildShopOwner, placeInStage, type ShopOwner } from '../support/seller-order-factories.ts';

let shop: Shop;
let owner: ShopOwner;
let rival: ShopOwner;
beforeAll(async () => {
  shop = await openShop();
  owner = await buildShopOwner(shop.db);
  rival = await buildShopOwner(shop.db);
  // Orders that both shops have a package of.
  await buildOrders(shop.db, {
    sellerIds: [rival.sellerId, owner.sellerId],
    count: 3,
    lineName: 'Compartido',
  });
});
afterAll(() => shop.close());

const STATUSES = [19, 20, 21, 1, 7, 2, 30, 31, 3, 32];

test('every package stands in one group, and the counts are what the groups list, page by page', async () => {
  const own = await buildShopOwner(shop.db);
  const numbers = await buildOrders(shop.db, { sellerIds: [own.sellerId], count: 30 });
  for (const [index, orderNumber] of numbers.entries())
    await placeInStage(
      shop.db,
      { orderNumber, sellerId: own.sellerId },
      { statusId: STATUSES[index % 10] ?? 19 },
    );
  const counts = await countSellerOrders(shop.context, own.sellerId);
  const listed: Record<string, number[]> = {};
  for (const { tab } of counts) listed[tab] = await everyPage(own, { tab });
  const sizes = Object.fromEntries(Object.entries(listed).map(([tab, found]) => [tab, found.length]));
  expect(Object.fromEntries(counts.map(({ tab, count }) => [tab, count]))).toEqual(sizes);
  expect(sizes).toEqual({
    ...{
      all: 30,
      'to-accept': 3,
      'to-prepare': 3,
      'to-send': 6,
      'on-the-way': 12,
      delivered: 3,
      cancelled: 3,
    },
    'cash-to-report': 3,
  });
  const grouped = ['to-accept', 'to-prepare', 'to-send', 'on-the-way', 'delivered', 'cancelled'];
  expect(grouped.flatMap((tab) => listed[tab] ?? []).sort()).toEqual([...numbers].sort());
  expect(listed.all).toEqual([...numbers].reverse());
  expect(await everyPage(own, { tab: 'to-send', sort: 'newest' })).toEqual(
    [...(listed['to-send'] ?? [])].sort((a, b) => b - a),
  );
});

async function everyPage({ sellerId }: ShopOwner, asked: OrderListQuery): Promise<number[]> {
  const found: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await listSellerOrders(shop.context, sellerId, { ...asked, limit: 2, cursor });
    found.push(...page.orders.map(({ orderNumber }) => orderNumber));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

test('the first to fall due comes first, holidays and weekends do not count, and packages of one moment are all there', async () => {
  const own = await buildShopOwner(shop.db);
  const numbers = await buildOrders(shop.db, { sellerIds: [own.sellerId], count: 5 });
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = numbers;
  const place = (orderNumber: number, parts: Parameters<typeof placeInStage>[2]) =>
    placeInStage(shop.db, { orderNumber, sellerId: own.sellerId }, parts);
  const moment = '2026-12-04T15:00:00.123Z';
  await place(a, { statusId: 20, receivedAt: '2026-12-01T00:00:00Z', acceptedAt: '2026-12-07T15:00:00Z' });
  await place(b, { statusId: 20, receivedAt: moment, acceptedAt: moment });
  await place(c, { statusId: 20, receivedAt: moment, acceptedAt: moment });
  await place(d, { statusId: 19, receivedAt: '2026-12-09T10:00:00Z' });
  await place(e, { statusId: 19, receivedAt: '2026-12-08T10:00:00Z' });
  expect(await everyPage(own, { tab: 'to-prepare' })).toEqual([b, c, a]);

  // Friday the 4th: Monday the 7th and, over the holiday, Wednesday the 9th. Monday the 7th: until Thursday the 10th.
  const context = { ...shop.context, now: () => new Date('2026-12-10T05:00:01Z') };
  const { orders } = await listSellerOrders(context, own.sellerId, { tab: 'to-prepare' });
  expect(
    orders.map(({ orderNumber, deadline, isOverdue }) => ({ orderNumber, deadline, isOverdue })),
  ).toEqual([
    { orderNumber: b, deadline: '2026-12-10T05:00:00.000Z', isOverdue: true },
    { orderNumber: c, deadline: '2026-12-10T05:00:00.000Z', isOverdue: true },
    { orderNumber: a, deadline: '2026-12-11T05:00:00.000Z', isOverdue: false },
  ]);
  const accepting = (await listSellerOrders(context, own.sellerId, { tab: 'to-accept' })).orders;
  expect(accepting.map(({ orderNumber, isOverdue }) => [orderNumber, isOverdue])).toEqual([
    [e, true],
    [d, false],
  ]);
  const counts = await countSellerOrders(context, own.sellerId);
  expect(counts.filter(({ overdue }) => overdue > 0).map(({ tab, overdue }) => [tab, overdue])).toEqual([
    ['to-accept', 1],
    ['to-prepare', 2],
  ]);
  await storeRules({ acceptHours: 48, dispatchBusinessDays: 1 });
  const changed = await countSellerOrders(context, own.sellerId);
  await storeRules({});
  expect(changed.map(({ tab, overdue }) => [tab, overdue]).filter(([, overdue]) => overdue)).toEqual([
    ['to-prepare', 3],
  ]);
});

test.each([null, '2026-12-09'])(
  'the pages of a list by deadline follow each other, dispatched by %s',
  async (day) => {
    const own = await buildShopOwner(shop.db);
    const numbers = await buildOrders(shop.db, { sellerIds: [own.sellerId], count: 30 });
    for (const orderNumber of numbers)
      await placeInStage(shop.db, { orderNumber, sellerId: own.sellerId }, { statusId: 20 });
    await execute(
      shop.db,
      sql`update package set dispatch_by = ${day}::date where seller_id = ${own.sellerId}`,
    );
    const found: number[] = [];
    for (let href: string | null = '/vender/pedidos?grupo=por-preparar'; href && found.length <= 30; ) {
      const page = await sellerOrdersLoader(pageOf(shop, own, href));
      found.push(...page.orders.map(({ orderNumber }) => orderNumber));
      href = page.nextHref;
    }
    expect(found.toSorted()).toEqual(numbers.toSorted());
  },
);

function storeRules(rules: object) {
  return execute(
    shop.db,
    sql`insert into setting (key, value) values ('fulfilment-rules', ${JSON.stringify(rules)}::jsonb)
        on conflict (key) do update set value = excluded.value`,
  );
}

test('what a buyer was promised is the deadline of its shop, in the order of the list, the marks, the counts and for operators', async () => {
  const own = await buildShopOwner(shop.db);
  const [late = 0, soon = 0, unpromised = 0] = await buildOrders(shop.db, {
    sellerIds: [own.sellerId],
    count: 3,
  });
  const moment = '2026-11-20T15:00:00Z';
  for (const orderNumber of [late, soon, unpromised])
    await placeInStage(
      shop.db,
      { orderNumber, sellerId: own.sellerId },
      {
        ...{ statusId: 1, receivedAt: moment, acceptedAt: moment },
      },
    );
  const promise = (orderNumber: number, day: string | null) =>
    execute(shop.db, sql`update package set dispatch_by = ${day}::date where order_number = ${orderNumber}`);
  await promise(soon, '2026-11-25');
  await promise(late, '2026-11-23');
  await promise(unpromised, null);
  // By the rule, two business days: until the end of Tuesday 24.
  const context = { ...shop.context, now: () => new Date('2026-11-24T15:00:00Z') };
  expect(await everyPage(own, { tab: 'to-send' })).toEqual([unpromised, late, soon]);
  const { orders } = await listSellerOrders(context, own.sellerId, { tab: 'to-send' });
  expect(orders.map(({ deadline, isOverdue }) => [deadline, isOverdue])).toEqual([
    ['2026-11-25T05:00:00.000Z', false],
    ['2026-11-24T05:00:00.000Z', true],
    ['2026-11-26T05:00:00.000Z', false],
  ]);
  const counts = await countSellerOrders(context, own.sellerId);
  expect(counts.find(({ tab }) => tab === 'to-send')).toMatchObject({ count: 3, overdue: 1 });
  const opened = await getSellerOrder(context, own.sellerId, late);
  expect(opened.ok && opened.value.isOverdue).toBe(true);
  const seen = await listOperatorOrders(context, { late: true, sellerId: own.sellerId });
  expect(seen.orders.map(({ number, packages }) => [number, packages[0]?.isLate])).toEqual([[late, true]]);
});

test('one search finds number, buyer, goods and guide, with or without accents and capitals', async () => {
  const own = await buildShopOwner(shop.db);
  const person = { lastName: 'Muñoz Ángel', phone: '3001112233', documentNumber: '1', address: 'Calle 1' };
  const [number = 0] = await buildOrders(shop.db, {
    ...{ sellerIds: [own.sellerId, rival.sellerId], person, lineName: 'Café de Nariño' },
  });
  await buildOrders(shop.db, { sellerIds: [own.sellerId], lineName: 'Panela' });
  await execute(
    shop.db,
    sql`update package set tracking_number = 'GX-778-Ñ' where order_number = ${number} and seller_id = ${own.sellerId}`,
  );
  const search = async (typed: string) => everyPage(own, { search: typed });
  for (const typed of [String(number), 'munoz', 'MUÑOZ angel', 'cafe nari', 'ana mu', 'gx-778', 'ref-1 cafe'])
    expect(await search(typed), typed).toEqual([number]);
  for (const typed of ['zapato', 'munoz panela', "'; drop table", 'muñoz & x | !', ':*:*:*zz'])
    expect(await search(typed), typed).toEqual([]);
  expect(await search('¡!  ')).toHaveLength(2);
  expect(await everyPage(own, { search: 'cafe', tab: 'to-accept' })).toEqual([number]);
  expect(await everyPage(own, { search: 'cafe', tab: 'delivered' })).toEqual([]);
  // Her guide is not the rival's, whose package of the same order is found by the rival alone.
  expect(await everyPage(rival, { search: 'gx-778' })).toEqual([]);
  expect(await everyPage(rival, { search: 'munoz' })).toEqual([number]);
});

test('the list of one shop never holds a package of another, whatever is asked', async () => {
  for (const asked of [
    {},
    { tab: 'to-accept' },
    { search: 'compartido' },
    { sort: 'newest', limit: 100 },
  ] as const) {
    const { orders } = await read(shop.app, 'listSellerOrders', asked, owner);
    expect(orders).toHaveLength(3);
    expect(orders.flatMap(({ products }) => products)).toHaveLength(3);
  }
});

test.each([
  ...['grupo=otros', 'cursor=x', 'limite=101', 'orden=precio'].map((typed) => [typed, ''] as const),
  [`buscar=${'a'.repeat(81)}`, 'a'.repeat(80)] as const,
])('whoever types %s gets the usual list', async (typed, search) => {
  const page = pageOf(shop, owner, `/vender/pedidos?${typed}`);
  const asked: object[] = [];
  await sellerOrdersLoader({
    ...page,
    read: (name, input) => {
      if (name === 'listSellerOrders') asked.push(input as object);
      return page.read(name, input);
    },
  });
  expect(asked).toEqual([{ tab: 'all', sort: 'deadline', search }]);
});
