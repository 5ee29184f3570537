import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { PRODUCT_EXPORT_PATH } from '../../src/wire/import/product-export-path.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';
import { logIn } from '../support/session-factories.ts';

let shop: SellerShop;
beforeAll(async () => {
  shop = await openSellerShop();
});
afterAll(() => shop.close());

async function exported(of: SellerShop, cookies: Record<string, string> = of.owner.cookies) {
  const reply = await of.app.inject({ url: PRODUCT_EXPORT_PATH, cookies });
  const rows =
    reply.statusCode === 200
      ? parse<Record<string, string>>(reply.body, { bom: true, delimiter: ';', columns: true })
      : [];
  return { reply, rows };
}

test('each combination is a row under the SKU of its product, with its own units', async () => {
  await shop.create(
    shop.wholeForm({
      reference: 'RUANA',
      name: 'Ruana; de "lana"',
      description: 'Dos líneas.\nLa segunda.',
      weightKilograms: 0.85,
      offer: { salePrice: 15_000, startsAt: null, endsAt: null },
      attributes: [
        { id: null, name: 'Color', terms: ['Rojo', 'Azul'].map((name) => ({ id: null, name })) },
        { id: null, name: 'Talla', terms: ['S', 'M'].map((name) => ({ id: null, name })) },
      ],
      stockPerCombination: true,
      stock: [
        { choice: [0, 1], onHand: 7, before: 0, variant: null },
        { choice: [1, 0], onHand: 3, before: 0, variant: null },
      ],
    }),
  );
  const { reply, rows } = await exported(shop);
  expect(reply.headers['content-disposition']).toBe('attachment; filename="productos.csv"');
  expect(reply.headers['cache-control']).toBe('no-store');
  const ruana = rows.filter(({ SKU }) => SKU === 'RUANA');
  expect(ruana.map(({ Opciones, Existencias }) => [Opciones, Existencias])).toEqual([
    ['Color: Rojo | Talla: S', '0'],
    ['Color: Rojo | Talla: M', '7'],
    ['Color: Azul | Talla: S', '3'],
    ['Color: Azul | Talla: M', '0'],
  ]);
  expect(ruana[0]).toMatchObject({
    Nombre: 'Ruana; de "lana"',
    Descripción: 'Dos líneas.\nLa segunda.',
    Estado: 'Borrador',
    Precio: '20000',
    'Precio rebajado': '15000',
    IVA: '19 %',
    'Peso (kg)': '0,85',
    Perecedero: 'No',
  });
});

test('units stay with their combination when the attributes change places', async () => {
  const attribute = (name: string, term: string) => ({ id: null, name, terms: [{ id: null, name: term }] });
  const { id, version, form } = await shop.create(
    shop.wholeForm({
      reference: 'CAMBIO',
      attributes: [attribute('Color', 'Rojo'), attribute('Talla', 'M')],
      stockPerCombination: true,
      stock: [{ choice: [0, 0], onHand: 4, before: 0, variant: null }],
    }),
  );
  const attributes = form.attributes.toReversed();
  expect((await shop.edit(id, version, { ...form, attributes })).status).toBe(200);
  const { rows } = await exported(shop);
  const units = rows.filter(({ SKU }) => SKU === 'CAMBIO');
  expect(units.map(({ Opciones, Existencias }) => [Opciones, Existencias])).toEqual([
    ['Talla: M | Color: Rojo', '4'],
  ]);
});

test('attributes that share one stock tell it once', async () => {
  await shop.create(
    shop.wholeForm({
      reference: 'TAZA',
      attributes: [{ id: null, name: 'Color', terms: ['Rojo', 'Azul'].map((name) => ({ id: null, name })) }],
      stock: [{ choice: [], onHand: 12, before: 0, variant: null }],
    }),
  );
  const { rows } = await exported(shop);
  const units = rows.filter(({ SKU }) => SKU === 'TAZA').map(({ Existencias }) => Existencias);
  expect(units).toEqual(['12', '']);
});

test('an offer tells its moments by the clock of Bogotá', async () => {
  const [startsAt, endsAt] = ['2090-01-01T05:00:00.000Z', '2090-01-03T04:59:00.000Z'];
  await shop.create(shop.wholeForm({ reference: 'OFERTA', offer: { salePrice: 9_000, startsAt, endsAt } }));
  const { rows } = await exported(shop);
  expect(rows.find(({ SKU }) => SKU === 'OFERTA')).toMatchObject({
    'Precio rebajado': '9000',
    'Inicio de la oferta': '2090-01-01 00:00',
    'Fin de la oferta': '2090-01-02 23:59',
  });
});

test.each(['=HYPERLINK("http://mal.co")', '+1', '-20 % de descuento', '@SUM(A1)', '\t=1'])(
  'no sheet takes the name %j for a formula',
  async (name) => {
    const { id } = await shop.create({ name: 'Fórmula' });
    await execute(shop.db, sql`update product set name = ${name} where id = ${id}`);
    const { rows } = await exported(shop);
    expect(rows.find(({ SKU }) => SKU === `P-${id}`)?.Nombre).toBe(`'${name}`);
  },
);

test('a file has more products than one page and each of them once, without the archived ones', async () => {
  const many = await openSellerShop({ on: shop });
  await execute(
    shop.db,
    sql`insert into product (seller_id, reference, name, description, image_url, state, active)
        select ${many.sellerId}::int, 'M-' || n, 'Muchos', '', '', 'draft', false from generate_series(1, 1201) n`,
  );
  await execute(
    shop.db,
    sql`update product set state = 'archived' where seller_id = ${many.sellerId} and reference = 'M-600'`,
  );
  const { rows } = await exported(many);
  expect(rows).toHaveLength(1_200);
  expect(new Set(rows.map(({ SKU }) => SKU)).size).toBe(1_200);
  expect(rows.map(({ SKU }) => SKU)).not.toContain('M-600');
});

test('nobody gets the products of another shop, and whoever has no shop gets none', async () => {
  const rival = await openSellerShop({ on: shop });
  await rival.create(rival.wholeForm({ reference: 'AJENO' }));
  expect((await exported(shop)).reply.body).not.toContain('AJENO');
  expect((await exported(rival)).rows.map(({ SKU }) => SKU)).toEqual(['AJENO']);
  expect((await exported(shop, {})).reply.statusCode).toBe(401);
  expect((await exported(shop, (await logIn(shop.db)).cookies)).reply.statusCode).toBe(403);
});
