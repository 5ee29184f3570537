import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { expirePayments } from '../../src/server/modules/orders/payments/payments.jobs.ts';
import { startPayment } from '../../src/server/modules/orders/payments/start-payment.service.ts';
import { buildAttribute, buildProduct, buildStock } from '../support/catalog-factories.ts';
import { amountsOf, type CartLine, type Fields, orderForm, sendOrder } from '../support/order-factories.ts';
import { openPaymentShop, type PaymentShop } from '../support/payment-shop.ts';
import { logIn } from '../support/session-factories.ts';

let shop: PaymentShop;
let product: number;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await execute(shop.db, sql`delete from setting where key = 'money-rules'`);
  product = await buildProduct(shop.db, { sellerId: shop.sellers[0] as number, onHand: 1_000 });
});

let people = 0;

/** Somebody new at a new place, unless the test says so. */
function somebody(): Fields {
  people += 1;
  return {
    codMetpago: '1',
    emaCliente: `persona${people}@plazuela.test`,
    telCliente: String(3_101_000_000 + people),
    ideCliente: String(52_000_000 + people),
    dirCliente: `Carrera ${people} # 1-1`,
  };
}

const cartOf = (...products: number[]): CartLine[] =>
  products.map((codProducto) => ({ codProducto, cantidad: 1 }));

async function order(person: Fields, cart = cartOf(product), cookies: Fields = {}) {
  const form = orderForm(cart, await amountsOf(shop.app, cart), person);
  const headers = { 'idempotency-key': `unpaid-${Math.random()}` };
  const reply = await sendOrder(shop.app, form, { headers, cookies });
  const given = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
  return { status: reply.statusCode, body: reply.json(), cookies: given };
}

async function placed(person: Fields, cart?: CartLine[]): Promise<number> {
  const { status, body } = await order(person, cart);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.numPedido;
}

async function expectRefused(code: string, person: Fields, cart?: CartLine[]) {
  const { status, body } = await order(person, cart);
  expect([status, body.code]).toEqual([409, code]);
  expect(body.message).toContain('pago en casa');
}

const paid = (number: number) =>
  execute(shop.db, sql`update payment set state = 'paid', paid_at = now() where order_number = ${number}`);

const start = (orderNumber: number) => startPayment(shop.context, { orderNumber, payerAddress: '127.0.0.1' });

async function minutesLeft(number: number): Promise<number> {
  const row = await queryOne<{ expiresAt: Date }>(
    shop.db,
    sql`select expires_at from payment where order_number = ${number}`,
  );
  return Math.round(((row?.expiresAt.getTime() ?? 0) - shop.context.now().getTime()) / 60_000);
}

async function unitsLeft(id = product): Promise<number> {
  const row = await queryOne<{ units: number }>(
    shop.db,
    sql`select sum(on_hand)::int as units from stock where product_id = ${id}`,
  );
  return row?.units ?? 0;
}

/** Time passes until the reservations are over, and the job puts the goods back on sale. */
async function letExpire() {
  shop.passMinutes(45);
  await expirePayments(shop.context);
}

test.each([
  ['phone', 'telCliente', '3105550001'],
  ['phone that is written in other ways', 'telCliente', '+57 310 555-0001'],
  ['document', 'ideCliente', '52.999.111'],
  ['e-mail', 'emaCliente', 'Otra.Persona+3@gmail.com'],
])('three unpaid online orders of a %s are enough; one that is paid makes room', async (_, field, value) => {
  const plain = { telCliente: '3105550001', ideCliente: '52999111', emaCliente: 'otrapersona@gmail.com' };
  await execute(shop.db, sql`update payment set state = 'expired' where state = 'waiting'`);
  const mine = plain[field as keyof typeof plain];
  const numbers: number[] = [];
  for (const written of [mine, value, mine]) numbers.push(await placed({ ...somebody(), [field]: written }));
  await expectRefused('unpaid-orders-limit', { ...somebody(), [field]: value });
  await paid(numbers[0] as number);
  await placed({ ...somebody(), [field]: mine });
});

test('five unpaid orders of an address are enough, however it is written; neighbours go on', async () => {
  for (const dirCliente of [
    'Calle 300 # 1-2',
    'cll 300 #1-2',
    'CL 300 No. 1 - 2',
    'Calle 300 Nro 1-2',
    'Cl 300 #1-2',
  ])
    await placed({ ...somebody(), dirCliente });
  await expectRefused('unpaid-orders-limit', { ...somebody(), dirCliente: 'Calle 300 # 1 - 2' });
  await placed({ ...somebody(), dirCliente: 'Calle 300 # 1-2 Apto 4' });
});

test('eight orders at once of one person: three are placed, and nothing more is taken from sale', async () => {
  const mine = somebody();
  const replies = await Promise.all(Array.from({ length: 8 }, () => order(mine)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
  expect(await unitsLeft()).toBe(997);
});

test('people who share a phone, a document or a mailbox in a ring at once block nobody for ever', async () => {
  const people = Array.from({ length: 12 }, () => somebody());
  const ring = people.map((person, index) => ({
    ...person,
    telCliente: people[(index + 1) % 12]?.telCliente ?? '',
    emaCliente: people[(index + 5) % 12]?.emaCliente ?? '',
  }));
  const replies = await Promise.all([...people, ...ring].map((person) => order(person)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
});

test('at the limit pago en casa still sells, and the refusal names her own open orders only', async () => {
  const mine = somebody();
  const first = await order(mine);
  const guest = first.cookies;
  await placed(mine);
  await placed(mine);
  const refused = await order(mine, cartOf(product), guest);
  expect(refused.body.detalle).toEqual({ pedidos: [first.body.data.numPedido] });
  expect((await order(mine)).body.detalle).toEqual({ pedidos: [] });
  expect((await order({ ...mine, codMetpago: '3' })).status).toBe(200);
});

test('an account is told of her own open orders without a cookie', async () => {
  const mine = somebody();
  const { cookies } = await logIn(shop.db);
  const first = await order(mine, cartOf(product), cookies);
  for (let index = 0; index < 2; index++) await placed(mine);
  const refused = await order(mine, cartOf(product), cookies);
  expect(refused.body.detalle).toEqual({ pedidos: [first.body.data.numPedido] });
});

test('one order with all the stock of 20 products is refused, and 20 orders of one product each too', async () => {
  const products = await Promise.all(
    Array.from({ length: 20 }, () =>
      buildProduct(shop.db, { sellerId: shop.sellers[0] as number, onHand: 12 }),
    ),
  );
  const everything = products.map((codProducto) => ({ codProducto, cantidad: 12 }));
  await expectRefused('unpaid-stock-limit', somebody(), everything);
  const mine = somebody();
  const replies = await Promise.all(everything.map((line) => order(mine, [line])));
  const taken = replies.filter(({ status }) => status === 200).length;
  expect(taken).toBeLessThanOrEqual(1);
  const left = await Promise.all(products.map((id) => unitsLeft(id)));
  expect(left.filter((units) => units === 0)).toHaveLength(taken);
});

test('the share counts what her other unpaid orders hold of the same stock, combination by combination', async () => {
  const shirt = await buildProduct(shop.db, { sellerId: shop.sellers[0] as number, onHand: 0 });
  const { id: codAtributo, termIds } = await buildAttribute(shop.db, shirt, 'Talla', ['S', 'M']);
  for (const termId of termIds) await buildStock(shop.db, shirt, 40, [termId]);
  await execute(shop.db, sql`update product set stock_per_combination = true where id = ${shirt}`);
  const line = (term: number, cantidad: number) => [
    { codProducto: shirt, cantidad, atributos: [{ codAtributo, codTermino: termIds[term] as number }] },
  ];
  const mine = somebody();
  await placed(mine, line(0, 25));
  await expectRefused('unpaid-stock-limit', mine, line(0, 6));
  await placed(mine, line(1, 20));
  await placed(somebody(), line(0, 7));
});

test('the last unit, all four chairs and two open attempts are nobody’s fault', async () => {
  const mine = somebody();
  const last = await buildProduct(shop.db, { sellerId: shop.sellers[0] as number, onHand: 1 });
  const chairs = await buildProduct(shop.db, { sellerId: shop.sellers[0] as number, onHand: 4 });
  const first = await placed(mine, cartOf(last));
  const second = await placed(mine, [{ codProducto: chairs, cantidad: 4 }]);
  expect([await minutesLeft(first), await minutesLeft(second)]).toEqual([30, 30]);
});

test('who leaves orders unpaid has a shorter while for the next ones, and another person the whole one', async () => {
  const mine = somebody();
  const minutes: number[] = [];
  for (let index = 0; index < 5; index++) {
    minutes.push(await minutesLeft(await placed(mine)));
    await letExpire();
  }
  expect(minutes).toEqual([30, 30, 15, 8, 5]);
  expect(await minutesLeft(await placed(somebody()))).toBe(30);
});

test('opening the payment again and again keeps the goods for a shorter while each time', async () => {
  const number = await placed(somebody());
  const minutes: number[] = [];
  for (let index = 0; index < 5; index++) {
    shop.passMinutes(Math.max(0, (await minutesLeft(number)) - 1));
    expect((await start(number)).ok).toBe(true);
    minutes.push(await minutesLeft(number));
  }
  expect(minutes).toEqual([30, 30, 15, 8, 5]);
});

test('an order whose time was over takes its goods again under the same limits', async () => {
  const mine = somebody();
  const left = await placed(mine);
  await letExpire();
  for (let index = 0; index < 3; index++) await placed(mine);
  expect(await start(left)).toMatchObject({ ok: false, reason: 'unpaid-orders-limit' });
  await letExpire();
  expect((await start(left)).ok).toBe(true);
});

test('the operator decides the limits', async () => {
  const rules = { unpaidOrders: { maximumOpenPerPhone: 1, stockSharePercent: 10, unitsBeyondShare: 0 } };
  await execute(
    shop.db,
    sql`insert into setting (key, value) values ('money-rules', ${JSON.stringify(rules)}::jsonb)`,
  );
  await expectRefused('unpaid-stock-limit', somebody(), [{ codProducto: product, cantidad: 101 }]);
  const mine = somebody();
  await placed(mine, [{ codProducto: product, cantidad: 100 }]);
  await expectRefused('unpaid-orders-limit', mine);
});
