import { afterAll, beforeAll, expect, test } from 'vitest';
import { purchaseTokenOfOrder } from '../../src/server/modules/links/purchase-access.service.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';
import { logIn } from '../support/session-factories.ts';

let shop: Shop;
let product: number;
beforeAll(async () => {
  shop = await openShop();
  product = await buildProduct(shop.db, { onHand: 100 });
});
afterAll(() => shop.close());

let street = 0;
async function buy(cookies: Record<string, string> = {}) {
  const cart = [{ codProducto: product, cantidad: 1 }];
  const form = orderForm(cart, await amountsOf(shop.app, cart), { dirCliente: `Calle ${++street} # 8-8` });
  const reply = await sendOrder(shop.app, form, { cookies });
  const number = reply.json().data.numPedido as number;
  return { number, token: (await purchaseTokenOfOrder(shop.context, number)) ?? '' };
}

async function open(url: string, cookies: Record<string, string> = {}) {
  const reply = await shop.app.inject({ url, cookies });
  const kept = reply.cookies.find(({ name }) => name === 'compra');
  return { status: reply.statusCode, address: reply.headers.location, headers: reply.headers, kept };
}

const readOrder = async (number: number, compra: string) =>
  (await shop.app.inject({ url: `/api/pedido/${number}`, cookies: { compra } })).statusCode;

test.each([
  [
    (number: number, token: string) => `/pedido/${number}?llave=${token}`,
    (number: number) => `/pedido/${number}`,
  ],
  [
    (number: number, token: string) =>
      `/response-compra?metodo=contraentrega&pedido=${number}&llave=${token}`,
    (number: number) => `/response-compra?metodo=contraentrega&pedido=${number}`,
  ],
])('the key of a mail becomes a cookie and leaves the address', async (link, clean) => {
  const { number, token } = await buy();
  const opened = await open(link(number, token));
  expect([opened.status, opened.address]).toEqual([303, clean(number)]);
  expect(opened.headers['cache-control']).toBe('no-store');
  expect(opened.kept).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await readOrder(number, opened.kept?.value ?? '')).toBe(200);
});

test('a wrong key, or the key of another order, leaves the address and opens nothing', async () => {
  const { number, token } = await buy();
  const other = await buy();
  for (const key of ['', 'x', 'A'.repeat(43), `${token}x`, other.token, '%00', '~'.repeat(3_000)]) {
    const opened = await open(`/pedido/${number}?llave=${key}`);
    expect([opened.status, opened.address, opened.kept], key).toEqual([303, `/pedido/${number}`, undefined]);
  }
});

test('links of several orders are open at once', async () => {
  const orders = [await buy(), await buy(), await buy()];
  let compra = '';
  for (const { number, token } of orders)
    compra = (await open(`/pedido/${number}?llave=${token}`, compra ? { compra } : {})).kept?.value ?? '';
  for (const { number } of orders) expect(await readOrder(number, compra)).toBe(200);
});

test('whoever is logged in needs no cookie for her own order, and a guest link gives her one', async () => {
  const ana = await logIn(shop.db);
  const own = await buy(ana.cookies);
  expect((await open(`/pedido/${own.number}?llave=${own.token}`, ana.cookies)).kept).toBeUndefined();
  const guest = await buy();
  expect((await open(`/pedido/${guest.number}?llave=${guest.token}`, ana.cookies)).kept).toBeDefined();
});

test('the redirect stays on the site, whatever the request line says', async () => {
  const { number, token } = await buy();
  const opened = await open(`//evil.example/pedido/${number}?llave=${token}`);
  expect(opened.address ?? '').not.toContain('evil');
  expect((await open(`/productos?llave=${token}`)).status).not.toBe(303);
});
