import { execFileSync } from 'node:child_process';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import * as webhooks from '../../src/server/modules/integrations/webhook.service.ts';
import { claimDueDeliveries } from '../../src/server/modules/integrations/webhook-delivery.repository.ts';
import { deliverDueWebhooks } from '../../src/server/modules/integrations/webhook-delivery.service.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import { setPackageStatus } from '../../src/server/modules/orders/placing/package-status.service.ts';
import { buildOrders } from '../support/purchase-factories.ts';
import { type Books, openBooks } from '../support/sale-factories.ts';
import { buildShopOwner, type ShopOwner } from '../support/seller-order-factories.ts';

const START = new Date('2026-11-10T15:00:00Z');
let now = START;
let shop: Books;
let owner: ShopOwner;
let receiver: Server;
let url = '';
let answers: number[] = [];
let received: { headers: IncomingHttpHeaders; body: string }[] = [];
// The receiver of the tests runs on this machine, which the rules of production refuse.
const local = {
  isAllowedAddress: (address: string) => address === '127.0.0.1',
  isAllowedPort: () => true,
  resolve: async () => [],
};

beforeAll(async () => {
  shop = await openBooks(() => now);
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      const status = answers.shift() ?? 200;
      response.writeHead(status, status === 302 ? { location: url } : {}).end(`recibido ${status}`);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/avisos`;
});
afterAll(async () => {
  receiver.close();
  await shop.close();
});
beforeEach(async () => {
  now = START;
  answers = [];
  received = [];
  owner = await buildShopOwner(shop.db);
});
afterEach(() => execute(shop.db, sql`update webhook_endpoint set deleted_at = now()`));

async function subscribe(events = ['pedido.recibido', 'pedido.estado', 'pedido.anulado'] as const) {
  const created = await webhooks.createWebhook(shop.context, owner, { url, events }, local);
  if (!created.ok) throw new Error(created.reason);
  return created.value;
}

async function buildPackage(): Promise<number> {
  const [number = 0] = await buildOrders(shop.db, { email: 'a@b.test', sellerIds: [owner.sellerId] });
  await execute(
    shop.db,
    sql`update package set status_id = 19, received_at = now() where order_number = ${number}`,
  );
  // What its making caused is another test's business.
  await execute(shop.db, sql`delete from webhook_event where seller_id = ${owner.sellerId}`);
  return number;
}

function move(orderNumber: number, to: 20 | 21 | 32) {
  const change = { orderNumber, sellerIds: [owner.sellerId], to, changedBy: null, note: '', at: now };
  return inTransaction(shop.db, (db) => setPackageStatus(db, change));
}

const deliver = () => deliverDueWebhooks(shop.context, local);
const log = async (id: number) => webhooks.listDeliveries(shop.context, owner.sellerId, { id });

/** By another program than the one that signs. */
function opensslSignature(secret: string, text: string): string {
  const output = execFileSync('openssl', ['dgst', '-sha256', '-hmac', secret], { input: text }).toString();
  return output.trim().split(' ').at(-1) ?? '';
}

test('a move reaches the shop signed, and another program verifies it', async () => {
  const hook = await subscribe();
  const number = await buildPackage();
  await move(number, 20);
  await deliver();
  const [{ headers, body } = { headers: {}, body: '{}' }] = received;
  const sent = JSON.parse(body);
  expect(sent).toMatchObject({
    evento: 'pedido.estado',
    fecha: now.toISOString(),
    datos: { numPedido: number, codEstado: 20 },
  });
  expect(headers['x-plazuela-evento']).toBe(sent.id);
  const timestamp = String(headers['x-plazuela-fecha']);
  expect(Number(timestamp)).toBe(now.getTime() / 1_000);
  expect(headers['x-plazuela-firma']).toBe(`v1=${opensslSignature(hook.secret, `${timestamp}.${body}`)}`);
  expect(await log(hook.id)).toMatchObject([
    { state: 'delivered', responseStatus: 200, responseBody: 'recibido 200' },
  ]);
  await deliver();
  expect(received).toHaveLength(1);
});

test('only chosen events of the own shop are told, and what rolls back is not', async () => {
  await subscribe(['pedido.anulado'] as never);
  const number = await buildPackage();
  await move(number, 20);
  const rolledBack = inTransaction(shop.db, async (db) => {
    await setPackageStatus(db, {
      ...{ orderNumber: number, sellerIds: [owner.sellerId], to: 32, changedBy: null, note: '', at: now },
    });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await deliver();
  expect(received).toEqual([]);
  await move(number, 32);
  await deliver();
  expect(received.map(({ body }) => JSON.parse(body).evento)).toEqual(['pedido.anulado']);
});

test('an order that was never paid is no event', async () => {
  await subscribe();
  const number = await buildPackage();
  await execute(
    shop.db,
    sql`update package set status_id = 33, received_at = null where order_number = ${number}`,
  );
  await move(number, 32);
  await deliver();
  expect(received).toEqual([]);
});

test('eight tries in a day with growing pauses, the same event each time, then a pause and a mail', async () => {
  const hook = await subscribe();
  const number = await buildPackage();
  answers = Array(8).fill(500);
  await move(number, 20);
  const tried: number[] = [];
  for (let minute = 0; minute <= 24 * 60; minute++) {
    now = new Date(START.getTime() + minute * 60_000);
    if ((await deliver()) > 0) tried.push(minute);
  }
  expect(tried).toEqual([0, 1, 6, 21, 81, 261, 621, 1341]);
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  expect(await log(hook.id)).toMatchObject([{ state: 'failed', attempts: 8, problem: 'Respondió 500.' }]);
  expect(await webhooks.listWebhooks(shop.context, owner.sellerId)).toMatchObject([
    { isPaused: true, failedCount: 1 },
  ]);
  const mail = await queryOne<{ data: object }>(
    shop.db,
    sql`select data from outbox_message where template = 'webhook-paused'`,
  );
  expect(mail?.data).toEqual({ url, problem: 'Respondió 500.' });
  await execute(shop.db, sql`update outbox_message set next_attempt_at = ${now}`);
  await deliverDueMessages(shop.context);
  expect(
    await query(shop.db, sql`select from mailbox_message where subject = 'Pausamos los avisos a tu sistema'`),
  ).toHaveLength(1);
  // What a paused address misses is sent with the rest.
  await move(number, 21);
  expect(await deliver()).toBe(0);
  const replayed = await webhooks.replayDeliveries(shop.context, owner, {
    id: hook.id,
    failedSince: START.toISOString(),
  });
  expect(replayed).toEqual({ ok: true, value: { queued: 2 } });
  received = [];
  await deliver();
  expect(received.map(({ body }) => JSON.parse(body).datos.codEstado).sort()).toEqual([20, 21]);
});

test('one delivery can be sent again, under the same id', async () => {
  const hook = await subscribe();
  await webhooks.sendTestEvent(shop.context, owner, hook.id);
  await deliver();
  const [delivery] = await log(hook.id);
  await webhooks.replayDeliveries(shop.context, owner, { id: hook.id, deliveryId: delivery?.id });
  await deliver();
  expect(received.map(({ body }) => JSON.parse(body).evento)).toEqual(['prueba', 'prueba']);
  expect(received[0]?.body).toBe(received[1]?.body);
});

test('a worker that dies after its claim loses nothing, and the copy carries the same id', async () => {
  await subscribe();
  await move(await buildPackage(), 20);
  // It claimed, and died before or after sending: nothing is noted.
  const claimed = await claimDueDeliveries(shop.db, { now, limit: 20, pauseMinutes: [1] });
  expect(claimed).toHaveLength(1);
  expect(await deliver()).toBe(0);
  now = new Date(now.getTime() + 60_000);
  await deliver();
  expect(received.map(({ headers }) => headers['x-plazuela-evento'])).toEqual([claimed[0]?.eventId]);
});

test('two workers at once send each event once', async () => {
  await subscribe();
  const number = await buildPackage();
  await move(number, 20);
  await move(number, 21);
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(received).toHaveLength(2);
});

test('both secrets sign for a day after a change', async () => {
  const hook = await subscribe();
  const rotated = await webhooks.rotateSecret(shop.context, owner, hook.id);
  if (!rotated.ok) throw new Error(rotated.reason);
  const signatures = async () => {
    received = [];
    await webhooks.sendTestEvent(shop.context, owner, hook.id);
    await deliver();
    const { headers, body } = received[0] ?? { headers: {}, body: '' };
    const text = `${headers['x-plazuela-fecha']}.${body}`;
    const expected = [rotated.value.secret, hook.secret].map(
      (secret) => `v1=${opensslSignature(secret, text)}`,
    );
    return [String(headers['x-plazuela-firma']).split(','), expected] as const;
  };
  const [both, expected] = await signatures();
  expect(both).toEqual(expected);
  now = new Date(START.getTime() + 24 * 60 * 60_000);
  const [one, newOnly] = await signatures();
  expect(one).toEqual(newOnly.slice(0, 1));
});

test('redirects are not followed', async () => {
  const hook = await subscribe();
  answers = [302];
  await webhooks.sendTestEvent(shop.context, owner, hook.id);
  await deliver();
  expect(received).toHaveLength(1);
  expect(await log(hook.id)).toMatchObject([{ state: 'pending', responseStatus: 302 }]);
});

test('payouts that the bank paid are told', async () => {
  await subscribe(['pago.liquidado'] as never);
  await execute(
    shop.db,
    sql`with run as (
          insert into settlement_run (run_key, started_at) values (${`run-${owner.sellerId}`}, now()) returning id
        ), settled as (
          insert into settlement (run_id, seller_id, amount, created_at)
          select id, ${owner.sellerId}::int, 50000, now() from run returning id, seller_id, amount
        )
        insert into payout (settlement_id, seller_id, amount, state, bank_account, created_at, changed_at)
        select id, seller_id, amount, 'sent', '{}', now(), now() from settled`,
  );
  await deliver();
  expect(received).toEqual([]);
  const paid = sql`update payout set state = 'paid', paid_at = ${now}, bank_reference = 'B-7', changed_at = ${now}
                   where seller_id = ${owner.sellerId}`;
  await execute(shop.db, paid);
  await execute(shop.db, paid);
  await deliver();
  expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { evento: 'pago.liquidado', datos: { valor: 50_000, referenciaBanco: 'B-7' } },
  ]);
});

test('five addresses at most', async () => {
  for (let count = 0; count < 5; count++) await subscribe();
  await expect(subscribe()).rejects.toThrow('webhook-limit');
});
