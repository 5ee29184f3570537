import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { readConfig } from '../../src/server/config.ts';
import type { Context } from '../../src/server/context.ts';
import { type Database, query, queryOne, type sql } from '../../src/server/db/sql.ts';
import { createServer, type Server } from '../../src/server/server.ts';
import { buildCheckoutReferences } from './checkout-references.ts';
import { allowManyOrders } from './order-limits.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';
import { publishReads } from './published-reads.ts';

export interface Shop {
  app: FastifyInstance;
  db: TestDatabase['pool'];
  context: Context;
  readMetrics: Server['readMetrics'];
  close: () => Promise<void>;
}

/** The API on a database of its own that has everything an order needs but products. */
export async function openShop(
  environment: Record<string, string> = {},
  limits: Parameters<typeof createTestDatabase>[0] = {},
): Promise<Shop> {
  const database = await createTestDatabase(limits);
  const pools = { write: database.pool, read: database.pool, end: async () => {} };
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment });
  const server = await createServer({ config, pools, pages: null });
  publishReads(server.app, server.context);
  await buildCheckoutReferences(database.pool);
  await allowManyOrders(database.pool);
  return {
    app: server.app,
    context: server.context,
    readMetrics: server.readMetrics,
    db: database.pool,
    close: async () => {
      await server.close();
      await database.drop();
    },
  };
}

export interface CartLine {
  codProducto: number;
  cantidad: number;
  atributos?: { codAtributo: number; codTermino: number }[];
  precioProducto?: number;
  precioRebajado?: string;
}

export interface Amounts {
  subTotal: number;
  costoEnvio: number;
  total: number;
}

export type Fields = Record<string, string>;

const buyer: Fields = {
  emaCliente: 'ana@plazuela.test',
  nomCliente: 'Ana',
  apeCliente: 'Gómez',
  ideCliente: '1020304050',
  codCiudad: '11001',
  dirCliente: 'Calle 10 # 20-30',
  latitud: '4.65',
  longitud: '-74.1',
  telCliente: '3001234567',
  codMetpago: '3',
  codTipPersona: '1',
  codTipDocumento: 'CC',
  codUsuario: '0',
  codCliente: '0',
};

/** Spec 7's form for POST /pedido, with whatever a test wants to be different. */
export function orderForm(cart: readonly CartLine[], amounts: Amounts, changes: Fields = {}): Fields {
  return {
    ...buyer,
    cart: JSON.stringify(cart),
    subTotal: String(amounts.subTotal),
    costoEnvio: String(amounts.costoEnvio),
    total: String(amounts.total),
    tarifasEnvio: '[]',
    ...changes,
  };
}

let address = 0;

/** Each request comes from an address of its own unless said, because orders are limited by address. */
export function sendOrder(
  app: FastifyInstance,
  fields: Fields,
  { headers = {}, cookies = {} }: { headers?: Fields; cookies?: Fields } = {},
): Promise<LightMyRequestResponse> {
  const number = ++address;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return app.inject({
    method: 'POST',
    url: '/api/pedido',
    payload: form,
    headers,
    cookies,
    remoteAddress: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  });
}

export async function post(app: FastifyInstance, url: string, payload: object) {
  const reply = await app.inject({ method: 'POST', url: `/api${url}`, payload });
  return { status: reply.statusCode, body: reply.json() };
}

/** What the cart costs now, as the checkout page learns it. */
export async function amountsOf(
  app: FastifyInstance,
  cart: readonly CartLine[],
  codCiudadDestino = '11001',
): Promise<Amounts> {
  const quote = await post(app, '/cotizar/envio', { productos: cart, codCiudadDestino });
  const checked = await post(app, '/carrito/revisar', { productos: cart });
  const subTotal = checked.body.productos.reduce(
    (sum: number, line: { precioProducto: number; precioRebajado: string }, index: number) =>
      sum + Number(line.precioRebajado || line.precioProducto) * (cart[index]?.cantidad ?? 0),
    0,
  );
  return { subTotal, costoEnvio: quote.body.valTotal, total: subTotal + quote.body.valTotal };
}

/** The one number that the statement selects as `count`. */
export async function count(db: Database, statement: ReturnType<typeof sql>): Promise<number> {
  const row = await queryOne<{ count: number }>(db, statement);
  return Number(row?.count);
}

export async function rows(db: Database, statement: ReturnType<typeof sql>): Promise<object[]> {
  return query<Record<string, unknown>>(db, statement);
}
