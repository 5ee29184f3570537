import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { CheckoutStart } from '../../src/server/adapters/payment/payment-provider.ts';
import type { Context } from '../../src/server/context.ts';
import {
  type Deliver,
  type Delivery,
  deliverConfirmations as deliverRound,
} from '../../src/server/emulators/epayco/deliver-confirmations.ts';
import type { SwitchesChange } from '../../src/server/emulators/epayco/emulator-switches.ts';
import { EMULATOR_PATH } from '../../src/server/payment-config.ts';
import { allowManyOrders } from './order-limits.ts';
import { createTestServer, type TestServer } from './server.ts';

/** The emulator's test cards, by what they lead to. */
export const CARDS = {
  accepted: '4575623182290326',
  rejected: '4151611527583283',
  failed: '5170394490379427',
  pending: '373118856457642',
} as const;

export interface PaidCheckout {
  /** x_ref_payco */
  reference: string;
  /** ref_payco of the response address, 24 hexadecimal digits. */
  responseReference: string;
  invoice: string;
  amount: number;
  state: number;
  franchise: string;
  responseUrl: string;
}

/**
 * The whole server, listening, so that the adapter reaches the emulator and the emulator the shop as in real life.
 * Confirmations go out only by `deliverConfirmations`.
 */
export async function createPaymentServer(
  environment: Record<string, string> = {},
): Promise<TestServer & { url: string }> {
  const port = await findFreePort();
  const server = await createTestServer({ environment: { PORT: String(port), ...environment } });
  await setSwitches(server.app, { manualDelivery: true });
  await allowManyOrders(server.database.pool);
  const url = await server.app.listen({ port, host: '127.0.0.1' });
  return { ...server, url };
}

/** Fills a checkout that the shop has started, as its buyer does. */
export function payWithCard(
  app: FastifyInstance,
  start: CheckoutStart,
  card: keyof typeof CARDS | (string & {}) = 'accepted',
): Promise<PaidCheckout> {
  const numero = card in CARDS ? CARDS[card as keyof typeof CARDS] : card;
  const form = { metodo: 'tarjeta', numero, vencimiento: '12/49', cvv: '123', titular: 'Ana Ruiz' };
  return payCheckout(app, start, form);
}

export function payWithPse(app: FastifyInstance, start: CheckoutStart): Promise<PaidCheckout> {
  return payCheckout(app, start, { metodo: 'pse', banco: '1022' });
}

export function payWithCash(app: FastifyInstance, start: CheckoutStart): Promise<PaidCheckout> {
  return payCheckout(app, start, { metodo: 'efectivo', red: 'EF' });
}

/** The provider's decision on a payment: 1 accepts, 2 rejects, 6 reverses, 9 expires … */
export async function confirmPending(
  app: FastifyInstance,
  reference: string,
  state = 1,
): Promise<PaidCheckout> {
  return post(app, `/transacciones/${reference}/estado`, { state });
}

/** A payment without a checkout; see newTransaction in the emulator. Refusals throw. */
export function createTransaction(app: FastifyInstance, transaction: object): Promise<PaidCheckout> {
  return post(app, '/transacciones', transaction);
}

export async function setSwitches(app: FastifyInstance, switches: SwitchesChange): Promise<void> {
  await post(app, '/interruptores', switches);
}

/** One round of deliveries that are due by the context's clock, over HTTP unless `deliver` does it. */
export function deliverConfirmations(context: Context, deliver?: Deliver): Promise<Delivery[]> {
  return deliverRound(context, deliver && { deliver });
}

async function payCheckout(
  app: FastifyInstance,
  start: CheckoutStart,
  form: Record<string, string>,
): Promise<PaidCheckout> {
  const id = start.kind === 'session' ? start.sessionId : await openWindow(app, start);
  return post(app, `/checkout/${id}/pagar`, form);
}

async function openWindow(
  app: FastifyInstance,
  { publicKey, isTest, data }: Extract<CheckoutStart, { kind: 'window' }>,
): Promise<string> {
  return (await post<{ id: string }>(app, '/checkouts', { key: publicKey, test: isTest, data })).id;
}

async function post<Reply>(app: FastifyInstance, path: string, payload: object): Promise<Reply> {
  const headers = { accept: 'application/json' };
  const reply = await app.inject({ method: 'POST', url: EMULATOR_PATH + path, headers, payload });
  if (reply.statusCode !== 200) throw new Error(`The emulator answered ${reply.statusCode}: ${reply.body}`);
  return reply.json() as Reply;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
