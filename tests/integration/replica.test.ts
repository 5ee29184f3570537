import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { createPools, type Pools } from '../../src/server/db/pool.ts';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { createWritingProof } from '../../src/server/http/writing-proof.ts';
import { createServer, type Server } from '../../src/server/server.ts';
import { startChangeRelay } from '../../src/server/worker/change-relay.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.ts';
import { type ReplicatedServers, startReplicatedServers } from '../support/replica.ts';
import { logIn } from '../support/session-factories.ts';

const MAXIMUM_LAG = 2;
const PATIENT = { timeout: 60_000, interval: 50 };

let servers: ReplicatedServers;
let proxy: DatabaseProxy;
let pools: Pools;
let server: Server;
let origin: string;

beforeAll(async () => {
  servers = await startReplicatedServers(await mkdtemp(path.join(tmpdir(), 'plazuela-replica-')));
  proxy = await startDatabaseProxy(servers.standby);
  pools = openPools(proxy.url);
  server = await createServer({
    config: readConfig({ LOG_LEVEL: 'silent', DATABASE_READ_MAX_LAG: String(MAXIMUM_LAG) }),
    pools,
    pages: null,
  });
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  await buildSeller(pools.write);
}, 240_000);
afterAll(async () => {
  await server.close();
  await pools.end();
  await proxy.close();
  await servers.stop();
}, 60_000);

function openPools(url: string): Pools {
  return createPools({
    target: servers.primary,
    replica: { target: { url }, maximumLagSeconds: MAXIMUM_LAG, onChange: () => {} },
    max: 4,
    // So long that nothing but the watch can help a reader of a server that hangs.
    statementTimeoutMillis: 120_000,
    onIdleError: () => {},
  });
}

const condition = () => pools.read.replica?.state().condition;
const lag = () => pools.read.replica?.state().lagSeconds ?? Number.NaN;

/** Which of the two answers. */
async function whoReads(): Promise<'standby' | 'primary'> {
  const row = await queryOne<{ standby: boolean }>(pools.read, sql`select pg_is_in_recovery() as standby`);
  return row?.standby ? 'standby' : 'primary';
}

async function readiness(): Promise<object> {
  const reply = await fetch(`${origin}/readyz`);
  return { code: reply.status, ...((await reply.json()) as object) };
}

test('a replica that follows is read from, and an idle primary is no lag', async () => {
  await expect.poll(condition, PATIENT).toBe('used');
  expect(await whoReads()).toBe('standby');
  const idleUntil = performance.now() + (MAXIMUM_LAG + 1) * 1_000;
  await expect.poll(() => performance.now(), PATIENT).toBeGreaterThan(idleUntil);
  expect(condition()).toBe('used');
  expect(lag()).toBeLessThan(MAXIMUM_LAG);
  expect(await readiness()).toMatchObject({ code: 200, status: 'ok', replica: 'used' });
});

test('a replica that hangs is left: who waits for it is answered by the primary, and it comes back by itself', async () => {
  await expect.poll(whoReads, PATIENT).toBe('standby');
  proxy.freeze();
  const answers = await Promise.all([
    whoReads(),
    whoReads(),
    fetch(`${origin}/api/vendedores`).then((reply) => reply.status),
  ]);
  expect(answers).toEqual(['primary', 'primary', 200]);
  expect(await readiness()).toMatchObject({ code: 200, status: 'ok', replica: 'away' });
  proxy.thaw();
  await expect.poll(whoReads, PATIENT).toBe('standby');
});

test('a replica that is killed costs no visitor an answer, and one that is started again is read from again', async () => {
  await expect.poll(whoReads, PATIENT).toBe('standby');
  const statuses: number[] = [];
  let isOpen = true;
  const visitors = Array.from({ length: 4 }, async () => {
    while (isOpen) statuses.push((await fetch(`${origin}/api/vendedores`)).status);
  });
  await expect.poll(() => statuses.length, PATIENT).toBeGreaterThan(20);
  await servers.killStandby();
  await expect.poll(condition, PATIENT).toBe('away');
  const before = statuses.length;
  await expect.poll(() => statuses.length, PATIENT).toBeGreaterThan(before + 20);
  isOpen = false;
  await Promise.all(visitors);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(pools.read.replica?.state().fallbacks).toBeGreaterThan(0);
  await servers.startStandby();
  await expect.poll(whoReads, PATIENT).toBe('standby');
});

test('a replica that lags more than the limit is refused until it has caught up, and pages hear of changes again', async () => {
  await expect.poll(whoReads, PATIENT).toBe('standby');
  let heard: string[] = [];
  const relay = await startChangeRelay(server.context, (tags) => heard.push(...tags));
  await servers.onStandby('select pg_wal_replay_pause()');
  await execute(pools.write, sql`insert into catalogue_change (tags) values (array['product:4711'])`);
  await expect.poll(condition, PATIENT).toBe('lagging');
  expect(await whoReads()).toBe('primary');
  await expect.poll(lag, PATIENT).toBeGreaterThan(MAXIMUM_LAG);
  expect(await readiness()).toMatchObject({ code: 200, replica: 'lagging' });
  // The relay reads where pages are read, so now it hears of the change.
  await expect.poll(() => heard, PATIENT).toContain('product:4711');
  heard = [];
  await servers.onStandby('select pg_wal_replay_resume()');
  await expect.poll(condition, PATIENT).toBe('used');
  // And again from the replica: what was made of the two in between may not stay.
  await expect.poll(() => heard, PATIENT).toContain('product:4711');
  await relay.stop();
});

test('a shop that has changed its price reads it at once, although the replica has not got it', async () => {
  await expect.poll(whoReads, PATIENT).toBe('standby');
  const owner = await logIn(pools.write, { roles: ['seller'] });
  const sellerId = await buildSeller(pools.write);
  await execute(pools.write, sql`update seller set account_id = ${owner.id} where id = ${sellerId}`);
  const productId = await buildProduct(pools.write, { sellerId, price: 20_000 });
  const priceFor = async (cookie: string) => {
    const reply = await fetch(`${origin}/api/productos/${productId}`, { headers: { cookie } });
    return reply.status === 200 ? ((await reply.json()) as { precioProducto: number }).precioProducto : null;
  };
  await expect.poll(() => priceFor(''), PATIENT).toBe(20_000);
  await servers.onStandby('select pg_wal_replay_pause()');
  const cookie = Object.entries(owner.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const saved = await fetch(`${origin}/api/vender/productos/rejilla`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ rows: [{ productId, version: 1, price: 30_000 }] }),
  });
  expect(await saved.json()).toMatchObject([{ saved: true }]);
  const given = saved.headers.getSetCookie().map((line) => line.split(';')[0]);
  expect(await priceFor([cookie, ...given].join('; '))).toBe(30_000);
  // Whoever has changed nothing is still answered by the replica.
  expect(await priceFor('')).toBe(20_000);
  expect(saved.headers.getSetCookie().join()).toContain(`Max-Age=${MAXIMUM_LAG + 1}`);
  await servers.onStandby('select pg_wal_replay_resume()');
});

test('a server that follows nobody is no replica, except the primary itself', async () => {
  const { host, port, user, database } = servers.primary;
  const itself = openPools(
    `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
  );
  await expect.poll(() => itself.read.replica?.state().condition, PATIENT).toBe('used');
  await itself.end();
  await servers.onStandby('select pg_promote()');
  await expect.poll(condition, PATIENT).toBe('no-standby');
  expect(await whoReads()).toBe('primary');
});

test('without a primary the shop is read only for as long as a replica answers', async () => {
  const [toPrimary, toStandby] = [
    await startDatabaseProxy(servers.primary),
    await startDatabaseProxy(servers.standby),
  ];
  const own = createPools({
    target: { url: toPrimary.url },
    replica: { target: { url: toStandby.url }, maximumLagSeconds: MAXIMUM_LAG, onChange: () => {} },
    max: 2,
    statementTimeoutMillis: 120_000,
    onIdleError: () => {},
  });
  const { config, log } = server.context;
  const prove = () => createWritingProof({ write: own.write, read: own.read, config, log })();
  try {
    expect(await prove()).toBe(null);
    await toPrimary.cut();
    expect(await prove()).toBe('database takes no writes');
    await toStandby.cut();
    expect(await prove()).toBe('database does not answer');
    await toPrimary.restore();
    expect(await prove()).toBe(null);
  } finally {
    await own.end();
    await toPrimary.close();
    await toStandby.close();
  }
});
