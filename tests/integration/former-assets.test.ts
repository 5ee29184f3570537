import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerAssets } from '../../src/server/http/assets.ts';
import { findFormerAsset, keepAssets } from '../../src/server/pages/former-assets.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

const NOW = new Date('2026-03-02T10:00:00Z');
const DAY = 24 * 3_600_000;
const SCRIPT = `export const page = '${'á'.repeat(3_000)}';`;

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'former-assets-'));
  await build('former', { 'page-AAAA.js': SCRIPT, 'shared-CCCC.css': 'a{}' });
  await build('present', { 'page-BBBB.js': 'export {}', 'shared-CCCC.css': 'a{}' });
  server = await createTestServer();
  await registerAssets(server.app, path.join(folder, 'present'), (address) =>
    findFormerAsset(server.database.pool, address),
  );
});
afterAll(async () => {
  await server.end();
  await rm(folder, { recursive: true, force: true });
});

async function build(name: string, files: Record<string, string>): Promise<void> {
  await mkdir(path.join(folder, name, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name, 'assets', file), text);
    await writeFile(path.join(folder, name, 'assets', `${file}.br`), 'compressed');
  }
}

const start = (name: string, at: number) =>
  keepAssets(server.database.pool, path.join(folder, name), new Date(NOW.getTime() + at));
const get = (url: string, headers = {}) => server.app.inject({ url, headers });

test('a page of one version finds its scripts at a node of another one, for a month after its last start', async () => {
  await start('former', 0);
  await start('present', DAY);
  const plain = await get('/assets/page-AAAA.js?x=1');
  expect(plain.statusCode).toBe(200);
  expect(plain.body).toBe(SCRIPT);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const packed = await get('/assets/page-AAAA.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(SCRIPT);
  expect((await get('/assets/page-BBBB.js')).body).toBe('export {}');

  await start('present', 30 * DAY + 1);
  expect((await get('/assets/page-AAAA.js')).statusCode).toBe(404);
  const { rows } = await server.database.pool.query('select path from former_asset order by path');
  expect(rows.map(({ path }) => path)).toEqual(['/assets/page-BBBB.js', '/assets/shared-CCCC.css']);
});

test('nodes that start at once and again keep each file once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => start('former', 0)));
  await start('former', DAY);
  const { rows } = await server.database.pool.query(
    `select count(*)::int as count from former_asset where path = '/assets/page-AAAA.js'`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test.each(['/assets/never.js', '/assets/page-AAAA.js.br', "/assets/a'b.js", '/assets/%00'])(
  'what no build has is missing: %s',
  async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['cache-control']).toBe('no-store');
  },
);
