import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emptyProductForm } from '../../src/domain/product-form.ts';
import { readConfig } from '../../src/server/config.ts';
import type { Context } from '../../src/server/context.ts';
import { makeAdministrator } from '../../src/server/modules/accounts/identity/operator.service.ts';
import { refreshCounts } from '../../src/server/modules/sellers/count.jobs.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { createServer } from '../../src/server/server.ts';
import { newProductEntity } from '../../src/wire/catalogue/seller-product-entities.ts';
import { type Browser, openBrowser, PASSWORD, sellerForm, verifyPhone } from '../support/identity-api.ts';
import { callConsole, type OperatorCall } from '../support/operator-console.ts';
import { ALL_ITEMS } from '../support/operator-sellers-calls.ts';
import { amountsOf, orderForm, sendOrder } from '../support/order-factories.ts';
import { pictureFile } from '../support/picture-file.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { publishReads, read } from '../support/published-reads.ts';

let database: TestDatabase;
let app: FastifyInstance;
let context: Context;
let stop: () => Promise<void>;
beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'plazuela-empty-'));
  database = await createTestDatabase();
  const pools = { write: database.pool, read: database.pool, end: async () => {} };
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const server = await createServer({ config, pools, pages: null });
  // What production's first start writes, and nothing of the demo.
  await seedReferenceData(database.pool);
  [app, context] = [server.app, server.context];
  publishReads(app, context);
  stop = async () => {
    await server.close();
    await database.drop();
    await rm(dataDir, { recursive: true });
  };
});
afterAll(() => stop());

async function becomeOperator(): Promise<Browser> {
  const email = 'jefa@mercado.test';
  const made = await makeAdministrator(context, email);
  if (!made.ok) throw new Error(made.reason);
  const operator = openBrowser(app);
  await operator.post('/login', { email, clave: made.value.password });
  const change = { email, clave: made.value.password, nuevaClave: 'Otra#Clave2026' };
  const changed = await operator.postForm('/cambiar/clave', change);
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  return operator;
}

const SELLER = 'primera@tienda.test';

async function applyForShop(): Promise<Browser> {
  const seller = openBrowser(app);
  const person = { kind: 'vendedor', email: SELLER, phone: '3150000001' } as const;
  const id = await verifyPhone(context, seller, person);
  const reply = await seller.postForm('/registro/vendedor', sellerForm(id));
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
  return seller;
}

async function publish(seller: Browser, mainCategoryId: number, subcategoryId: number): Promise<number> {
  const stored = await seller.postForm('/vender/productos/imagenes', { file: await pictureFile() });
  expect(stored.status, JSON.stringify(stored.body)).toBe(201);
  const { url } = stored.body as { url: string };
  const form = emptyProductForm({
    name: 'Mango de azúcar',
    description: 'De la primera cosecha.',
    price: 8_000,
    mainCategoryId,
    subcategoryId,
    weightKilograms: 1,
    heightCentimetres: 10,
    widthCentimetres: 10,
    lengthCentimetres: 10,
    images: [{ url, alt: 'Mangos' }],
    stock: [{ choice: [], onHand: 20, before: 0, variant: null }],
  });
  const created = await seller.post('/vender/productos', z.encode(newProductEntity, { form }));
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  const { id } = created.body as { id: number };
  const shown = await seller.post(`/vender/productos/${id}/estado`, { state: 'active' });
  expect(shown.status, JSON.stringify(shown.body)).toBe(200);
  return id;
}

test('from an empty database the console alone leads to the first sale', async () => {
  const get = async (address: string) => (await app.inject(`/api${address}`)).json();
  expect(await get('/categorias')).toEqual([]);
  expect(await get('/contenido')).toMatchObject({
    data: { portada1: { boton: 'Comprar' }, vendedorDestacadoActivo: false },
  });
  const operator = await becomeOperator();
  const work = async (call: OperatorCall, payload?: object) => {
    const reply = await callConsole({ app }, operator, call, payload);
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
    return reply.body;
  };
  const create = async (name: string, parentId: number): Promise<number> =>
    (await work('POST /catalogo/categorias', { name, parentId })).id;
  const market = await create('Del campo', 0);
  const fruit = await create('Frutas', market);

  const seller = await applyForShop();
  const [applicant] = (await work('GET /vendedores?tab=pending')).sellers;
  expect(applicant.email).toBe(SELLER);
  await work(`POST /vendedores/${applicant.sellerId}/aprobar`, { unreviewed: ALL_ITEMS });
  expect((await seller.post('/login', { email: SELLER, clave: PASSWORD })).status).toBe(200);
  const productId = await publish(seller, market, fruit);
  await refreshCounts(context);
  expect(await get('/categorias')).toMatchObject([
    { codCategoria: market, totalProductos: 1 },
    { codCategoria: fruit, totalProductos: 1 },
  ]);
  expect((await get('/productos/buscar?search=mango')).productos).toHaveLength(1);

  const draft = await work('POST /contenido/featured/versiones', {
    draftId: null,
    editedAt: null,
    content: { featured: { parentCategoryId: market, sellerId: applicant.sellerId } },
  });
  await work(`POST /contenido/versiones/${draft.id}/publicar`, { startsAt: null, endsAt: null });
  expect(await get('/contenido')).toMatchObject({
    data: {
      destacados: { codCategoriaPadre: market, codVendedor: applicant.sellerId },
      vendedorDestacadoActivo: true,
    },
  });

  const cart = [{ codProducto: productId, cantidad: 2 }];
  const sale = await sendOrder(app, orderForm(cart, await amountsOf(app, cart)));
  expect(sale.statusCode, sale.body).toBe(200);
  expect((await read(app, 'listSellerOrders', {}, seller)).orders).toHaveLength(1);
});
