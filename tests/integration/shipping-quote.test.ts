import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetRateCard, getRateCard } from '../../src/server/modules/shipping/rate-card.service.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { openShop, post, type Shop } from '../support/order-factories.ts';
import { passTime } from '../support/pass-time.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const quote = (productos: object[], codCiudadDestino: string) =>
  post(shop.app, '/cotizar/envio', { productos, codCiudadDestino });

test('valTotal is the sum of one rate per seller, by zone, weight and insured value', async () => {
  const bogota = await buildSeller(shop.db, { displayName: 'Del Campo' });
  const medellin = await buildSeller(shop.db, { displayName: 'Paisa', cityId: '05001' });
  const heavy = await buildProduct(shop.db, {
    sellerId: bogota,
    price: 150_000,
    weightKilograms: 2.5,
    centimetres: [1, 1, 1],
  });
  const bulky = await buildProduct(shop.db, {
    sellerId: medellin,
    price: 20_000,
    weightKilograms: 1,
    centimetres: [14, 25, 35],
  });
  const { status, body } = await quote(
    [
      { codProducto: heavy, cantidad: 2 },
      { codProducto: bulky, cantidad: 1 },
    ],
    '11001',
  );
  expect(status).toBe(200);
  expect(body).toEqual({
    status: true,
    // 7,900 + 2 extra kilograms at 1,500 + 1 % of 200,000; 16,900 + 2 extra at 3,800 + the least insurance.
    valTotal: 12_900 + 25_500,
    tarifas: [
      expect.objectContaining({
        codVendedor: bogota,
        nombreTienda: 'Del Campo',
        valor: 12_900,
        zona: 'U',
        pesoFacturable: 5,
        diasMinimos: 1,
        diasMaximos: 1,
        noDisponibles: [],
      }),
      expect.objectContaining({
        codVendedor: medellin,
        valor: 25_500,
        zona: 'N',
        pesoFacturable: 5,
        diasMaximos: 5,
      }),
    ],
  });
});

test('every product of a cart is quoted, of a small one and of a large one', async () => {
  const seller = await buildSeller(shop.db, {});
  const products: number[] = [];
  for (let count = 1; count <= 9; count++) {
    products.push(
      await buildProduct(shop.db, { sellerId: seller, weightKilograms: 1, centimetres: [1, 1, 1] }),
    );
    if (count < 7) continue;
    const { body } = await quote(
      products.map((codProducto) => ({ codProducto, cantidad: 1 })),
      '11001',
    );
    expect(body).toMatchObject({ tarifas: [{ codVendedor: seller, pesoFacturable: count }] });
  }
});

test('weights, measures, prices and sellers of the browser are not believed', async () => {
  const product = await buildProduct(shop.db, { weightKilograms: 20 });
  const honest = await quote([{ codProducto: product, cantidad: 1 }], '05001');
  const lying = await quote(
    [
      {
        codProducto: product,
        codVendedor: 1,
        cantidad: 1,
        peso: 0,
        altProducto: 0,
        anchoProducto: 0,
        lonProducto: 0,
        precioProducto: -5,
      },
    ],
    '05001',
  );
  expect(lying).toEqual(honest);
});

test('a code of a city as a number is the city, also when its first digit is lost', async () => {
  const product = await buildProduct(shop.db, { weightKilograms: 3 });
  const send = (codCiudadDestino: unknown) =>
    post(shop.app, '/cotizar/envio', {
      productos: [{ codProducto: product, cantidad: 1 }],
      codCiudadDestino,
    });
  const { status, body } = await send('05001');
  expect(status).toBe(200);
  for (const code of [5001, '5001', ' 05001 ']) expect((await send(code)).body).toEqual(body);
  for (const code of [-5001, 5001.5, 0, null, ['05001'], true])
    expect((await send(code)).status, String(code)).toBeGreaterThanOrEqual(400);
});

test('an unknown city or product is a failure, never a rate of 0', async () => {
  const product = await buildProduct(shop.db);
  const hidden = await buildProduct(shop.db, { active: false });
  expect(await quote([{ codProducto: product, cantidad: 1 }], '99999')).toMatchObject({
    status: 404,
    body: { status: false, code: 'unknown-city' },
  });
  for (const codProducto of [hidden, 2_000_000_000])
    expect(
      await quote(
        [
          { codProducto: product, cantidad: 1 },
          { codProducto, cantidad: 1 },
        ],
        '11001',
      ),
    ).toMatchObject({
      status: 409,
      body: { status: false, code: 'product-unavailable' },
    });
  expect((await quote([], '11001')).status).toBe(400);
  expect((await quote([{ codProducto: product, cantidad: 1 }], '')).status).toBe(400);
});

test('perishables that do not travel so far are named', async () => {
  const seller = await buildSeller(shop.db);
  const cheese = await buildProduct(shop.db, { sellerId: seller, perishable: true });
  const pot = await buildProduct(shop.db, { sellerId: seller });
  const lines = [cheese, pot].map((codProducto) => ({ codProducto, cantidad: 1 }));
  const named = async (city: string) => (await quote(lines, city)).body.tarifas[0].noDisponibles;
  expect(await named('11001')).toEqual([]);
  expect(await named('25754')).toEqual([]);
  expect(await named('05001')).toEqual([cheese]);
  expect(await named('91001')).toEqual([cheese]);
});

test('a new rate counts within half a minute at other nodes too, though their clocks were set back meanwhile', async () => {
  const divisor = async (now: () => Date) => {
    const node = { ...shop.context, now };
    return (await getRateCard(node)).volumetricDivisor;
  };
  const before = await divisor(() => new Date());
  const set = (value: number) =>
    shop.db.query(
      `update setting set value = jsonb_set(value, '{volumetricDivisor}', '${value}') where key = 'shipping-rate-card'`,
    );
  await set(before + 1);
  const undo = passTime(31_000);
  const after = await divisor(() => new Date(Date.now() - 3_600_000));
  undo();
  await set(before);
  forgetRateCard(shop.context);
  expect(after).toBe(before + 1);
});

test('a rate card that is missing or broken stops quotes instead of making them free', async () => {
  const other = await openShop();
  try {
    const product = await buildProduct(other.db);
    const ask = () =>
      post(other.app, '/cotizar/envio', {
        productos: [{ codProducto: product, cantidad: 1 }],
        codCiudadDestino: '11001',
      });
    await other.db.query(`update setting set value = jsonb_set(value, '{zones,U,firstKilogramsPesos}', '0')`);
    expect(await ask()).toMatchObject({ status: 500, body: { status: false, code: 'internal-error' } });
    await other.db.query(
      `update setting set value = jsonb_set(value, '{zones,U,firstKilogramsPesos}', '8000')`,
    );
    expect(await ask()).toMatchObject({ status: 200, body: { valTotal: 9_000 } });
  } finally {
    await other.close();
  }
});
