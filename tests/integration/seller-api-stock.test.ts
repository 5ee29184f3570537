import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_SCOPES } from '../../src/domain/api-scope.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';
import { sendAim } from '../support/send-aim.ts';

let shop: SellerShop;
let key: string;
beforeAll(async () => {
  shop = await openSellerShop();
  const json = { name: 'ERP', scopes: API_SCOPES };
  const reply = await sendAim(shop.app, 'createApiKey', { json }, shop.owner.cookies);
  key = reply.json<{ token: string }>().token;
});
afterAll(() => shop.close());

interface Shown {
  codProducto: number;
  version: number;
  cantidad: number;
  variantes: { valores: string[]; cantidad: number }[];
}

async function call(method: 'POST' | 'PUT', address: string, payload: object): Promise<Shown> {
  const url = `/api/vender/v1/productos${address}`;
  const headers = { authorization: `Bearer ${key}` };
  const reply = await shop.app.inject({ method, url, headers, payload });
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json<{ data: Shown }>().data;
}

const create = (sent: object) => call('POST', '', { nombre: 'Ruana', precio: 100_000, ...sent });
const change = ({ codProducto, version }: Shown, sent: object) =>
  call('PUT', `/${codProducto}`, { version, ...sent });
const unitsOf = ({ variantes }: Shown) => variantes.map(({ valores, cantidad }) => [...valores, cantidad]);

const COLOURS = { nombre: 'Color', valores: ['Gris', 'Negro'] };
const SIZES = { nombre: 'Talla', valores: ['S', 'M'] };

test('units that all options share are set, not added, however often they are sent with the options', async () => {
  const sent = { atributos: [COLOURS], cantidad: 10 };
  const made = await create(sent);
  expect(made).toMatchObject({ cantidad: 10, variantes: [] });
  const again = await change(made, sent);
  expect(again.cantidad).toBe(10);
  const fewer = await change(again, { ...sent, cantidad: 4 });
  expect(fewer.cantidad).toBe(4);
  expect((await change(fewer, { atributos: [COLOURS, SIZES] })).cantidad).toBe(4);
});

test('a plain product that gets its first options has the units that were sent, or those that it had', async () => {
  const made = await create({ cantidad: 8 });
  expect((await change(made, { atributos: [COLOURS], cantidad: 10 })).cantidad).toBe(10);
  const other = await change(await create({ cantidad: 8 }), { atributos: [COLOURS] });
  expect(other.cantidad).toBe(8);
  expect((await change(other, { atributos: [], cantidad: 3 })).cantidad).toBe(3);
});

test('an attribute that is taken away adds up the units of its terms, and takes those that are sent', async () => {
  const variants = () =>
    create({
      atributos: [COLOURS, SIZES],
      variantes: [
        { valores: ['Gris', 'S'], cantidad: 3 },
        { valores: ['Gris', 'M'], cantidad: 4 },
        { valores: ['Negro', 'S'], cantidad: 5 },
        { valores: ['Negro', 'M'], cantidad: 6 },
      ],
    });
  const coloured = await change(await variants(), { atributos: [COLOURS] });
  expect(unitsOf(coloured)).toEqual([
    ['Gris', 7],
    ['Negro', 11],
  ]);
  expect(await change(coloured, { atributos: [] })).toMatchObject({ cantidad: 18, variantes: [] });
  expect((await change(await variants(), { atributos: [], cantidad: 20 })).cantidad).toBe(20);
  const rest = { atributos: [SIZES], variantes: [{ valores: ['M'], cantidad: 2 }] };
  expect(unitsOf(await change(await variants(), rest))).toEqual([
    ['S', 8],
    ['M', 2],
  ]);
});

test('more units than a product may have are refused when they would become one', async () => {
  const made = await create({
    atributos: [COLOURS],
    variantes: COLOURS.valores.map((valor) => ({ valores: [valor], cantidad: 600_000 })),
  });
  const reply = await shop.app.inject({
    method: 'PUT',
    url: `/api/vender/v1/productos/${made.codProducto}`,
    headers: { authorization: `Bearer ${key}` },
    payload: { version: made.version, atributos: [] },
  });
  expect([reply.statusCode, reply.body]).toEqual([400, expect.stringContaining('son demasiadas')]);
  expect((await change(made, { atributos: [], cantidad: 5 })).cantidad).toBe(5);
});

test('units that are moved by more than there is room for stay what a product may have', async () => {
  const made = await create({ cantidad: 10 });
  const stock = [{ termIds: [], onHand: 1_000_000, before: 0 }];
  const json = { rows: [{ productId: made.codProducto, version: made.version, stock }] };
  const reply = await sendAim(shop.app, 'saveProductGrid', { json }, shop.owner.cookies);
  expect(reply.statusCode, reply.body).toBe(200);
  const url = `/api/vender/v1/productos/${made.codProducto}`;
  const read = await shop.app.inject({ url, headers: { authorization: `Bearer ${key}` } });
  expect(read.json().data.cantidad, read.body).toBe(1_000_000);
});
