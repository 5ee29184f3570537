import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPackageDetails } from '../../src/server/modules/orders/seller-view/seller-order.repository.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const details = {
  dirCliente: 'Carrera 15 # 88-21',
  torreApto: 'Torre 2, apto 402',
  barrio: 'Chicó',
  indicaciones: 'Portería azul. Timbre 402.',
};

async function buildCart() {
  const sellerId = await buildSeller(shop.db, { displayName: 'Del Campo' });
  const codProducto = await buildProduct(shop.db, { sellerId, name: 'Panela', price: 9_000, onHand: 9 });
  const cart = [{ codProducto, cantidad: 1 }];
  return { sellerId, cart, amounts: await amountsOf(shop.app, cart) };
}

test('what the courier needs beyond the address reaches buyer and shop', async () => {
  const { sellerId, cart, amounts } = await buildCart();
  const reply = await sendOrder(shop.app, orderForm(cart, amounts, details));
  expect(reply.statusCode).toBe(200);
  const { numPedido, cliente } = reply.json().data;
  expect(cliente.direccion).toMatchObject({
    detalle: 'Carrera 15 # 88-21, Torre 2, apto 402, Chicó',
    indicaciones: 'Portería azul. Timbre 402.',
  });
  expect(await listPackageDetails(shop.db, sellerId, [numPedido])).toMatchObject([
    { address: 'Carrera 15 # 88-21, Torre 2, apto 402, Chicó', deliveryNotes: 'Portería azul. Timbre 402.' },
  ]);
});

test('the order of the specification, without them, is what it was', async () => {
  const { cart, amounts } = await buildCart();
  const reply = await sendOrder(shop.app, orderForm(cart, amounts, { dirCliente: 'Calle 1 # 2-3' }));
  expect(reply.json().data.cliente.direccion).toMatchObject({ detalle: 'Calle 1 # 2-3', indicaciones: null });
});

test('blank or left out is one submission, another flat is another one', async () => {
  const { cart, amounts } = await buildCart();
  const send = async (changes: Record<string, string>) => {
    const address = { dirCliente: 'Calle 9 # 9-9', ...changes };
    return (await sendOrder(shop.app, orderForm(cart, amounts, address))).json().data.numPedido;
  };
  const first = await send({});
  expect(await send({ barrio: '', torreApto: '', indicaciones: '' })).toBe(first);
  expect(await send({ torreApto: 'Apto 101' })).not.toBe(first);
});

test('a text that is too long is refused by its name', async () => {
  const { cart, amounts } = await buildCart();
  const reply = await sendOrder(shop.app, orderForm(cart, amounts, { indicaciones: 'x'.repeat(201) }));
  expect(reply.statusCode).toBe(400);
  expect(JSON.stringify(reply.json())).toContain('indicaciones');
});
