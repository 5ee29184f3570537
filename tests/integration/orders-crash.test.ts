import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { foldersIn } from '../../src/server/db/embedded/folders.ts';
import { findPostmaster, stopPostmaster } from '../../src/server/db/embedded/postmaster.ts';
import { orderForm } from '../support/order-factories.ts';

const PRODUCTS = [1001, 1002, 1003];
const STOCK = 100_000;

let dataDir: string;
let cluster: string;
let children: ChildProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'orders-crash-'));
  cluster = foldersIn(path.join(dataDir, 'postgres')).cluster;
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map(kill));
  await stopPostmaster(cluster);
  await rm(dataDir, { recursive: true, force: true });
});

test('kill -9 of the application and of PostgreSQL loses no acknowledged order and leaves no half one', async () => {
  const sent = new Map<string, number | null>();
  const first = await startServer();
  await orderUntil(first, sent, 40, () => kill(first.child));
  // The database was left running and is adopted.
  const second = await startServer();
  await orderUntil(second, sent, 40, async () => {
    const postmaster = await findPostmaster(cluster);
    process.kill(postmaster?.pid ?? 0, 'SIGKILL');
    await sleep(200);
    await kill(second.child);
  });
  const third = await startServer();

  const acknowledged = [...sent.values()].filter((number) => number !== null);
  expect(acknowledged.length).toBeGreaterThanOrEqual(80);
  const stored = await ask<{ number: number }>('select number::int from orders');
  expect(stored.map(({ number }) => number)).toEqual(expect.arrayContaining(acknowledged));
  expect(await ask(halfOrders)).toEqual([]);
  expect(await ask(wrongStock)).toEqual([]);

  // Whoever got no answer sends again: one order each, whether the first attempt had arrived or not.
  for (const [key, number] of sent) {
    if (number !== null) continue;
    const repeated = await order(third.url, key);
    expect(repeated.status).toBe(200);
  }
  expect((await ask<{ count: string }>('select count(*) from orders'))[0]?.count).toBe(String(sent.size));
  expect(await ask(halfOrders)).toEqual([]);
  expect(await ask(wrongStock)).toEqual([]);
});

interface RunningServer {
  child: ChildProcess;
  url: string;
}

async function startServer(): Promise<RunningServer> {
  const script = path.resolve(import.meta.dirname, '../support/order-server-child.ts');
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  for await (const url of createInterface({ input: child.stdout })) return { child, url };
  throw new Error('The server did not start');
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Eight buyers order again and again; after `wanted` acknowledged orders the crash happens under their hands. */
async function orderUntil(
  server: RunningServer,
  sent: Map<string, number | null>,
  wanted: number,
  crash: () => Promise<void>,
): Promise<void> {
  let acknowledged = 0;
  let isOver = false;
  const buyer = async () => {
    while (!isOver) {
      const key = `buyer-${sent.size}`;
      sent.set(key, null);
      const reply = await order(server.url, key).catch(() => null);
      if (reply?.status === 200) {
        sent.set(key, reply.number);
        acknowledged++;
      } else if (acknowledged >= wanted) return;
    }
  };
  const buyers = Array.from({ length: 8 }, buyer);
  while (acknowledged < wanted) await sleep(5);
  await crash();
  isOver = true;
  await Promise.all(buyers);
}

let address = 0;

async function order(url: string, key: string): Promise<{ status: number; number: number }> {
  const cart = PRODUCTS.map((codProducto) => ({ codProducto, cantidad: 1 }));
  // Three sellers in Bogotá: 7,900 and the least insurance of 1,000 each.
  const fields = orderForm(cart, { subTotal: 30_000, costoEnvio: 26_700, total: 56_700 });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  address++;
  const reply = await fetch(`${url}/api/pedido`, {
    method: 'POST',
    body: form,
    headers: { 'idempotency-key': key, 'x-forwarded-for': `10.0.${address >> 8}.${address & 255}` },
  });
  const body = await reply.json();
  return { status: reply.status, number: body.data?.numPedido };
}

async function ask<Row extends object>(text: string): Promise<Row[]> {
  const postmaster = await findPostmaster(cluster);
  if (!postmaster) throw new Error('PostgreSQL is not running');
  const { socketFolder: host, port } = postmaster;
  const client = new Client({ host, port, user: 'plazuela', database: 'plazuela' });
  await client.connect();
  return (await client.query<Row>(text).finally(() => client.end())).rows;
}

const halfOrders = `
  select number from orders o
  where item_count <> coalesce((select sum(quantity) from order_line where order_number = number), 0)
    or subtotal <> coalesce((select sum(subtotal) from package where order_number = number), 0)
    or (select count(*) from package where order_number = number)
      <> (select count(*) from package_status_change where order_number = number)
    or (select count(*) from package where order_number = number) + 1
      <> (select count(*) from outbox_message where (data ->> 'orderNumber')::bigint = number)`;

const wrongStock = `
  select product_id from stock
  where on_hand + coalesce((select sum(quantity) from order_line l where l.product_id = stock.product_id), 0) <> ${STOCK}`;
