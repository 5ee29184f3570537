import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { type CatalogApi, startCatalogApi } from '../support/catalog-api.ts';
import {
  buildAttribute,
  buildCategory,
  buildImage,
  buildProduct,
  buildReview,
  buildSeller,
  buildStock,
} from '../support/catalog-factories.ts';

let api: CatalogApi;
let sellerId: number;
let main: number;
let sub: number;

beforeAll(async () => {
  api = await startCatalogApi();
  sellerId = await buildSeller(api.database.pool, {
    displayName: 'La Finca',
    bannerUrl: '/img/finca-640.webp',
  });
  main = await buildCategory(api.database.pool, { name: 'Del Campo' });
  sub = await buildCategory(api.database.pool, { name: 'Frutas', parentId: main });
});
afterAll(() => api.close());

test('a product carries pictures, attributes and terms in order, stock and its ratings', async () => {
  const { pool } = api.database;
  const id = await buildProduct(pool, {
    sellerId,
    mainCategoryId: main,
    subcategoryId: sub,
    name: 'Mango',
    price: 6_900,
    salePrice: 5_900,
    weightKilograms: 1.05,
    stockPerCombination: true,
    onHand: null,
  });
  await buildImage(pool, id, 2, '/img/mango-2-640.webp');
  await buildImage(pool, id, 1, '/img/mango-1-640.webp');
  const ripeness = await buildAttribute(pool, id, 'Maduración', ['Verde', 'Pintón', 'Maduro']);
  const size = await buildAttribute(pool, id, 'Tamaño', ['Grande']);
  for (const term of ripeness.termIds) await buildStock(pool, id, 3, [term, ...size.termIds]);
  for (let day = 1; day <= 25; day++) {
    await buildReview(pool, id, {
      body: `Opinión ${day}`,
      rating: 4,
      createdAt: new Date(Date.UTC(2026, 0, day)),
    });
  }
  await buildReview(pool, id, { body: 'Sin aprobar', status: 'pending', createdAt: new Date('2026-03-01') });
  await execute(
    pool,
    sql`insert into product_rating (product_id, review_count, rating_sum, histogram)
        values (${id}, 25, 107, '{0,0,5,8,12}')`,
  );

  const product = await api.get<Record<string, unknown>>(`/productos/${id}`);

  expect(product).toMatchObject({
    codProducto: id,
    precioProducto: 6_900,
    precioRebajado: '5900',
    imagenes: [{ urlImagen: '/img/mango-1-640.webp' }, { urlImagen: '/img/mango-2-640.webp' }],
    nomVendedor: 'La Finca',
    peso: 1.05,
    atributos: [
      {
        nomAtributo: 'Maduración',
        codProducto: id,
        terminos: [{ nomTermino: 'Verde' }, { nomTermino: 'Pintón' }, { nomTermino: 'Maduro' }],
      },
      { nomAtributo: 'Tamaño', terminos: [{ nomTermino: 'Grande' }] },
    ],
    categoriaPrincipal: { codCategoria: main, nomCategoria: 'Del Campo' },
    categoriaSecundaria: { codCategoria: sub, nomCategoria: 'Frutas' },
    hayExistencias: true,
    promedioValoraciones: 4.3,
    totalValoraciones: 25,
    histogramaValoraciones: [0, 0, 5, 8, 12],
  });
  expect(product.existencias).toHaveLength(3);
  const reviews = product.valoraciones as { valoracion: string; fechaValoracion: string }[];
  expect(reviews.map(({ valoracion }) => valoracion)).toEqual(
    Array.from({ length: 20 }, (_, index) => `Opinión ${25 - index}`),
  );
  expect(reviews[0]?.fechaValoracion).toBe('2026-01-25T00:00:00.000Z');
});

test('a product without offer, subcategory, stock or reviews says so in the spec’s terms', async () => {
  const id = await buildProduct(api.database.pool, { sellerId, mainCategoryId: main, onHand: 0 });
  expect(await api.get(`/productos/${id}`)).toMatchObject({
    precioRebajado: '',
    categoriaSecundaria: null,
    hayExistencias: false,
    atributos: [],
    imagenes: [],
    valoraciones: [],
    promedioValoraciones: 0,
    histogramaValoraciones: [0, 0, 0, 0, 0],
  });
});

test('hidden products, those of sellers who are not active and unknown ones are not found', async () => {
  const { pool } = api.database;
  const pendingSeller = await buildSeller(pool, { status: 1 });
  const hidden = await buildProduct(pool, { sellerId, mainCategoryId: main, active: false });
  const pending = await buildProduct(pool, { sellerId: pendingSeller, mainCategoryId: main });
  for (const id of [hidden, pending, 999_999]) {
    expect(await api.statusOf(`/productos/${id}`)).toBe(404);
    expect(await api.statusOf(`/productos/${id}/relacionados`)).toBe(404);
  }
  expect(await api.statusOf(`/vendedor/${pendingSeller}`)).toBe(404);
  for (const id of ['abc', '0', '-1', '99999999999', '1e3', '%00', "1'--"]) {
    expect(await api.statusOf(`/productos/${id}`)).toBe(400);
  }
});

test('related products are the ten most popular others of the same subcategory', async () => {
  const { pool } = api.database;
  const cheeses = await buildCategory(pool, { name: 'Quesos', parentId: main });
  const ids: number[] = [];
  for (let popularity = 0; popularity < 13; popularity++) {
    ids.push(
      await buildProduct(pool, { sellerId, mainCategoryId: main, subcategoryId: cheeses, popularity }),
    );
  }
  const mostPopular = ids.at(-1);
  const { productos } = await api.get(`/productos/${mostPopular}/relacionados`);
  expect(productos.map(({ codProducto }) => codProducto)).toEqual(ids.slice(2, 12).toReversed());
});

test('whole lists come in pages that a Link header or the answer leads through', async () => {
  const { pool } = api.database;
  const market = await buildCategory(pool, { name: 'Mercado' });
  const shelf = await buildCategory(pool, { name: 'Granos', parentId: market });
  for (let index = 0; index < 7; index++) {
    await buildProduct(pool, { sellerId, mainCategoryId: market, subcategoryId: shelf });
  }
  for (const path of [`/productos/categoria/${market}`, `/productos/categoria/${market}/${shelf}`]) {
    const seen: number[] = [];
    for (let next: string | undefined = `/api${path}?limit=3`; next; ) {
      const response: LightMyRequestResponse = await api.app.inject(next);
      seen.push(...response.json<{ codProducto: number }[]>().map(({ codProducto }) => codProducto));
      next = /^<(.+)>; rel="next"$/.exec(String(response.headers.link))?.[1];
    }
    expect(new Set(seen).size).toBe(7);
    expect(seen).toHaveLength(7);
    expect(await api.get<unknown[]>(path)).toHaveLength(7);
  }
  const all = await api.get<{ productos: unknown[]; siguiente: string }>('/productos/all/users?limit=2');
  expect(all.productos).toHaveLength(2);
  const next = await api.get<{ productos: unknown[] }>(
    `/productos/all/users?limit=2&cursor=${all.siguiente}`,
  );
  expect(next.productos).not.toEqual(all.productos);
  expect(await api.statusOf(`/productos/categoria/${shelf}`)).toBe(404);
  expect(await api.statusOf(`/productos/categoria/${main}/${shelf}`)).toBe(404);
  expect(await api.statusOf('/productos/all/users?limit=501')).toBe(400);
});

test('sellers are listed by name with their counts, one of them with its banner', async () => {
  await api.runJobs();
  const { datos } = await api.get<{ datos: { codVendedor: number; totalProductos: number }[] }>(
    '/vendedores',
  );
  expect(datos.map(({ codVendedor }) => codVendedor)).toEqual([sellerId]);
  const { rows } = await api.database.pool.query(
    `select count(*)::int as count from product where active and seller_id = ${sellerId}`,
  );
  expect(datos[0]?.totalProductos).toBe(rows[0].count);
  expect(await api.get(`/vendedor/${sellerId}`)).toMatchObject({
    data: { datos: { codVendedor: sellerId, banner: '/img/finca-640.webp' } },
  });
});

test('the list of sellers shows shops, not people; the identity that the law wants stands on the shop’s page', async () => {
  const { pool } = api.database;
  const person = await buildSeller(pool, {
    displayName: 'Panes de Rosa',
    feePercent: 7.25,
    paymentProviderId: 'P-771',
  });
  await pool.query(
    `update seller set company_name = '', first_name = 'Rosalba', last_name = 'Quiñones', nit = '527771116',
       email = 'rosalba@plazuela.test', phone = '3157771111', address = 'Calle 77 # 7-71' where id = $1`,
    [person],
  );
  const list = await api.get<{ datos: { codVendedor: number; razonSocial: string }[] }>('/vendedores');
  expect(list.datos.find(({ codVendedor }) => codVendedor === person)?.razonSocial).toBe('Panes de Rosa');
  const identity = [
    'Rosalba',
    'Quiñones',
    '527771116',
    'rosalba@plazuela.test',
    '3157771111',
    'Calle 77 # 7-71',
  ];
  for (const fact of [...identity, 'P-771', '7.25', 'idEpayco', '"fee"'])
    expect(JSON.stringify(list)).not.toContain(fact);
  const page = JSON.stringify(await api.get(`/vendedor/${person}`));
  for (const fact of identity) expect(page).toContain(fact);
  for (const fact of ['P-771', '7.25', 'idEpayco', '"fee"']) expect(page).not.toContain(fact);
});
