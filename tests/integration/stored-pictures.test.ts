import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileStore, type FileStore } from '../../src/server/adapters/files/file-store.ts';
import { isWholePicture } from '../../src/server/adapters/files/whole-picture.ts';
import { fileConfig } from '../support/file-config.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

let folder: string;
let files: FileStore;
let server: TestServer;
let webp: Buffer;
let avif: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plazuela-pictures-'));
  files = createFileStore(fileConfig(folder), 'files');
  server = await createTestServer({ environment: { DATA_DIR: folder } });
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 120, height: 90, channels: 3, background: '#fff', noise } });
  webp = await picture.clone().webp().toBuffer();
  avif = await picture.clone().avif().toBuffer();
});
afterAll(async () => {
  await server.end();
  await rm(folder, { recursive: true, force: true });
});

const get = (name: string, accept = '*/*') => server.app.inject({ url: `/img/${name}`, headers: { accept } });
const fileOf = (name: string) => path.join(folder, 'files', name.slice(0, 2), name);

test('a whole picture is served, in every form in which it is stored', async () => {
  await files.write('aa-120.webp', webp);
  await files.write('aa-120.avif', avif);
  expect((await get('aa-120.webp')).statusCode).toBe(200);
  const better = await get('aa-120.webp', 'image/avif,*/*');
  expect([better.statusCode, better.headers['content-type']]).toEqual([200, 'image/avif']);
  const lossless = await sharp(webp).ensureAlpha(0.5).webp({ lossless: true }).toBuffer();
  const transparent = await sharp(webp).ensureAlpha(0.5).webp().toBuffer();
  expect([lossless, transparent].map((body) => isWholePicture('webp', body))).toEqual([true, true]);
});

test('a broken picture is missing, not served for a year', async () => {
  const broken: [string, (file: string) => Promise<void>][] = [
    ['cut short', (file) => truncate(file, 1_000)],
    ['empty', (file) => truncate(file, 0)],
    ['of zeros', (file) => writeFile(file, Buffer.alloc(webp.length))],
    ['something else', (file) => writeFile(file, '<html>no picture</html>')],
    ['with a longer tail', (file) => writeFile(file, Buffer.concat([webp.subarray(0, -400)]))],
  ];
  for (const [index, [how, spoil]] of broken.entries()) {
    const name = `b${index}-120.webp`;
    await files.write(name, webp);
    await spoil(fileOf(name));
    const reply = await get(name);
    expect([how, reply.statusCode]).toEqual([how, 404]);
    expect(reply.headers['cache-control']).toBe('no-store');
  }
});

test('where only the better form is broken, the other one is served', async () => {
  await files.write('cc-120.webp', webp);
  await files.write('cc-120.avif', avif.subarray(0, -100));
  const reply = await get('cc-120.webp', 'image/avif,*/*');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('a picture that is whole again, as from a backup, is served again', async () => {
  await files.write('dd-120.webp', webp.subarray(0, 500));
  expect((await get('dd-120.webp')).statusCode).toBe(404);
  await files.write('dd-120.webp', webp);
  expect((await get('dd-120.webp')).statusCode).toBe(200);
});
