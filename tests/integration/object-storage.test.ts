import { appendFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileStore, openDepot, openDepots } from '../../src/server/adapters/files/file-store.ts';
import { query, sql } from '../../src/server/db/sql.ts';
import { backUp } from '../../src/server/modules/operations/backup.service.ts';
import { keepFiles, returnFiles } from '../../src/server/modules/operations/backup-files.ts';
import { moveFiles, proveFiles, proveMove } from '../../src/server/modules/operations/file-move.service.ts';
import { fileConfig } from '../support/file-config.ts';
import { BUCKET, type ObjectStore, openObjectStore } from '../support/object-store.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

const PLACE = `s3://${BUCKET}/shop`;

let store: ObjectStore;
let folder: string;
let server: TestServer;
let webp: Buffer;
beforeAll(async () => {
  store = await openObjectStore();
  folder = await mkdtemp(path.join(tmpdir(), 'plazuela-bucket-'));
  const environment = { ...store.environment, DATA_DIR: folder, FILES_URL: `${PLACE},folder` };
  server = await createTestServer({ environment });
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const drawn = sharp({ create: { width: 120, height: 90, channels: 3, background: '#fff', noise } });
  webp = await drawn.webp().toBuffer();
});
afterAll(async () => {
  await server.end();
  await store.end();
  await rm(folder, { recursive: true, force: true });
});

const withUrl = (url: string, dataDir = folder) =>
  fileConfig(dataDir, { ...store.environment, FILES_URL: url });
const silent = () => {};
const get = (name: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/img/${name}`, headers });

/** The bytes of one object, as the store itself keeps them. */
async function objectFile(name: string): Promise<string> {
  const files = await readdir(store.folder, { recursive: true });
  const found = files.find((file) => file.includes(name) && file.endsWith('_object'));
  if (!found) throw new Error(`no object of ${name} among ${files}`);
  return path.join(store.folder, found);
}

async function waitFor<Value>(read: () => Promise<Value[]>, length: number): Promise<Value[]> {
  for (;;) {
    const rows = await read();
    if (rows.length === length) return rows;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a picture in the bucket is served with its validator, and asked for again costs nothing', async () => {
  await createFileStore(withUrl(PLACE), 'files').write('aa-120.webp', webp);
  const first = await get('aa-120.webp');
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(first.rawPayload.equals(webp)).toBe(true);
  const again = await get('aa-120.webp', { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get('ab-120.webp')).statusCode).toBe(404);
});

test('a document of the bucket has no address in the shop, and wrong keys open nothing', async () => {
  await createFileStore(withUrl(PLACE), 'documents').write('ac.pdf', Buffer.from('%PDF-1.4 RUT'));
  expect((await get('ac.pdf')).statusCode).toBe(404);
  const wrong = fileConfig(folder, {
    ...store.environment,
    AWS_SECRET_ACCESS_KEY: 'guessed',
    FILES_URL: PLACE,
  });
  await expect(createFileStore(wrong, 'documents').read('ac.pdf')).rejects.toThrow('cannot be used');
});

test('what is not in the bucket yet comes from the folder, and a removal takes both', async () => {
  await createFileStore(withUrl('folder'), 'files').write('ba-120.webp', webp);
  expect((await get('ba-120.webp')).statusCode).toBe(200);
  const both = createFileStore(withUrl(`${PLACE},folder`), 'files');
  await both.write('bb-120.webp', webp);
  expect(await createFileStore(withUrl('folder'), 'files').read('bb-120.webp')).toBe(null);
  for (const name of ['ba-120.webp', 'bb-120.webp']) {
    await both.remove(name);
    expect(await both.read(name)).toBe(null);
  }
});

test('an object with other bytes is not served, and operators are told until it is whole again', async () => {
  const files = createFileStore(withUrl(PLACE), 'files');
  await files.write('ca-120.webp', webp);
  // Whole for whoever looks at its head and lengths: only the sum tells.
  const spoilt = Buffer.from(webp);
  spoilt[webp.length - 60] = (spoilt[webp.length - 60] ?? 0) ^ 1;
  await rm(await objectFile('ca-120.webp'));
  await appendFile(path.join(store.folder, 'shop/files', 'ca-120.webp._S3rver_object'), spoilt);
  expect((await get('ca-120.webp')).statusCode).toBe(404);
  const known = () =>
    query<{ name: string; address: string }>(
      server.database.pool,
      sql`select name, address from damaged_file`,
    );
  expect(await waitFor(known, 1)).toEqual([{ name: 'ca-120.webp', address: PLACE }]);
  await files.write('ca-120.webp', webp);
  expect((await get('ca-120.webp')).statusCode).toBe(200);
  await waitFor(known, 0);
});

test('while the store is away pictures in memory and in the folder are served, others say "later"', async () => {
  const files = createFileStore(withUrl(PLACE), 'files');
  await files.write('da-120.webp', webp);
  await files.write('db-120.webp', webp);
  await createFileStore(withUrl('folder'), 'files').write('dc-120.webp', webp);
  await get('da-120.webp');
  await store.stop();
  try {
    const statuses = [];
    for (const name of ['da-120.webp', 'db-120.webp', 'dc-120.webp'])
      statuses.push((await get(name)).statusCode);
    expect(statuses).toEqual([200, 503, 200]);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  } finally {
    await store.start();
  }
  expect((await get('db-120.webp')).statusCode).toBe(200);
});

test('two processes that store the same picture at once leave one whole picture', async () => {
  const other = await sharp(webp).webp({ quality: 40 }).toBuffer();
  const bodies = [webp, other, webp, other, webp];
  // Two versions of the program may make it differently. S3 keeps body and sum of one request together; the server of
  // these tests writes them one after the other.
  for (const [url, given] of [['folder', bodies] as const, [PLACE, bodies.map(() => webp)] as const]) {
    const files = createFileStore(withUrl(url), 'files');
    await Promise.all(given.map((body) => files.write('ea-120.webp', body)));
    const left = await files.read('ea-120.webp');
    expect(left && given.some((body) => left.equals(body))).toBe(true);
  }
});

test('a move there and back takes every file, goes on where it broke off, and proves each', async () => {
  const home = await mkdtemp(path.join(folder, 'move-'));
  const place = `s3://${BUCKET}/moved`;
  const [there] = openDepots(withUrl(place, home));
  const back = openDepot(withUrl('folder', home), { kind: 'folder' });
  if (!there) throw new Error('no depot');
  const pictures = createFileStore(withUrl('folder', home), 'files');
  const papers = createFileStore(withUrl('folder', home), 'documents');
  for (let index = 0; index < 12; index++)
    await pictures.write(`f${index}-120.webp`, Buffer.from(`picture ${index}`));
  await papers.write('fa.pdf', Buffer.from('%PDF-1.4'));
  // It breaks off: the rest is taken by the next run.
  let asked = 0;
  const breaking = {
    ...there,
    write: async (...given: Parameters<typeof there.write>) => {
      if (++asked > 5) throw new Error('the line broke');
      await there.write(...given);
    },
  };
  await expect(moveFiles(back, breaking, silent)).rejects.toThrow('the line broke');
  // The shop goes on meanwhile: what is new goes to the bucket, and somebody takes a picture away.
  const shop = createFileStore(withUrl(`${place},folder`, home), 'files');
  await shop.write('new-120.webp', Buffer.from('new'));
  await shop.remove('f11-120.webp');
  expect(await moveFiles(back, there, silent)).toMatchObject({ removed: 0 });
  expect(await proveMove(back, there, silent)).toEqual([]);
  const proof = await proveFiles(there, silent);
  expect(proof).toMatchObject({ files: 13, damaged: [], withoutSum: 0 });
  // And back, into another folder.
  const other = openDepot(withUrl('folder', path.join(home, 'other')), { kind: 'folder' });
  expect(await moveFiles(there, other, silent)).toEqual({ copied: 13, known: 0, removed: 0 });
  expect(await proveMove(there, other, silent)).toEqual([]);
  const moved = createFileStore(withUrl('folder', path.join(home, 'other')), 'documents');
  expect(String(await moved.read('fa.pdf'))).toBe('%PDF-1.4');
});

test('a list longer than one answer of the store is read to its end', async () => {
  const objects = path.join(store.folder, 'many/files');
  await mkdir(objects, { recursive: true });
  const names = Array.from({ length: 2_100 }, (_, index) => `j${index}-120.webp`);
  for (const name of names) {
    await writeFile(path.join(objects, `${name}._S3rver_object`), name);
    await writeFile(path.join(objects, `${name}._S3rver_metadata.json`), '{}');
    await writeFile(path.join(objects, `${name}._S3rver_object.md5`), '');
  }
  const [there] = openDepots(withUrl(`s3://${BUCKET}/many`));
  if (!there) throw new Error('no depot');
  const listed: string[] = [];
  for await (const name of there.list('files')) listed.push(name);
  expect(listed.sort()).toEqual(names.sort());
});

test('a file that is removed while it is copied does not come back', async () => {
  const home = await mkdtemp(path.join(folder, 'removed-'));
  const place = `s3://${BUCKET}/removed`;
  const shop = createFileStore(withUrl(`${place},folder`, home), 'files');
  await createFileStore(withUrl('folder', home), 'files').write('ga-120.webp', webp);
  const [there] = openDepots(withUrl(place, home));
  const from = openDepot(withUrl('folder', home), { kind: 'folder' });
  if (!there) throw new Error('no depot');
  const late = {
    ...there,
    write: async (...given: Parameters<typeof there.write>) => {
      await shop.remove('ga-120.webp');
      await there.write(...given);
    },
  };
  expect(await moveFiles(from, late, silent)).toEqual({ copied: 0, known: 0, removed: 1 });
  expect(await shop.read('ga-120.webp')).toBe(null);
});

test('a damaged file is found and not moved, and one that was moved badly is sent again', async () => {
  const home = await mkdtemp(path.join(folder, 'damaged-'));
  const [there] = openDepots(withUrl(`s3://${BUCKET}/damaged`, home));
  const from = openDepot(withUrl('folder', home), { kind: 'folder' });
  if (!there) throw new Error('no depot');
  const files = createFileStore(withUrl('folder', home), 'files');
  await files.write('ha-120.webp', webp);
  await files.write('hb-120.webp', webp);
  await appendFile(path.join(home, 'files/ha/ha-120.webp'), 'x');
  await moveFiles(from, there, silent);
  expect(await proveMove(from, there, silent)).toEqual([{ area: 'files', name: 'ha-120.webp' }]);
  expect((await proveFiles(from, silent)).damaged).toEqual([{ area: 'files', name: 'ha-120.webp' }]);
  await appendFile(await objectFile('hb-120.webp'), 'x');
  expect((await proveFiles(there, silent)).damaged).toEqual([{ area: 'files', name: 'hb-120.webp' }]);
  await proveMove(from, there, silent);
  expect((await proveFiles(there, silent)).damaged).toEqual([]);
});

test('a backup takes the files out of the bucket, once, and a restore brings them back into one', async () => {
  const home = await mkdtemp(path.join(folder, 'backup-'));
  const place = `s3://${BUCKET}/backup`;
  const config = { ...server.context.config, ...withUrl(place, home) };
  await createFileStore(config, 'files').write('ia-120.webp', webp);
  await createFileStore(config, 'documents').write('ib.pdf', Buffer.from('%PDF-1.4'));
  const made = await backUp({ ...server.context, config }, path.join(home, 'first'));
  expect(made.files).toBe(2);
  await store.stop();
  try {
    // Away: only the list is asked for, so a second one fails at once.
    await expect(keepFiles(config, path.join(home, 'none'), made.folder)).rejects.toThrow('cannot be used');
  } finally {
    await store.start();
  }
  const empty = withUrl(`s3://${BUCKET}/restored`, home);
  expect(await returnFiles(made.folder, empty)).toBe(2);
  expect((await createFileStore(empty, 'files').read('ia-120.webp'))?.equals(webp)).toBe(true);
});
