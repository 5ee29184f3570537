import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { recountEverything } from '../../src/server/modules/sellers/count.jobs.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { createServer, type Server } from '../../src/server/server.ts';
import { type ChangeRelay, startChangeRelay } from '../../src/server/worker/change-relay.ts';
import type { EndpointName } from '../../src/wire/endpoints.ts';
import { buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

/** Two nodes on one database, each told of changes by its own relay; what changes does so at the first. */
let database: TestDatabase;
let first: Server;
let second: Server;
let relays: ChangeRelay[];
let operator: LoggedIn;
let sellerId: number;
let mainId: number;
let categoryId: number;
let productId: number;
/** Statements that any node has sent since the last look. */
let statements: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const counted = new Proxy(database.pool, {
    get: (pool, name) => {
      if (name !== 'query') return Reflect.get(pool, name, pool);
      return (statement: { text: string }) => {
        if (!statement.text.includes('catalogue_change')) statements.push(statement.text);
        return pool.query(statement);
      };
    },
  });
  const pools = { write: database.pool, read: counted, end: async () => {} };
  const config = readConfig({ LOG_LEVEL: 'silent' });
  [first, second] = [
    await createServer({ config, pools, pages: null }),
    await createServer({ config, pools, pages: null }),
  ];
  relays = await Promise.all([first, second].map(({ context, forget }) => startChangeRelay(context, forget)));
  for (const { context } of [first, second]) context.kept.begin();
  await seedReferenceData(database.pool);
  operator = await logIn(database.pool, { roles: ['operator'], operatorRole: 'administrator' });
  sellerId = await buildSeller(database.pool, { displayName: 'Tejidos Ana' });
  mainId = await buildCategory(database.pool, { name: 'Hogar' });
  categoryId = await buildCategory(database.pool, { name: 'Cojines', parentId: mainId });
  productId = await buildProduct(database.pool, {
    sellerId,
    mainCategoryId: mainId,
    subcategoryId: categoryId,
  });
  await recountEverything({ write: database.pool });
  // So that what was changed above is old news before anything is counted.
  await sleep(700);
});
afterAll(async () => {
  await Promise.all(relays.map(({ stop }) => stop()));
  await Promise.all([first, second].map(({ close }) => close()));
  await database.drop();
});

const get = ({ app }: { app: FastifyInstance }, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api${url}`, headers });

/** What both nodes answer; each is asked until it keeps the answer. */
async function keptAt(url: string): Promise<string> {
  const bodies = await Promise.all(
    [first, second].map(async (node) => {
      await expect.poll(() => statementsOf(() => get(node, url)), { interval: 50 }).toBe(0);
      const { statusCode, body } = await get(node, url);
      expect([url, statusCode]).toEqual([url, 200]);
      return body;
    }),
  );
  expect(bodies[1]).toBe(bodies[0]);
  return bodies[0] ?? '';
}

/** A relay may tell of the recent past once more: whoever counts asks again until nothing is made anew. */
async function statementsOf(read: () => Promise<unknown>): Promise<number> {
  statements = [];
  await read();
  return statements.length;
}

async function change(name: EndpointName, aim: Aim): Promise<void> {
  const reply = await sendAim(first.app, name, aim, operator.cookies);
  expect([name, reply.statusCode, reply.body]).toEqual([name, expect.closeTo(200, -1), reply.body]);
}

const withReason = (aim: Aim = {}): Aim => ({ params: { sellerId }, json: { reason: 'Prueba' }, ...aim });

const rename = (name: string) => () =>
  change('saveCategory', {
    params: { categoryId },
    json: { name, hidden: false, imageAlt: '', withdrawalException: null },
  });

async function correctSeller(): Promise<void> {
  const row = await queryOne<Record<string, string>>(
    database.pool,
    sql`select display_name, email, address, city_id, epayco_id as payment_provider_id from seller where id = ${sellerId}`,
  );
  await change('editOperatorSeller', withReason({ json: { ...row, phone: '3109876543', reason: 'Cambió' } }));
}

async function renameState(): Promise<void> {
  const statuses = await query<{ id: number; name: string }>(
    database.pool,
    sql`select id, name from package_status`,
  );
  await change('renameStatuses', {
    json: { statuses: statuses.map(({ id, name }) => ({ id, name: id === 3 ? 'Recibido' : name })) },
  });
}

async function addProduct(): Promise<void> {
  await buildProduct(database.pool, { sellerId, mainCategoryId: mainId, subcategoryId: categoryId });
  await recountEverything({ write: database.pool });
}

async function publishTicker(): Promise<void> {
  const draft = { draftId: null, editedAt: null, content: { ticker: { messages: ['Nueva frase'] } } };
  const params = { slot: 'ticker' };
  const saved = await sendAim(first.app, 'saveContentDraft', { params, json: draft }, operator.cookies);
  expect([saved.statusCode, saved.body]).toEqual([expect.closeTo(200, -1), saved.body]);
  const { id } = saved.json();
  await change('publishContent', { params: { versionId: id }, json: { startsAt: null, endsAt: null } });
}

const changes: [what: string, url: () => string, act: () => Promise<void>][] = [
  ['a renamed category in the tree', () => '/categorias', rename('Cojines de lana')],
  ['a renamed category by its code', () => `/categorias/${categoryId}`, rename('Cojines de lino')],
  ['new counts in the tree', () => '/categorias', addProduct],
  ['new counts of shops', () => '/vendedores', addProduct],
  ['the corrected telephone of a shop', () => `/vendedor/${sellerId}`, correctSeller],
  ['the name of a state', () => '/estados/pedidos', renameState],
  ['published content', () => '/contenido', publishTicker],
  ['a blocked shop', () => '/vendedores', () => change('blockSeller', withReason())],
  ['an unblocked shop', () => '/vendedores', () => change('unblockSeller', withReason())],
  ['a blocked shop among all products', () => '/productos', () => change('blockSeller', withReason())],
  ['an unblocked shop among them', () => '/productos', () => change('unblockSeller', withReason())],
];

test.each(changes)(
  '%s is shown by the node that changed it at once and by the others soon',
  async (...given) => {
    const [, url, act] = given;
    const before = await keptAt(url());
    await act();
    await expect.poll(async () => (await get(second, url())).body, { interval: 50 }).not.toBe(before);
    await expect.poll(async () => (await get(first, url())).body, { interval: 50 }).not.toBe(before);
  },
);

test('whoever works for the marketplace reads at once what she has changed', async () => {
  await keptAt('/categorias');
  await rename('Cojines de fique')();
  expect((await get(first, '/categorias')).body).toContain('Cojines de fique');
});

test('a list counts and places with what is kept, and follows changes of it', async () => {
  const url = `/productos?categoria=${mainId}&subcategoria=${categoryId}`;
  const before = (await get(second, url)).json();
  await expect.poll(() => statementsOf(() => get(second, url)), { interval: 50 }).toBe(1);
  expect((await get(second, url)).json()).toEqual(before);
  await addProduct();
  await expect
    .poll(async () => (await get(second, url)).json().total, { interval: 50 })
    .toBe(before.total + 1);
  await change('blockSeller', withReason());
  await expect.poll(async () => (await get(second, url)).json().vendedores, { interval: 50 }).toEqual([]);
  const ofShop = `/productos?vendedor=${sellerId}`;
  await expect.poll(async () => (await get(second, ofShop)).statusCode, { interval: 50 }).toBe(404);
  await change('unblockSeller', withReason());
  await expect.poll(async () => (await get(second, ofShop)).statusCode, { interval: 50 }).toBe(200);
});

test('a product’s facts are called what its category calls them now', async () => {
  await execute(
    database.pool,
    sql`insert into product_fact (product_id, key, value) values (${productId}, 'material', 'Lana')`,
  );
  const callIt = (name: string) =>
    change('saveCategoryAttributes', {
      params: { categoryId },
      json: { attributes: [{ kind: 'text', variantMaking: false, key: 'material', name }] },
    });
  const facts = async () => (await get(second, `/productos/${productId}`)).json().datos;
  for (const name of ['Material', 'Tela']) {
    await callIt(name);
    await expect.poll(facts, { interval: 50, timeout: 20_000 }).toEqual([{ nombre: name, valor: 'Lana' }]);
    await expect.poll(() => statementsOf(facts), { interval: 50 }).toBe(1);
  }
});

test('what stands beside a product follows the shops that it comes from', async () => {
  const otherId = await buildSeller(database.pool, { displayName: 'Telar del Sur' });
  const besideId = await buildProduct(database.pool, {
    sellerId: otherId,
    mainCategoryId: mainId,
    subcategoryId: categoryId,
  });
  for (const { context } of [first, second]) context.kept.clear();
  const idsBeside = async () =>
    (await get(second, `/productos/${productId}/relacionados`))
      .json()
      .productos.map(({ codProducto }: { codProducto: number }) => codProducto);
  expect(await idsBeside()).toContain(besideId);
  expect(await idsBeside()).not.toContain(productId);
  await change('blockSeller', withReason({ params: { sellerId: otherId } }));
  await expect.poll(idsBeside, { interval: 50 }).not.toContain(besideId);
});

test('reading costs so many statements and bytes', async () => {
  const costs: Record<string, [statements: number, bytes: number]> = {};
  const urls = {
    tree: '/categorias',
    departments: '/departamentos',
    cities: '/ciudades?q=11',
    documents: '/tiposDocumento',
    persons: '/tiposPersona',
    methods: '/metodosPago',
    states: '/estados/pedidos',
    content: '/contenido',
    shops: '/vendedores',
    shop: `/vendedor/${sellerId}`,
    everything: '/productos',
    list: `/productos?categoria=${mainId}&subcategoria=${categoryId}&limit=24`,
    wholeList: `/productos/categoria/${mainId}/${categoryId}?limit=24`,
    product: `/productos/${productId}`,
    related: `/productos/${productId}/relacionados`,
  };
  for (const [name, url] of Object.entries(urls)) {
    const { statusCode, body } = await get(first, url);
    expect([url, statusCode]).toEqual([url, 200]);
    costs[name] = [await statementsOf(() => get(first, url)), body.length];
  }
  const asked = Object.fromEntries(Object.entries(costs).map(([name, [count]]) => [name, count]));
  const kept = { tree: 0, departments: 0, cities: 0, documents: 0, persons: 0, methods: 0, states: 0 };
  expect(asked).toEqual({
    ...kept,
    content: 0,
    shops: 0,
    shop: 0,
    everything: 0,
    list: 1,
    wholeList: 1,
    product: 1,
    related: 1,
  });
  const bytes = (name: string) => costs[name]?.[1] ?? Number.NaN;
  expect(bytes('tree')).toBeLessThan(2 * 250);
  expect(bytes('product')).toBeLessThan(1_500);
});

test('an answer goes out compressed once, with a mark that saves sending it again', async () => {
  await execute(
    database.pool,
    sql`insert into category (name, parent_id, position)
        select 'Subcategoría ' || n, ${mainId}, n from generate_series(100, 160) n`,
  );
  for (const { context } of [first, second]) context.kept.clear();
  const plain = await get(first, '/categorias');
  expect(plain.headers).toMatchObject({ 'cache-control': 'public, max-age=60', vary: 'accept-encoding' });
  const { etag } = plain.headers;
  const again = await get(first, '/categorias', { 'if-none-match': `"other", ${etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get(first, '/categorias', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  const encodingFor = async (accepted: string) =>
    (await get(first, '/categorias', { 'accept-encoding': accepted })).headers['content-encoding'];
  expect(await encodingFor('gzip')).toBe('gzip');
  await expect.poll(() => encodingFor('gzip, br')).toBe('br');
  expect(await encodingFor('identity')).toBeUndefined();
});

test('nothing is kept by a server that nobody tells of changes', async () => {
  const pools = { write: database.pool, read: database.pool, end: async () => {} };
  const alone = await createServer({ config: readConfig({ LOG_LEVEL: 'silent' }), pools, pages: null });
  await get(alone, '/categorias');
  await execute(database.pool, sql`update category set name = 'Sin aviso' where id = ${categoryId}`);
  expect((await get(alone, '/categorias')).body).toContain('Sin aviso');
  await alone.close();
});
