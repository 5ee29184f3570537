import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMailboxMessages } from '../../src/server/modules/messages/mailbox.repository.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import { indexOrders } from '../../src/server/modules/orders/words/order-words.jobs.ts';
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
import { countStatements } from '../support/work.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function buildCart(): Promise<CartLine[]> {
  const cart: CartLine[] = [];
  for (const sellerId of [await buildSeller(shop.db), await buildSeller(shop.db)])
    cart.push({ codProducto: await buildProduct(shop.db, { sellerId, onHand: 100 }), cantidad: 2 });
  return cart;
}

/** What a purchase costs is its statements: whoever adds one finds out here. */
test('a quote takes 2 statements, an order 5, and the three mails of several orders 4 together', async () => {
  const cart = await buildCart();
  // Tariff and secret are read once.
  const amounts = await amountsOf(shop.app, cart);
  const first = await sendOrder(shop.app, orderForm(cart, amounts));

  const quote = await countStatements(() =>
    post(shop.app, '/cotizar/envio', { productos: cart, codCiudadDestino: '11001' }),
  );
  expect(quote).toMatchObject({ statements: 2, value: { status: 200 } });

  const order = await countStatements(() => sendOrder(shop.app, orderForm(cart, amounts, another)));
  expect(order.value.statusCode).toBe(200);
  expect(order.statements).toBe(5);

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

const another = { telCliente: '3009998877', ideCliente: '52030405', dirCliente: 'Carrera 7 # 8-9' };
