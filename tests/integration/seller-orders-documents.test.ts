import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { readPdfPages } from '../support/pdf-text.ts';
import { buildOrders } from '../support/purchase-factories.ts';
import { buildShopOwner, placeInStage, type ShopOwner } from '../support/seller-order-factories.ts';
import { logIn } from '../support/session-factories.ts';

let shop: Shop;
let mine: ShopOwner;
let rival: ShopOwner;
let numbers: number[];
beforeAll(async () => {
  shop = await openShop();
  mine = await buildShopOwner(shop.db);
  rival = await buildShopOwner(shop.db);
  const person = {
    lastName: 'Núñez Güiza',
    phone: '3104567821',
    documentNumber: '1',
    address: 'Calle 9 # 1-2, piso 3',
  };
  const sellerIds = [mine.sellerId, rival.sellerId];
  numbers = await buildOrders(shop.db, { sellerIds, count: 3, person, lineName: 'Café de Nariño' });
  await execute(
    shop.db,
    sql`update order_line set name = 'Ajena reservada' where seller_id = ${rival.sellerId}`,
  );
  await execute(
    shop.db,
    sql`update order_line set quantity = 3, cancelled_quantity = 1,
          attributes = '[{"attributeId": 1, "attribute": "Molienda", "termId": 2, "term": "Fina"}]'
        where seller_id = ${mine.sellerId}`,
  );
  await execute(
    shop.db,
    sql`update package set carrier = 'Inter Rapidísimo', tracking_number = 'IR-551'
        where order_number = ${numbers[0]} and seller_id = ${mine.sellerId}`,
  );
});
afterAll(() => shop.close());

async function print(document: string, asked: string, cookies = mine.cookies) {
  const url = `/api/vender/documentos/${document}?pedidos=${asked}`;
  const reply = await shop.app.inject({ url, cookies });
  const isPdf = reply.headers['content-type'] === 'application/pdf';
  return { reply, status: reply.statusCode, pages: isPdf ? readPdfPages(reply.rawPayload) : [] };
}

test('a label names receiver, sender, guide and the cash to collect, and no goods', async () => {
  const { reply, pages } = await print('etiquetas', String(numbers[0]));
  expect(reply.headers['content-disposition']).toBe(`inline; filename="etiqueta-${numbers[0]}.pdf"`);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(pages).toHaveLength(1);
  const [label = ''] = pages;
  // Two units of 10,000 that are left, and the shipping.
  const texts = [
    'Inter Rapidísimo',
    'IR-551',
    `Pedido N.º ${numbers[0]}`,
    'Ana Núñez Güiza',
    'Calle 9 # 1-2, piso 3',
  ];
  for (const text of [...texts, 'Teléfono 3104567821', '2 unidades - 1 kg', 'CONTRAENTREGA', '$ 28.000'])
    expect(label).toContain(text);
  expect(label).not.toContain('Café');
});

test('a slip lists what is sent with its terms, and nothing of the other shop in the same order', async () => {
  const { pages } = await print('listas-de-empaque', String(numbers[0]));
  const [slip = ''] = pages;
  for (const text of [
    'Lista de empaque',
    'Café de Nariño 1',
    'Molienda: Fina',
    'REF-1',
    '2 unidades en total',
  ])
    expect(slip).toContain(text);
  expect(slip).not.toContain('Ajena');
  const ofRival = await print('listas-de-empaque', String(numbers[0]), rival.cookies);
  expect(ofRival.pages[0]).toContain('Ajena reservada');
  expect(ofRival.pages[0]).not.toContain('Café');
  expect(ofRival.pages[0]).not.toContain('IR-551');
});

test('several packages are one file in the asked order; foreign and cancelled ones are left out', async () => {
  const [first = 0, second = 0, third = 0] = numbers;
  const [foreign = 0] = await buildOrders(shop.db, { sellerIds: [rival.sellerId] });
  await placeInStage(shop.db, { orderNumber: third, sellerId: mine.sellerId }, { statusId: 32 });
  const { pages } = await print('etiquetas', [second, foreign, third, first].join(','));
  expect(pages.map((page) => /Pedido N\.º (\d+)/.exec(page)?.[1])).toEqual([second, first].map(String));
  expect((await print('etiquetas', String(foreign))).status).toBe(404);
});

test('forty lines take two pages that say whose they are', async () => {
  const own = await buildShopOwner(shop.db);
  const [number = 0] = await buildOrders(shop.db, { sellerIds: [own.sellerId], linesPerPackage: 40 });
  for (const paper of ['carta', 'a4']) {
    const { pages } = await print('listas-de-empaque', `${number}&papel=${paper}`, own.cookies);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.every((page) => page.includes(`Pedido N.º ${number}`))).toBe(true);
    for (let line = 1; line <= 40; line++) expect(pages.join('\n')).toContain(`Producto ${line}`);
  }
});

test('what the font cannot write, and very long texts, harm no label', async () => {
  const own = await buildShopOwner(shop.db);
  const person = {
    lastName: `${'Ñ'.repeat(150)} 🎁`,
    phone: '3001112233',
    documentNumber: '1',
    address: 'x '.repeat(150),
  };
  const [number = 0] = await buildOrders(shop.db, { sellerIds: [own.sellerId], person });
  const { pages } = await print('etiquetas', String(number), own.cookies);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Teléfono 3001112233');
});

test.each(['', 'x', '1;2', '1,', Array.from({ length: 51 }, () => '1').join(','), '1&papel=a3'])(
  'the list %j is refused',
  async (asked) => {
    expect((await print('etiquetas', asked)).status).toBe(400);
  },
);

test('strangers and people without a shop get no file', async () => {
  const buyer = await logIn(shop.db);
  expect((await print('etiquetas', String(numbers[0]), {})).status).toBe(401);
  expect((await print('etiquetas', String(numbers[0]), buyer.cookies)).status).toBe(403);
});
