import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAttribute, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { amountsOf, orderForm, sendOrder } from '../support/order-factories.ts';
import { openPaymentShop, type PaymentShop } from '../support/payment-shop.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());

/** Two shops, the second one's things on both sides of the first one's; terms chosen in the wrong order. */
async function buildCart() {
  const first = await buildSeller(shop.db, { displayName: 'Del "Campo"', feePercent: 8.25 });
  const second = await buildSeller(shop.db, { displayName: 'Ñandú & Cía', paymentProviderId: '900002' });
  const lamp = await buildProduct(shop.db, { sellerId: second, name: 'Lámpara', price: 120_000 });
  const shirt = await buildProduct(shop.db, { sellerId: first, price: 60_000, salePrice: 49_990 });
  const cup = await buildProduct(shop.db, { sellerId: second, name: 'Taza \\ 1"', price: 9_000 });
  const color = await buildAttribute(shop.db, shirt, 'Color', ['Rojo', 'Azul']);
  const size = await buildAttribute(shop.db, shirt, 'Talla', ['S', 'M']);
  const chosen = [size, color].map(({ id, termIds }) => ({
    codAtributo: id,
    codTermino: termIds[1] as number,
  }));
  return [
    { codProducto: lamp, cantidad: 1 },
    { codProducto: shirt, cantidad: 2, atributos: chosen },
    { codProducto: cup, cantidad: 3 },
    { codProducto: shirt, cantidad: 1, atributos: chosen },
  ];
}

test.each([
  ['at the door', '3', null, 'Pedido recibido'],
  ['online', '1', 'pendiente', 'Pago pendiente'],
])(
  'the reply of a new order paid %s is, byte by byte, the one that is read',
  async (_, codMetpago, state, status) => {
    const cart = await buildCart();
    const form = orderForm(cart, await amountsOf(shop.app, cart), {
      codMetpago,
      nomCliente: 'José "Pepe"',
      dirCliente: 'Calle 10 \\ # 20-30 · ático',
      telCliente: '+57 (300) 123-45.67',
    });
    const headers = { 'idempotency-key': `reply-${codMetpago}` };
    const written = await sendOrder(shop.app, form, { headers });
    expect(written.statusCode, written.body).toBe(200);
    const { data } = written.json();
    expect(data.metodoPago.estado).toBe(state);
    expect(data.vendedores.map((one: { productos: object[] }) => one.productos.length)).toEqual([2, 1]);
    expect(data.vendedores[0].estadoPedido.nomEstado).toBe(status);
    // Sent again, the order is there and is read.
    const read = await sendOrder(shop.app, form, { headers });
    expect(read.body).toBe(written.body);
    expect(read.cookies).toEqual(written.cookies);
  },
);
