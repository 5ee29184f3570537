import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProgramProblem } from '../../src/server/adapters/archive/pgbackrest.ts';
import { type Config, readConfig } from '../../src/server/config.ts';
import { foldersIn } from '../../src/server/db/embedded/folders.ts';
import { findPostmaster } from '../../src/server/db/embedded/postmaster.ts';
import { startEmbedded } from '../../src/server/db/embedded/start-embedded.ts';
import { query, sql } from '../../src/server/db/sql.ts';
import { createLog } from '../../src/server/log.ts';
import { readArchiver } from '../../src/server/modules/operations/archive.repository.ts';
import { flushArchive } from '../../src/server/modules/operations/archive-flush.ts';
import { makeBaseCopy } from '../../src/server/modules/operations/base-copy.jobs.ts';
import { drill } from '../../src/server/modules/operations/drill.service.ts';
import {
  restoreMoment,
  withUnhurriedPool,
} from '../../src/server/modules/operations/restore-moment.service.ts';
import { databaseHome, type OpenDatabase, openDatabase } from '../../src/server/open-database.ts';
import { createServer, type Server } from '../../src/server/server.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { buildCheckoutReferences } from '../support/checkout-references.ts';
import { amountsOf, orderForm, sendOrder } from '../support/order-factories.ts';
import { allowManyOrders } from '../support/order-limits.ts';
import { publishReads } from '../support/published-reads.ts';

const program = process.env.PGBACKREST ?? 'pgbackrest';
const KEY = 'clave-de-prueba-que-tiene-mas-de-32-letras';

// Only where pgBackRest is: on other machines what can be proven without it is (recovery.test.ts of the room).
const isThere = (await findProgramProblem(program)) === null;

let folder: string;
let config: Config;
let database: OpenDatabase;
let server: Server;
let productId: number;
beforeAll(async () => {
  if (!isThere) return;
  folder = await mkdtemp(path.join(tmpdir(), 'plazuela-recovery-'));
  config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: path.join(folder, 'data'),
    ARCHIVE_URL: path.join(folder, 'archive'),
    ARCHIVE_KEY: KEY,
    PGBACKREST: program,
  });
  database = await openDatabase(config, createLog('silent'));
  server = await createServer({ config, pools: database.pools, pages: null });
  publishReads(server.app, server.context);
  await buildCheckoutReferences(database.pools.write);
  await allowManyOrders(database.pools.write);
  productId = await buildProduct(database.pools.write);
  await makeBaseCopy(server.context);
}, 120_000);
afterAll(async () => {
  if (!isThere) return;
  await server.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Answers the order's number once it is acknowledged. */
async function buy(): Promise<number> {
  const cart = [{ codProducto: productId, cantidad: 1 }];
  const form = orderForm(cart, await amountsOf(server.app, cart));
  const reply = await sendOrder(server.app, form, { headers: { 'idempotency-key': randomUUID() } });
  expect(reply.statusCode).toBe(200);
  const rows = await query<{ number: number }>(
    database.pools.write,
    sql`select max(number) as number from orders`,
  );
  return Number(rows[0]?.number);
}

const ordersOf = async (pool: OpenDatabase['pools']['write']) =>
  query<{ number: number; total: number }>(pool, sql`select number, total from orders order by number`);

async function killDatabase(): Promise<void> {
  const postmaster = await findPostmaster(foldersIn(databaseHome(config)).cluster);
  process.kill(postmaster?.pid ?? 0, 'SIGKILL');
  for (;;) {
    await sleep(200);
    const reached = await database.pools.write.query('select 1').catch(() => null);
    if (reached) return;
  }
}

/** The next whole second, so that what follows is after it. */
async function beginOfNextSecond(): Promise<Date> {
  const moment = new Date(Math.ceil((Date.now() + 1) / 1_000) * 1_000);
  await sleep(moment.getTime() - Date.now() + 50);
  return moment;
}

test.runIf(isThere)(
  'a minute comes back to the peso, also when PostgreSQL is killed while it archives, and today is not touched',
  { timeout: 300_000 },
  async () => {
    for (let count = 0; count < 3; count++) await buy();
    await killDatabase();
    await buy();
    const before = await ordersOf(database.pools.write);
    expect(before).toHaveLength(4);
    const moment = await beginOfNextSecond();
    await buy();
    const told: string[] = [];
    const wish = { config, moment, into: path.join(folder, 'restored'), now: new Date() };
    const { folder: restored, reachedAt } = await restoreMoment({
      ...wish,
      report: (line) => told.push(line),
    });
    expect(told).toContain('The books balance');
    expect(reachedAt.getTime()).toBeLessThanOrEqual(moment.getTime());
    expect(await ordersOf(database.pools.write)).toHaveLength(5);
    const copy = await startEmbedded({ dataDir: databaseHome({ dataDir: restored }) });
    try {
      expect(await withUnhurriedPool(copy.connection, ordersOf)).toEqual(before);
    } finally {
      await copy.stop();
    }
    await expect(restoreMoment({ ...wish, report: () => {} })).rejects.toThrow('is there already');
  },
);

test.runIf(isThere)(
  'nothing can be read in the archive, nor with another key',
  { timeout: 120_000 },
  async () => {
    expect(await flushArchive(databaseHome(config))).toBe(true);
    const names = await readdir(path.join(folder, 'archive'), { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(5);
    for (const { parentPath, name } of files) {
      const text = (await readFile(path.join(parentPath, name))).toString('latin1');
      // Neither names, nor settings, nor the mark of a packed file.
      expect(/plazuela|pg_data|backrest|compradora|^\x28\xb5\x2f\xfd/i.exec(text), name).toBeNull();
    }
    const archive = config.archive && { ...config.archive, key: `${KEY}-otra` };
    const wish = { moment: null, into: path.join(folder, 'other'), now: new Date(), report: () => {} };
    await expect(restoreMoment({ config: { ...config, archive }, ...wish })).rejects.toThrow('another one');
    expect(await readdir(folder)).not.toContain('other');
  },
);

test.runIf(isThere)('a drill proves it, is noted, and leaves nothing', { timeout: 120_000 }, async () => {
  await beginOfNextSecond();
  const moment = new Date(Date.now() - 24 * 60 * 60_000);
  const told: string[] = [];
  await drill(server.context, { moment, orOldest: true }, (line) => told.push(line));
  expect(told).toContain('The books balance');
  expect(await readdir(folder)).toEqual(['archive', 'data', 'restored']);
  await expect(drill(server.context, { moment, orOldest: false }, () => {})).rejects.toThrow('so far');
  const drills = await query<{ problem: string | null }>(
    database.pools.write,
    sql`select problem from recovery_drill order by id`,
  );
  expect(drills).toEqual([{ problem: null }, { problem: expect.stringContaining('so far') }]);
  expect(execFileSync('ps', ['-eo', 'args']).toString()).not.toContain('.plazuela-drill-');
});

test.runIf(isThere)('an archive that keeps up is at most a minute old', async () => {
  const { isOn, ageSeconds } = await readArchiver(database.pools.write);
  expect(isOn).toBe(true);
  expect(ageSeconds).toBeLessThanOrEqual(60);
});
