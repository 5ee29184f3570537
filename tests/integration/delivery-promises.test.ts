import { afterAll, beforeAll, expect, test } from 'vitest';
import { promiseDeliveries } from '../../src/server/modules/shipping/delivery/delivery.service.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { openShop, post, type Shop } from '../support/order-factories.ts';
import { countStatements, workOf } from '../support/work.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface Wanted {
  codProducto: number | string;
  codVariante?: number;
}

const ask = (productos: Wanted[], codCiudad: string) =>
  post(shop.app, '/entrega/promesas', { codCiudad, productos });

test('says of one unit what the quote says of it: freight, price where it arrives, days', async () => {
  const seller = await buildSeller(shop.db, { cityId: '05001', displayName: 'Paisa' });
  const product = await buildProduct(shop.db, { sellerId: seller, price: 120_000, salePrice: 110_000 });
  await shop.db.query(
    `insert into product_rating (product_id, review_count, rating_sum, histogram) values ($1, 2, 9, '{0,0,0,1,1}')`,
    [product],
  );
  const { status, body } = await ask([{ codProducto: product }], '11001');
  expect(status).toBe(200);
  const quoted = await post(shop.app, '/cotizar/envio', {
    productos: [{ codProducto: product, cantidad: 1 }],
    codCiudadDestino: '11001',
  });
  const [rate] = quoted.body.tarifas;
  expect(body).toEqual({
    status: true,
    nomCiudad: 'Bogotá, D.C.',
    entregas: [
      {
        codProducto: product,
        codVariante: null,
        codVendedor: seller,
        nomVendedor: 'Paisa',
        ciudad: 'Medellín',
        valoracion: { promedio: 4.5, cuantas: 2 },
        zona: rate.zona,
        motivo: null,
        alcance: null,
        costo: {
          transporte: rate.valor - 1_000,
          seguro: 1_000,
          envio: rate.valor,
          puesto: 110_000 + rate.valor,
        },
        promesa: rate.promesa,
        hastaKilos: 3,
        kilosLibres: expect.any(Number),
      },
    ],
  });
});

test('follows the variant that is asked for', async () => {
  const product = await buildProduct(shop.db, {
    price: 32_900,
    stockPerCombination: true,
    weightKilograms: 0.3,
  });
  const large = await buildVariant(product, 92_000, 5.2);
  const foreign = await buildVariant(await buildProduct(shop.db, { stockPerCombination: true }), 10_000, 1);
  const { body } = await ask(
    [
      { codProducto: product },
      { codProducto: product, codVariante: large },
      { codProducto: product, codVariante: foreign },
    ],
    '11001',
  );
  expect(body.entregas).toMatchObject([
    { codVariante: null, costo: { puesto: 32_900 + 7_900 + 1_000 }, hastaKilos: 3 },
    // Three kilograms more, each 1,500.
    { codVariante: large, costo: { puesto: 92_000 + 12_400 + 1_000 }, hastaKilos: 6 },
  ]);
});

test('fresh goods too far away have a reason and the towns they go to, and no price', async () => {
  const cheese = await buildProduct(shop.db, { perishable: true });
  const far = await ask([{ codProducto: cheese }], '05001');
  expect(far.body.entregas).toMatchObject([
    { motivo: 'perecedero', costo: null, promesa: null, alcance: { cuantas: expect.any(Number) } },
  ]);
  expect(far.body.entregas[0].alcance.ciudades[0]).toBe('Bogotá, D.C.');
  const near = await ask([{ codProducto: cheese }], '25754');
  expect(near.body.entregas[0]).toMatchObject({ motivo: null, alcance: null });
});

test('what is not sold is left out; an unknown town and too much are refused', async () => {
  const hidden = await buildProduct(shop.db, { active: false });
  const blocked = await buildProduct(shop.db, { sellerId: await buildSeller(shop.db, { status: 3 }) });
  const sold = await buildProduct(shop.db);
  const wanted = [hidden, 2_000_000_000, blocked, sold].map((codProducto) => ({ codProducto }));
  const { body } = await ask(wanted, '11001');
  expect(body.entregas.map((one: { codProducto: number }) => one.codProducto)).toEqual([sold]);

  expect(await ask([{ codProducto: sold }], '99999')).toMatchObject({
    status: 404,
    body: { code: 'unknown-city', message: 'No encontramos esa ciudad.' },
  });
  expect((await ask([], '11001')).status).toBe(400);
  expect((await ask([{ codProducto: sold }], '')).status).toBe(400);
  expect((await ask([{ codProducto: 'x' }], '11001')).status).toBe(400);
  const many = Array.from({ length: 49 }, (_, index) => ({ codProducto: index + 1 }));
  expect((await ask(many, '11001')).status).toBe(400);
});

test('a page of cards costs one statement while town and tariff are kept', async () => {
  shop.context.kept.begin();
  const sellers = [await buildSeller(shop.db), await buildSeller(shop.db, { cityId: '05001' })];
  const products: Wanted[] = [];
  for (let number = 0; number < 24; number++)
    products.push({
      codProducto: await buildProduct(shop.db, {
        sellerId: sellers[number % 2] as number,
        perishable: number % 3 === 0,
      }),
    });
  // Never asked before: the town, its tariff and the days that zones have taught, the products, the ways of both shops.
  const first = await countStatements(() => ask(products, '05001'));
  expect(first.statements).toBeLessThanOrEqual(5);
  const { statements } = await countStatements(() => ask(products, '05001'));
  expect(statements).toBe(1);
  const work = await workOf(shop.db, (read) =>
    promiseDeliveries(
      { ...shop.context, read },
      { cityId: '05001', products: products.map(({ codProducto }) => ({ productId: Number(codProducto) })) },
    ),
  );
  expect(work.statements).toBe(1);
  // Of what the shops say of their way nothing is read for a card that is shown a second time.
  expect(work.plans.join()).not.toMatch(/"(city|learned_dispatch)"/);
});

test('a shop that moves, or changes when it sends, is promised so at once', async () => {
  shop.context.kept.begin();
  const sellerId = await buildSeller(shop.db);
  const product = { codProducto: await buildProduct(shop.db, { sellerId }) };
  const said = async () => {
    const [{ ciudad, promesa, costo }] = (await ask([product], '05001')).body.entregas;
    const asked = { productos: [{ ...product, cantidad: 1 }], codCiudadDestino: '05001' };
    const [rate] = (await post(shop.app, '/cotizar/envio', asked)).body.tarifas;
    expect([promesa, costo.envio]).toEqual([rate.promesa, rate.valor]);
    return { ciudad, to: promesa.hasta };
  };
  const before = await said();
  await shop.db.query(`update seller set city_id = '05001', handling_days = 9 where id = $1`, [sellerId]);
  shop.context.kept.drop([`seller:${sellerId}`]);
  const after = await said();
  expect(after.ciudad).toBe('Medellín');
  expect(after.to > before.to).toBe(true);
});

async function buildVariant(productId: number, price: number, weightKilograms: number): Promise<number> {
  const { rows } = await shop.db.query(
    `insert into product_variant (product_id, term_ids, seller_id, reference, price, weight_kilograms)
     select id, '{1}', seller_id, 'V-' || id, $2, $3 from product where id = $1 returning id::int`,
    [productId, price, weightKilograms],
  );
  return rows[0].id;
}
