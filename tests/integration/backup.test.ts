import { appendFile, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileStore } from '../../src/server/adapters/files/file-store.ts';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { recordAudit } from '../../src/server/modules/audit/audit.service.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { backUp, listBackups, removeOldBackups } from '../../src/server/modules/operations/backup.service.ts';
import { restore } from '../../src/server/modules/operations/restore.service.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { fileConfig } from '../support/file-config.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';
import { createBareDatabase } from '../support/postgres.ts';
import { migrationsFolder } from '../support/postgres-server.ts';

let folder: string;
let shop: Shop;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plazuela-backup-'));
  shop = await openShop({ DATA_DIR: path.join(folder, 'data') });
  const cart = [{ codProducto: await buildProduct(shop.db, { onHand: 100 }), cantidad: 1 }];
  const amounts = await amountsOf(shop.app, cart);
  for (let index = 0; index < 3; index++)
    await sendOrder(shop.app, orderForm(cart, amounts, { dirCliente: `Calle ${index} # 1-1` }));
  const system = { kind: 'system', accountId: null } as const;
  // Text that COPY has to write apart: tab, line end, backslash, and what looks like its own NULL.
  const text = 'a\tb\nc\\N \\\\ ñ 🦜';
  await recordAudit(shop.db, [
    {
      at: new Date(),
      actor: system,
      sellerId: null,
      action: 'staff.entered',
      subject: 'account:1',
      reason: text,
    },
  ]);
  await createFileStore(shop.context.config, 'files').write('abc.webp', Buffer.from('picture'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Every table's rows as one text each, in an order of their own. */
async function contentOf(db: Pool): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    db,
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
        where schemaname in ('public', 'epayco_emulator') and tablename not in ('schema_migration', 'backup_run')`,
  );
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await db.query(
      `select coalesce(md5(string_agg(line, '|' order by line)), '') as rows from (select t::text as line from ${name} t) t`,
    );
    content[name] = rows[0].rows;
  }
  return content;
}

test('a restored shop is the same shop, row by row, with its pictures, keys and locks', async () => {
  const before = await contentOf(shop.db);
  const made = await backUp(shop.context, path.join(folder, 'whole'));
  expect(made.rows).toBeGreaterThan(20);
  // Passwords' hashes and all personal data are in it.
  expect((await stat(made.folder)).mode & 0o077).toBe(0);
  const bare = await createBareDatabase();
  const dataDir = path.join(folder, 'restored');
  const restored = await restore(made.folder, {
    pool: bare.pool,
    config: fileConfig(dataDir),
    migrationsFolder,
  });
  expect(restored).toEqual({ rows: made.rows, files: 1, migrated: [] });
  expect(await contentOf(bare.pool)).toEqual(before);
  expect(String(await createFileStore(fileConfig(dataDir), 'files').read('abc.webp'))).toBe('picture');
  expect(await checkLedger({ write: bare.pool })).toEqual([]);
  // Life goes on: numbers continue, keys and append-only tables hold.
  const last = await queryOne<{ number: number }>(shop.db, sql`select max(number) as number from orders`);
  const next = await queryOne<{ number: number }>(
    bare.pool,
    sql`select nextval(pg_get_serial_sequence('orders', 'number')) as number`,
  );
  expect(next?.number).toBe((last?.number ?? 0) + 1);
  await expect(execute(bare.pool, sql`delete from audit_entry`)).rejects.toThrow('append only');
  await expect(execute(bare.pool, sql`update orders set account_id = 4711`)).rejects.toThrow('foreign key');
  await bare.drop();
});

test('what is written while the backup runs is in it wholly or not at all', async () => {
  const cart = [{ codProducto: await buildProduct(shop.db, { onHand: 100 }), cantidad: 1 }];
  const amounts = await amountsOf(shop.app, cart);
  const order = (index: number) =>
    sendOrder(shop.app, orderForm(cart, amounts, { dirCliente: `Carrera ${index} # 2-2` }));
  const [made] = await Promise.all([
    backUp(shop.context, path.join(folder, 'busy')),
    ...Array.from({ length: 20 }, (_, index) => order(index)),
  ]);
  const bare = await createBareDatabase();
  // Foreign keys are proved when they come back.
  await restore(made.folder, {
    pool: bare.pool,
    config: fileConfig(path.join(folder, 'busy-data')),
    migrationsFolder,
  });
  const halves = await query(
    bare.pool,
    sql`select number from orders where not exists (select from order_line where order_number = number)`,
  );
  expect(halves).toEqual([]);
  await bare.drop();
});

test('a damaged, broken or foreign backup restores nothing', async () => {
  const made = await backUp(shop.context, path.join(folder, 'damaged'));
  const target = { pool: shop.db, config: fileConfig(path.join(folder, 'never')), migrationsFolder };
  await expect(restore(made.folder, target)).rejects.toThrow('not empty');
  const [first = ''] = await readdir(path.join(made.folder, 'tables'));
  await appendFile(path.join(made.folder, 'tables', first), 'x');
  await expect(restore(made.folder, target)).rejects.toThrow('damaged');
  await rm(path.join(made.folder, 'manifest.json'));
  await expect(restore(made.folder, target)).rejects.toThrow('no finished backup');
});

test('a failed backup is told and leaves no folder; old ones go, other folders stay', async () => {
  await writeFile(path.join(folder, 'a-file'), '');
  await expect(backUp(shop.context, path.join(folder, 'a-file', 'below'))).rejects.toThrow('ENOTDIR');
  const [failed] = await listBackups(shop.db, 1);
  expect(failed?.problem).toContain('ENOTDIR');
  const backups = { folder: path.join(folder, 'nightly'), kept: 2 };
  const context = { ...shop.context, config: { ...shop.context.config, backups } };
  for (const day of ['2026-11-01', '2026-11-02', '2026-11-03'])
    await backUp({ ...context, now: () => new Date(`${day}T07:30:00Z`) });
  await writeFile(path.join(backups.folder, 'notes.txt'), '');
  await removeOldBackups(context);
  expect((await readdir(backups.folder)).sort()).toEqual([
    'notes.txt',
    'plazuela-2026-11-02T073000',
    'plazuela-2026-11-03T073000',
  ]);
});

test('what a backup of a killed worker has left goes after a day, what is being written stays', async () => {
  const backups = { folder: path.join(folder, 'killed'), kept: 2 };
  const context = { config: { ...shop.context.config, backups } };
  const draft = (name: string) => path.join(backups.folder, name);
  const [old, young] = ['plazuela-2026-11-01T073000.partial', 'plazuela-2026-11-02T073000.partial'];
  for (const name of [old, young, 'of-somebody.partial'])
    await mkdir(path.join(draft(name), 'tables'), { recursive: true });
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const name of [old, 'of-somebody.partial']) await utimes(draft(name), yesterday, yesterday);
  await removeOldBackups(context);
  expect((await readdir(backups.folder)).sort()).toEqual(['of-somebody.partial', young]);
});
