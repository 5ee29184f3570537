import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMailboxMessages } from '../../src/server/modules/messages/mailbox.repository.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import { indexOrders } from '../../src/server/modules/orders/words/order-words.jobs.ts';
import { changeSetting, getSetting } from '../../src/server/modules/settings/setting.service.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { createTestContext } from '../support/context.ts';
import {
  amountsOf,
  type CartLine,
  openShop,
  orderForm,
  post,
  type Shop,
  sendOrder,
} from '../support/order-factories.ts';
import { logIn } from '../support/session-factories.ts';
import { countStatements } from '../support/work.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  shop.context.kept.begin();
});
afterAll(() => shop.close());

async function buildCart(): Promise<CartLine[]> {
  const cart: CartLine[] = [];
  for (const sellerId of [await buildSeller(shop.db), await buildSeller(shop.db)])
    cart.push({ codProducto: await buildProduct(shop.db, { sellerId, onHand: 100 }), cantidad: 2 });
  return cart;
}

/** What a purchase costs is its statements: whoever adds one finds out here. */
test('a quote takes 1 statement, an order 2, and the three mails of several orders 4 together', async () => {
  const cart = await buildCart();
  // Tariff, secret, places and rules are read once.
  const amounts = await amountsOf(shop.app, cart);
  const first = await sendOrder(shop.app, orderForm(cart, amounts));

  const quote = await countStatements(() =>
    post(shop.app, '/cotizar/envio', { productos: cart, codCiudadDestino: '11001' }),
  );
  expect(quote).toMatchObject({ statements: 1, value: { status: 200 } });

  const order = await countStatements(() => sendOrder(shop.app, orderForm(cart, amounts, another)));
  expect(order.value.statusCode).toBe(200);
  expect(order.statements).toBe(2);

  const context = createTestContext(shop.db, { now: () => new Date(Date.now() + 1_000) });
  const mails = await countStatements(() => deliverDueMessages(context));
  expect(mails).toEqual({ statements: 4, value: 6 });
  const numbers = [first, order.value].map((reply) => reply.json().data.numPedido);
  const subjects = (await listMailboxMessages(shop.db, null)).map(({ subject }) => subject);
  const toSeller = (number: number) => `Nuevo pedido ${number}: prepara tu paquete`;
  expect(subjects.sort()).toEqual(
    numbers.flatMap((n) => [`Recibimos tu pedido ${n}`, toSeller(n), toSeller(n)]).sort(),
  );

  const words = await countStatements(() => indexOrders(shop.context));
  expect(words.statements).toBe(1);
});

test('kept rules follow a change of them, and a city that does not exist is not kept', async () => {
  const cart = await buildCart();
  const amounts = await amountsOf(shop.app, cart);
  let phone = 3_005_550_000;
  const order = async () => {
    const reply = await sendOrder(shop.app, orderForm(cart, amounts, { telCliente: String(++phone) }));
    return reply.statusCode;
  };
  expect(await order()).toBe(200);
  const { value, version } = await getSetting(shop.context, 'money-rules');
  const stored = value as { cashOnDelivery?: object } | null;
  const changed = await changeSetting(shop.context, {
    key: 'money-rules',
    value: { ...stored, cashOnDelivery: { ...stored?.cashOnDelivery, maximumTotal: amounts.total - 1 } },
    version,
    reason: 'Prueba',
    operatorId: (await logIn(shop.db, { roles: ['operator'] })).id,
    changed: { before: {}, after: {} },
  });
  expect(changed.ok).toBe(true);
  // As the relay does with what is announced.
  const { rows } = await shop.db.query('select tags from catalogue_change order by id desc limit 1');
  shop.context.kept.drop(rows[0].tags);
  expect(await order()).toBe(409);

  const nowhere = () => post(shop.app, '/cotizar/envio', { productos: cart, codCiudadDestino: '99999' });
  expect((await countStatements(nowhere)).statements).toBe(1);
  expect((await countStatements(nowhere)).statements).toBe(1);
});

const another = { telCliente: '3009998877', ideCliente: '52030405', dirCliente: 'Carrera 7 # 8-9' };
