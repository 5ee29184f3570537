import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryOne, sql } from '../../src/server/db/sql.ts';
import { purchaseTokenOfOrder } from '../../src/server/modules/links/purchase-access.service.ts';
import { buildAccount } from '../support/account-factories.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { type Browser, codeSentTo, openBrowser, PASSWORD, verifyPhone } from '../support/identity-api.ts';
import {
  amountsOf,
  type Fields,
  openShop,
  orderForm,
  rows,
  type Shop,
  sendOrder,
} from '../support/order-factories.ts';

let shop: Shop;
let product: number;
beforeAll(async () => {
  shop = await openShop();
  product = await buildProduct(shop.db, { onHand: 1000 });
});
afterAll(() => shop.close());

let guests = 0;
/** A guest's order, and a browser that may open it. */
async function buy(changes: Fields = {}, cookies: Record<string, string> = {}) {
  const guest = ++guests;
  const email = `invitada${guest}@plazuela.test`;
  const phone = `3150000${String(guest).padStart(3, '0')}`;
  const cart = [{ codProducto: product, cantidad: 1 }];
  const form = orderForm(cart, await amountsOf(shop.app, cart), {
    emaCliente: email,
    telCliente: phone,
    ideCliente: String(1_030_000_000 + guest),
    dirCliente: `Calle ${guest} # 4-4`,
    torreApto: 'Torre 2',
    barrio: 'Chicó',
    indicaciones: 'Portería azul.',
    ...changes,
  });
  const reply = await sendOrder(shop.app, form, { cookies });
  const number = reply.json().data.numPedido as number;
  const token = (await purchaseTokenOfOrder(shop.context, number)) ?? '';
  return {
    number,
    email: form.emaCliente ?? email,
    phone: form.telCliente ?? phone,
    browser: holderOf(number, token),
  };
}

function holderOf(number: number, token: string): Browser {
  const browser = openBrowser(shop.app);
  browser.cookies.compra = `${number}.${token}`;
  return browser;
}

type Bought = Awaited<ReturnType<typeof buy>>;
const choice = { clave: PASSWORD, aceptaTerminos: true };
const askCode = ({ number, browser }: Bought, fields: object = choice) =>
  browser.post(`/pedido/${number}/cuenta/codigo`, fields);
const create = ({ number, browser }: Bought, pin: string, fields: object = choice) =>
  browser.post(`/pedido/${number}/cuenta`, { ...fields, pin });
const ownerOf = async ({ number }: Bought) =>
  (
    await queryOne<{ email: string }>(
      shop.db,
      sql`select account.email from orders join account on account.id = account_id where number = ${number}`,
    )
  )?.email ?? null;
const accountsOf = (email: string) => rows(shop.db, sql`select status from account where email = ${email}`);

test('a password and the code of the phone make an account that has the order and its address', async () => {
  const bought = await buy();
  const sent = await askCode(bought);
  expect(sent.body).toEqual({ status: true, celularValidado: false, reenvioSegundos: 60 });
  const created = await create(bought, await codeSentTo(shop.context, bought.phone));
  expect(created.body).toMatchObject({
    status: true,
    usuario: { emaUsuario: bought.email, celUsuario: bought.phone },
  });
  expect(await ownerOf(bought)).toBe(bought.email);
  expect((await bought.browser.get('/yo')).body).toMatchObject({ usuario: { emaUsuario: bought.email } });
  expect((await bought.browser.get('/direcciones')).body).toMatchObject({
    datos: [
      {
        direccion: expect.stringMatching(/^Calle/),
        torreApto: 'Torre 2',
        barrio: 'Chicó',
        indicaciones: 'Portería azul.',
        esPrincipal: true,
      },
    ],
  });
  // And she comes back with it.
  const later = await openBrowser(shop.app).post('/login', { email: bought.email, clave: PASSWORD });
  expect(later.status).toBe(200);
  const consents = await bought.browser.get('/cuenta/consentimientos');
  expect(JSON.stringify(consents.body)).not.toContain('marketing');
  expect((await askCode(bought)).status).toBe(409);
});

test('what is wrong with the password costs neither a message nor a try', async () => {
  const bought = await buy();
  const weak = await askCode(bought, { clave: 'corta', aceptaTerminos: false });
  expect(weak.body).toMatchObject({
    campos: {
      clave: expect.stringContaining('8 caracteres'),
      aceptaTerminos: expect.stringContaining('términos'),
    },
  });
  expect(await accountsOf(bought.email)).toEqual([]);
  expect((await create(bought, '1234')).status).toBe(409);
  await askCode(bought);
  expect(
    (await create(bought, await codeSentTo(shop.context, bought.phone), { clave: 'corta' })).status,
  ).toBe(400);
  expect((await create(bought, await codeSentTo(shop.context, bought.phone))).status).toBe(200);
});

test('a wrong code makes nothing, and of two orders only the one that was opened is given', async () => {
  const bought = await buy();
  await askCode(bought);
  const code = await codeSentTo(shop.context, bought.phone);
  const wrong = await create(bought, code === '0000' ? '0001' : '0000');
  expect([wrong.status, await ownerOf(bought)]).toEqual([400, null]);
  const another = await buy({
    emaCliente: bought.email,
    telCliente: bought.phone,
    dirCliente: 'Calle 5 # 5-5',
  });
  const sameBrowser = { ...another, browser: bought.browser };
  bought.browser.cookies.compra = `${another.browser.cookies.compra}~${bought.browser.cookies.compra}`;
  expect((await create(bought, code)).status).toBe(200);
  // The other order of hers is not given along: only this one was opened with its own key.
  expect(await ownerOf(another)).toBeNull();
  expect((await askCode(sameBrowser)).body).toMatchObject({ status: true, celularValidado: false });
});

test('a phone that was proved in this browser needs no code', async () => {
  const bought = await buy();
  await verifyPhone(shop.context, bought.browser, { kind: 'usuario', ...bought });
  expect((await askCode(bought)).body).toEqual({ status: true, celularValidado: true, reenvioSegundos: 0 });
  expect((await create(bought, '')).status).toBe(200);
  expect(await ownerOf(bought)).toBe(bought.email);
});

test('an e-mail that has an account is told only behind the code of the phone, and nothing is given', async () => {
  const ana = await buildAccount(shop.db);
  const free = await buy();
  const taken = await buy({ emaCliente: ana.email });
  const [first, second] = [await askCode(free), await askCode(taken)];
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  for (const bought of [free, taken]) expect((await create(bought, '')).status).toBe(409);
  const [wrongOfFree, wrongOfTaken] = [await create(free, '9'), await create(taken, '9')];
  expect(wrongOfTaken.body).toEqual(wrongOfFree.body);
  const refused = await create(taken, await codeSentTo(shop.context, taken.phone));
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    409,
    expect.stringContaining('Inicia sesión'),
  ]);
  expect(await ownerOf(taken)).toBeNull();
  expect(taken.browser.cookies.sesion).toBeUndefined();
  const changed = await rows(
    shop.db,
    sql`select from account where id = ${ana.id} and phone = ${taken.phone}`,
  );
  expect(changed).toEqual([]);
});

test('without the key of the order nobody makes an account of it', async () => {
  const bought = await buy();
  const other = await buy();
  const stranger = { ...bought, browser: openBrowser(shop.app) };
  const withAnotherKey = { ...bought, browser: other.browser };
  for (const one of [stranger, withAnotherKey]) {
    expect((await askCode(one)).status).toBe(404);
    expect((await create(one, '1234')).status).toBe(404);
  }
  await askCode(bought);
  // The code alone is of no use in another browser.
  const code = await codeSentTo(shop.context, bought.phone);
  const elsewhere = { ...bought, browser: openBrowser(shop.app) };
  elsewhere.browser.cookies.compra = bought.browser.cookies.compra ?? '';
  expect((await create(elsewhere, code)).status).toBe(409);
  expect(await ownerOf(bought)).toBeNull();
});

test('two at once make one account', async () => {
  const bought = await buy();
  await askCode(bought);
  const code = await codeSentTo(shop.context, bought.phone);
  const replies = await Promise.all([create(bought, code), create(bought, code), create(bought, code)]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.every(({ status }) => status < 500)).toBe(true);
  expect(await accountsOf(bought.email)).toEqual([{ status: 2 }]);
});
