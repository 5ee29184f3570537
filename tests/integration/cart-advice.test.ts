import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { buildAttribute, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { openShop, post, type Shop } from '../support/order-factories.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const SMALL: [number, number, number] = [1, 1, 1];
const MEDELLIN = '05001';

const advise = async (productIds: number[], codCiudadDestino = MEDELLIN) => {
  const productos = productIds.map((codProducto) => ({ codProducto, cantidad: 1 }));
  return (await post(shop.app, '/carrito/consejos', { productos, codCiudadDestino })).body;
};
const quote = async (productIds: number[], codCiudadDestino = MEDELLIN) => {
  const productos = productIds.map((codProducto) => ({ codProducto, cantidad: 1 }));
  return (await post(shop.app, '/cotizar/envio', { productos, codCiudadDestino })).body;
};
const small = (sellerId: number, parts: Parameters<typeof buildProduct>[1] = {}) =>
  buildProduct(shop.db, { sellerId, weightKilograms: 1, centimetres: SMALL, price: 10_000, ...parts });

test('a quote says where a parcel leaves, what else it takes and how far free delivery is', async () => {
  const sellerId = await buildSeller(shop.db, { cityId: '11001' });
  const id = await small(sellerId, { weightKilograms: 1.6 });
  const [rate] = (await quote([id])).tarifas;
  expect(rate).toMatchObject({
    ciudadDeOrigen: expect.stringContaining('Bogotá'),
    hayCobertura: true,
    cupo: { gramosLibres: 1_400, hastaKilogramos: 3 },
    envioGratis: null,
  });
});

test('where parcels travel free from a value on, the quote says how much is missing', async () => {
  const generous = await openShop();
  try {
    await generous.db.query(
      `update setting set value = jsonb_set(value, '{freeShipping}', '{"fromPesos": 110000, "zones": ["N"]}')
       where key = 'shipping-rate-card'`,
    );
    const sellerId = await buildSeller(generous.db, { cityId: '11001' });
    const codProducto = await buildProduct(generous.db, { sellerId, price: 98_700 });
    const quoteTo = async (codCiudadDestino: string) => {
      const productos = [{ codProducto, cantidad: 1 }];
      const { body } = await post(generous.app, '/cotizar/envio', { productos, codCiudadDestino });
      return body.tarifas[0].envioGratis;
    };
    expect(await quoteTo(MEDELLIN)).toEqual({ desde: 110_000, faltan: 11_300 });
    expect(await quoteTo('11001')).toBeNull();
  } finally {
    await generous.close();
  }
});

test('two things of the same shop that travel for the same freight, the best sold first', async () => {
  const [sellerId, otherId] = [await buildSeller(shop.db), await buildSeller(shop.db)];
  const own = await small(sellerId);
  const third = await small(sellerId, { popularity: 1 });
  const best = await small(sellerId, { popularity: 9 });
  const second = await small(sellerId, { popularity: 5 });
  await small(sellerId, { popularity: 20, weightKilograms: 2.5 });
  await small(sellerId, { popularity: 20, centimetres: [30, 30, 30] });
  await small(sellerId, { popularity: 20, price: 200_000 });
  await small(sellerId, { popularity: 20, perishable: true });
  await small(sellerId, { popularity: 20, onHand: 0 });
  await small(sellerId, { popularity: 20, active: false });
  const withOptions = await small(sellerId, { popularity: 20 });
  await buildAttribute(shop.db, withOptions, 'Color', ['Rojo']);
  await small(otherId, { popularity: 30 });
  const { caben } = await advise([own]);
  expect(caben.map((product: { codProducto: number }) => product.codProducto)).toEqual([best, second]);
  const before = (await quote([own])).valTotal;
  for (const id of [best, second]) expect((await quote([own, id])).valTotal).toBe(before);
  expect((await advise([own, best, second])).caben).toEqual([]);
  expect((await advise([own, best])).caben).toMatchObject([{ codProducto: second }, { codProducto: third }]);
});

test('a shop on holiday offers nothing, and an unknown city or product is a clear failure', async () => {
  const sellerId = await buildSeller(shop.db);
  const own = await small(sellerId);
  await small(sellerId);
  expect((await advise([own])).caben).toHaveLength(1);
  await execute(
    shop.db,
    sql`update seller set holiday_from = now() - interval '1 day', holiday_until = now() + interval '1 day'
        where id = ${sellerId}`,
  );
  expect((await advise([own])).caben).toEqual([]);
  expect(await advise([own], '99999')).toMatchObject({ status: false, code: 'unknown-city' });
  expect(await advise([2_000_000_000])).toMatchObject({ status: false, code: 'product-unavailable' });
});
