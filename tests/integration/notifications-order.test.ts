import { expect, test } from 'vitest';
import { listMailboxMessages } from '../../src/server/modules/messages/mailbox.repository.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { createTestContext } from '../support/context.ts';
import { amountsOf, openShop, orderForm, sendOrder } from '../support/order-factories.ts';

test('an order placed through the API is mailed to its sellers, and to its buyer with a link that opens it', async () => {
  const shop = await openShop();
  const sellers = [await buildSeller(shop.db), await buildSeller(shop.db)];
  const cart: { codProducto: number; cantidad: number }[] = [];
  for (const sellerId of sellers)
    cart.push({ codProducto: await buildProduct(shop.db, { sellerId, onHand: 5 }), cantidad: 2 });
  const reply = await sendOrder(shop.app, orderForm(cart, await amountsOf(shop.app, cart)));
  const order = reply.json().data;
  const context = createTestContext(shop.db, { now: () => new Date(Date.now() + 1_000) });
  expect(await deliverDueMessages(context)).toBe(3);
  const mails = await listMailboxMessages(shop.db, null);
  const link = mails
    .map(({ text }) => /\?metodo=contraentrega&pedido=(\d+)&llave=([\w-]+)/.exec(text))
    .find(Boolean);
  const opened = await shop.app.inject(`/api/compra/${link?.[1]}?llave=${link?.[2]}`);
  await shop.close();
  expect(opened.json().data.numPedido).toBe(order.numPedido);
  const subjects = mails.map(({ subject }) => subject).sort();
  const toSeller = `Nuevo pedido ${order.numPedido}: prepara tu paquete`;
  expect(subjects).toEqual([toSeller, toSeller, `Recibimos tu pedido ${order.numPedido}`]);
  const toBuyer = mails.find(({ recipient }) => recipient === order.cliente.contacto.email);
  expect(toBuyer?.text).toContain(`Total: $ ${order.totales.total.toLocaleString('es-CO')}`);
  expect(toBuyer?.text).toContain('Paquete 2 de 2');
});
