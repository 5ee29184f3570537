import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/server/db/sql.ts';
import { buildAttribute, buildProduct } from '../support/catalog-factories.ts';
import {
  type Amounts,
  amountsOf,
  count,
  openShop,
  orderForm,
  post,
  type Shop,
  sendOrder,
} from '../support/order-factories.ts';

let shop: Shop;
let product: number;
let cart: { codProducto: number; cantidad: number }[];
let amounts: Amounts;
beforeAll(async () => {
  shop = await openShop();
  product = await buildProduct(shop.db, { onHand: 100 });
  cart = [{ codProducto: product, cantidad: 1 }];
  amounts = await amountsOf(shop.app, cart);
});
afterAll(async () => {
  expect(await count(shop.db, sql`select count(*) from orders where email <> 'bien@plazuela.test'`)).toBe(0);
  await shop.close();
});

const required = 'Este campo es obligatorio.';
const choice = 'Selecciona una opción de la lista.';
const document = 'Por favor, ingresa un número de identificación válido.';

test.each([
  ['nomCliente', '', required],
  ['nomCliente', '   ', required],
  ['nomCliente', 'x'.repeat(81), 'Escribe máximo 80 caracteres.'],
  ['nomCliente', 'x'.repeat(200_000), 'Escribe máximo 80 caracteres.'],
  ['nomCliente', 'Ana\u0000', 'Quita los caracteres que no se pueden leer.'],
  ['apeCliente', '', required],
  ['telCliente', '', required],
  ['telCliente', '12345', 'Por favor, ingrese un número de teléfono válido (10 dígitos).'],
  ['emaCliente', '', 'Por favor, ingresa un correo electrónico válido.'],
  ['emaCliente', 'ana@plazuela', 'Por favor, ingresa un correo electrónico válido.'],
  ['emaCliente', 'ana maria@plazuela.test', 'Por favor, ingresa un correo electrónico válido.'],
  ['codCiudad', '', required],
  ['codCiudad', '99999', choice],
  ['dirCliente', '', required],
  ['codTipPersona', '', required],
  ['codTipPersona', '9', choice],
  ['codTipDocumento', '', required],
  ['codTipDocumento', 'XX', choice],
  ['codTipDocumento', 'TI', choice],
  ['ideCliente', '', required],
  ['ideCliente', 'abc', document],
  ['aceptaPolitica', 'false', 'Debes aceptar la política de privacidad.'],
  ['aceptaPolitica', '', 'Debes aceptar la política de privacidad.'],
  ['codMetpago', '2', choice],
  ['cart', '{"codProducto":', 'El texto no es JSON válido.'],
])('%s %j answers its message', async (field, value, message) => {
  const reply = await sendOrder(shop.app, orderForm(cart, amounts, { [field]: value }));
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ status: false, code: 'invalid-input', campos: { [field]: message } });
});

test.each(['nomCliente', 'apeCliente', 'dirCliente', 'emaCliente', 'ideCliente', 'codCiudad'])(
  'half of a character pair in %s is an answer, not a fault',
  async (field) => {
    // Forms cannot hold one, JSON can.
    const { status, body } = await post(
      shop.app,
      '/pedido',
      orderForm(cart, amounts, { [field]: 'Ana \ud800' }),
    );
    expect(status).toBe(400);
    expect(body.campos).toEqual({ [field]: 'Quita los caracteres que no se pueden leer.' });
  },
);

test('every wrong field is named at once', async () => {
  const reply = await sendOrder(shop.app, {
    cart: JSON.stringify(cart),
    subTotal: '1',
    costoEnvio: '1',
    total: '2',
  });
  expect(Object.keys(reply.json().campos).sort()).toEqual([
    'apeCliente',
    'codCiudad',
    'codTipDocumento',
    'codTipPersona',
    'dirCliente',
    'emaCliente',
    'ideCliente',
    'nomCliente',
    'telCliente',
  ]);
});

test('a NIT needs its check digit', async () => {
  const send = (ideCliente: string) =>
    sendOrder(
      shop.app,
      orderForm(cart, amounts, { codTipDocumento: 'NIT', ideCliente, emaCliente: 'bien@plazuela.test' }),
    );
  expect((await send('9990000102')).json().campos).toEqual({ ideCliente: document });
  expect((await send('999.000.010-9')).json()).toMatchObject({
    data: { cliente: { documento: { numero: '9990000109' } } },
  });
});

test('accepted policy, and a phone as people write it, are taken', async () => {
  const changes = {
    aceptaPolitica: 'true',
    telCliente: '+57 300 123-4567',
    emaCliente: 'Bien@Plazuela.test',
  };
  const reply = await sendOrder(shop.app, orderForm(cart, amounts, { ...changes, dirCliente: 'Calle 9' }));
  expect(reply.json()).toMatchObject({
    data: { cliente: { contacto: { telefono: '3001234567', email: 'bien@plazuela.test' } } },
  });
});

test.each([
  ['a blank', ' '],
  ['null', null],
  ['nothing', undefined],
])('%s as sale price is no offer', async (_name, precioRebajado) => {
  const lines = [{ codProducto: product, cantidad: 1, precioProducto: 10_000, precioRebajado }];
  const form = orderForm([], amounts, {
    cart: JSON.stringify(lines),
    emaCliente: 'bien@plazuela.test',
    dirCliente: `Calle 9 ${_name}`,
  });
  expect((await sendOrder(shop.app, form)).statusCode).toBe(200);
});

test.each([
  ['no lines', []],
  ['an object instead of lines', {}],
  ['a number', 7],
  ['null', null],
  ['a line that is null', [null]],
  ['no quantity', [{ codProducto: 1 }]],
  ['quantity 0', [{ codProducto: 1, cantidad: 0 }]],
  ['a negative quantity', [{ codProducto: 1, cantidad: -5 }]],
  ['half a unit', [{ codProducto: 1, cantidad: 0.5 }]],
  ['a quantity with an exponent', [{ codProducto: 1, cantidad: '1e3' }]],
  ['a huge quantity', [{ codProducto: 1, cantidad: 1e300 }]],
  ['a product id beyond the range', [{ codProducto: 99999999999, cantidad: 1 }]],
  ['a product id as text of SQL', [{ codProducto: '1 or 1=1', cantidad: 1 }]],
  ['a product id as list', [{ codProducto: [1], cantidad: 1 }]],
  ['a negative price', [{ codProducto: 1, cantidad: 1, precioProducto: -1 }]],
  ['attributes as text', [{ codProducto: 1, cantidad: 1, atributos: 'rojo' }]],
  [
    '21 attributes',
    [{ codProducto: 1, cantidad: 1, atributos: Array(21).fill({ codAtributo: 1, codTermino: 1 }) }],
  ],
  [
    'a prototype',
    [{ codProducto: 1, cantidad: 1, ['__proto__']: { cantidad: 5 }, atributos: [{ codAtributo: {} }] }],
  ],
  ['101 lines', Array.from({ length: 101 }, (_, index) => ({ codProducto: index + 1, cantidad: 1 }))],
])('a cart with %s is refused', async (_name, lines) => {
  const reply = await sendOrder(shop.app, orderForm([], amounts, { cart: JSON.stringify(lines) }));
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ status: false, code: 'invalid-input' });
});

test.each([
  ['subTotal', '-1'],
  ['total', '1e9'],
  ['costoEnvio', 'gratis'],
  ['total', '99999999999'],
])('amount %s %s is refused', async (field, value) => {
  const reply = await sendOrder(shop.app, orderForm(cart, amounts, { [field]: value }));
  expect(reply.statusCode).toBe(400);
});

test('terms of another product, missing terms and terms twice are refused by name', async () => {
  const chosen = await buildProduct(shop.db, { name: 'Camisa' });
  const { id, termIds } = await buildAttribute(shop.db, chosen, 'Talla', ['S', 'M']);
  const foreign = await buildAttribute(shop.db, product, 'Color', []);
  const [small, medium] = termIds as [number, number];
  for (const atributos of [
    [],
    [{ codAtributo: id, codTermino: 999_999 }],
    [{ codAtributo: foreign.id, codTermino: small }],
    [
      { codAtributo: id, codTermino: small },
      { codAtributo: id, codTermino: medium },
    ],
  ]) {
    const lines = [{ codProducto: chosen, cantidad: 1, atributos }];
    const reply = await sendOrder(shop.app, orderForm(lines, amounts));
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'choice-unavailable',
      detalle: { productos: [{ codProducto: chosen, nomProducto: 'Camisa', atributosValidos: false }] },
    });
  }
});

test('amounts beyond what an order can hold are an answer, not a fault', async () => {
  const dear = await buildProduct(shop.db, { price: 1_000_000_000, onHand: 100_000, weightKilograms: 9_999 });
  const lines = Array.from({ length: 100 }, () => ({ codProducto: dear, cantidad: 999 }));
  const reply = await sendOrder(shop.app, orderForm(lines, amounts));
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    code: 'totals-changed',
    detalle: { subTotal: 99_900 * 1_000_000_000 },
  });
});

test('a body that is no form, an empty one and a file in the form are refused', async () => {
  const send = (payload: string | FormData, type?: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/pedido',
      payload,
      ...(type && { headers: { 'content-type': type } }),
    });
  expect((await send('{"cart":', 'application/json')).statusCode).toBe(400);
  expect((await send('[]', 'application/json')).statusCode).toBe(400);
  expect((await send('cart=1', 'text/csv')).statusCode).toBe(415);
  expect((await send('x'.repeat(600_000), 'application/json')).statusCode).toBe(413);
  const form = new FormData();
  form.append('cart', new Blob(['[]']), 'cart.json');
  const { statusCode } = await send(form);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
});
