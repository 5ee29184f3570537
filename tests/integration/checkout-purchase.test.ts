import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';

let shop: Shop;
let product: number;
beforeAll(async () => {
  shop = await openShop({ BASE_URL: 'https://plazuela.example' });
  product = await buildProduct(shop.db, { onHand: 100 });
});
afterAll(() => shop.close());

async function buy(address: string, cookies: Record<string, string> = {}) {
  const cart = [{ codProducto: product, cantidad: 1 }];
  const form = orderForm(cart, await amountsOf(shop.app, cart), { dirCliente: address });
  const reply = await sendOrder(shop.app, form, { cookies });
  return { number: reply.json().data.numPedido as number, cookie: reply.cookies[0], body: reply.json() };
}

const read = (number: number | string, cookie?: string) =>
  shop.app.inject({
    url: `/api/compra/${number}`,
    ...(cookie !== undefined && { cookies: { '__Host-compra': cookie } }),
  });

test('the cookie of the purchase opens it and nothing else does', async () => {
  const mine = await buy('Calle 1 # 1-1');
  const foreign = await buy('Calle 2 # 2-2');
  const cookie = mine.cookie?.value ?? '';
  expect(mine.cookie).toMatchObject({
    name: '__Host-compra',
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    maxAge: 2_592_000,
  });
  const own = await read(mine.number, cookie);
  expect(own.json()).toEqual(mine.body);
  expect(own.headers['cache-control']).toBe('no-store');

  const token = cookie.split('.')[1] ?? '';
  for (const [number, tried] of [
    [mine.number, undefined],
    [mine.number, ''],
    [mine.number, `${mine.number}.`],
    [mine.number, `${mine.number}.${'A'.repeat(43)}`],
    [mine.number, `${mine.number}.${token.slice(0, -1)}`],
    [foreign.number, cookie],
    [foreign.number, `${foreign.number}.${token}`],
    [mine.number + 50, cookie],
  ] as const) {
    const reply = await read(number, tried);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({
      status: false,
      message: 'No encontramos lo que buscas.',
      code: 'not-found',
    });
  }
});

test('counting numbers finds nothing', async () => {
  const { number } = await buy('Calle 3 # 3-3');
  for (let tried = number - 3; tried <= number + 3; tried++) expect((await read(tried)).statusCode).toBe(404);
  for (const odd of ['0', '-1', 'x', '99999999999', '1%00'])
    expect((await read(odd)).statusCode).toBeGreaterThanOrEqual(400);
});

test('the key of a link opens the order too', async () => {
  const { number, cookie, body } = await buy('Calle 4 # 4-4');
  const token = cookie?.value.split('.')[1];
  expect((await shop.app.inject(`/api/compra/${number}?llave=${token}`)).json()).toEqual(body);
  expect((await shop.app.inject(`/api/compra/${number}?llave=${token}x`)).statusCode).toBe(404);
  expect((await shop.app.inject(`/api/compra/${number + 1}?llave=${token}`)).statusCode).toBe(404);
});

test('one browser keeps its last ten purchases, and a repeated submission sets the cookie again', async () => {
  let cookies: Record<string, string> = {};
  const numbers: number[] = [];
  for (let index = 0; index < 12; index++) {
    const { number, cookie } = await buy(`Carrera ${index} # 5-5`, cookies);
    cookies = { '__Host-compra': cookie?.value ?? '' };
    numbers.push(number);
  }
  const found = await Promise.all(
    numbers.map(async (number) => (await read(number, cookies['__Host-compra'])).statusCode),
  );
  expect(found).toEqual([404, 404, ...Array(10).fill(200)]);
  const again = await buy('Carrera 11 # 5-5');
  expect(again.number).toBe(numbers[11]);
  expect((await read(again.number, again.cookie?.value)).statusCode).toBe(200);
});

test('a damaged cookie does not keep anybody from buying', async () => {
  const { number, cookie } = await buy('Calle 8 # 8-8', { '__Host-compra': `${'~'.repeat(3000)}1.x~.~` });
  expect(cookie?.value).toMatch(new RegExp(`^${number}\\.[\\w-]{43}$`));
});

test('the token itself is not in the database', async () => {
  const { cookie } = await buy('Calle 9 # 9-9');
  const token = cookie?.value.split('.')[1] ?? '';
  const { rows } = await shop.db.query(
    'select access_token_hash, idempotency_key, request_fingerprint from orders',
  );
  expect(JSON.stringify(rows)).not.toContain(token);
});
