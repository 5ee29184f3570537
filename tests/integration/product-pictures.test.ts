import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jpegOf, pictureOfWidth, storedFiles } from '../../src/domain/picture.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { makeNextSmallerPicture } from '../../src/server/modules/catalogue/products/smaller-picture.jobs.ts';
import { openShop } from '../support/order-factories.ts';
import { passTime } from '../support/pass-time.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';

let folder: string;
let shop: SellerShop;
beforeAll(async () => {
  // Of its own: the photos are the same each time, and what was made of them before would be found.
  folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
  shop = await openSellerShop({ on: await openShop({ DATA_DIR: folder }) });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/**
 * Soft spots, about as hard to pack as a photograph in every width, and the same each time: of random noise little is left in
 * the smallest width, and what AVIF saves there is chance.
 */
function photo(width: number, height: number): Sharp {
  const side = 200;
  const spots = Buffer.from(
    Array.from({ length: side * side * 3 }, (_, index) => 128 + 90 * Math.sin(index ** 2)),
  );
  return sharp(spots, { raw: { width: side, height: side, channels: 3 } })
    .blur(2)
    .normalise()
    .resize(width, height, { fit: 'fill' });
}

async function upload(body: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(body)], { type: 'image/jpeg' }), 'foto.jpg');
  const url = '/api/vender/productos/imagenes';
  const { owner, app } = shop;
  const reply = await app.inject({ method: 'POST', url, payload: form, cookies: owner.cookies });
  expect(reply.statusCode).toBe(201);
  return reply.json().url;
}

async function makeAllSmaller(): Promise<void> {
  while (await makeNextSmallerPicture(shop.context));
}

/** One of this very moment is not due yet, and while another one is made none begins. */
async function untilAllAreSmaller(): Promise<void> {
  const left = async () => {
    await makeAllSmaller();
    return query(shop.db, sql`select from picture_to_shrink`);
  };
  await expect.poll(left).toEqual([]);
}

function ask(url: string, accept: string) {
  return shop.app.inject({ url, headers: { accept } });
}

test('a large photo gets a width to zoom into, a small one is not blown up', async () => {
  const large = await upload(await photo(1400, 900).jpeg().toBuffer());
  expect(large).toMatch(/-1280\.webp$/);
  expect(await sharp((await ask(large, '*/*')).rawPayload).metadata()).toMatchObject({
    width: 1280,
    height: 1280,
    format: 'webp',
  });
  expect(await upload(await photo(900, 700).jpeg().toBuffer())).toMatch(/-640\.webp$/);
});

const typeOf = async (url: string) => (await ask(url, 'image/avif,image/webp,*/*')).headers['content-type'];

test('whoever takes AVIF gets the smaller file under the same address', async () => {
  const large = await upload(await photo(1300, 1300).jpeg().toBuffer());
  await untilAllAreSmaller();
  for (const width of [160, 320, 640]) {
    const url = pictureOfWidth(large, width);
    const plain = await ask(url, 'image/webp,*/*');
    const small = await ask(url, 'image/avif,image/webp,*/*');
    const vary = expect.stringMatching(/accept/i);
    expect(plain.headers).toMatchObject({ 'content-type': 'image/webp', vary });
    expect(small.headers).toMatchObject({ 'content-type': 'image/avif', vary });
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length * 0.9);
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width, height: width });
  }
});

test('a picture is shown from its first moment; its AVIF comes while nobody waits, and is found within the hour', async () => {
  const whole = await upload(await photo(900, 900).jpeg().toBuffer());
  const url = pictureOfWidth(whole, 320);
  expect(await typeOf(url)).toBe('image/webp');
  await execute(
    shop.db,
    sql`insert into product_picture_fetch (seller_id, product_id, pictures, picture_count, created_at, next_attempt_at)
        values (${shop.sellerId}, ${(await shop.create({ name: 'Pino' })).id}, '[]', 0, now(), now() - interval '1 second')`,
  );
  await makeAllSmaller();
  expect(await query(shop.db, sql`select from picture_to_shrink`)).toHaveLength(1);
  await execute(shop.db, sql`delete from product_picture_fetch`);
  await untilAllAreSmaller();
  expect(await typeOf(url)).toBe('image/webp');
  const undo = passTime(61 * 60_000, -2 * 3_600_000);
  try {
    expect(await typeOf(url)).toBe('image/avif');
    // Made of a source of its own width it would look worse.
    expect(await typeOf(whole)).toBe('image/webp');
  } finally {
    undo();
  }
});

test('a picture without AVIF is served as it is, again and again', async () => {
  const url = await upload(await photo(1400, 1400).jpeg().toBuffer());
  for (const _ of [1, 2])
    expect((await ask(url, 'image/avif,*/*')).headers['content-type']).toBe('image/webp');
});

test('under its name with .jpg a picture is a JPEG, made once however many ask, and told by its content', async () => {
  const url = jpegOf(await upload(await photo(1400, 1000).jpeg().toBuffer()));
  const name = path.basename(url);
  const file = path.join(shop.context.config.dataDir, 'files', name.slice(0, 2), name);
  await expect(readFile(file)).rejects.toThrow('ENOENT');
  const all = await Promise.all([1, 2, 3].map(() => ask(url, '*/*')));
  const etag = String(all[0]?.headers.etag);
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  for (const { statusCode, headers, rawPayload } of all) {
    expect([statusCode, headers['content-type'], headers.etag]).toEqual([200, 'image/jpeg', etag]);
    const about = await sharp(rawPayload).metadata();
    const stored = await sharp((await ask(url.replace('.jpg', '.webp'), '*/*')).rawPayload).metadata();
    expect([about.format, about.width, about.height]).toEqual(['jpeg', stored.width, stored.height]);
  }
  const { mtimeMs } = await stat(file);
  const known = await shop.app.inject({ url, headers: { 'if-none-match': etag } });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  await ask(url, '*/*');
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
  for (const strange of [url.replace(/-\d+\.jpg$/, '-9.jpg'), '/img/no-hay-640.jpg', '/img/..%2Fx-640.jpg'])
    expect((await ask(strange, '*/*')).statusCode, strange).toBe(404);
});

test('where and with what a photo was taken is in none of the files, and it stands upright', async () => {
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '4/1 39/1 0/1', GPSLongitudeRef: 'W' };
  const taken = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: 400, height: 400, channels: 3, background: '#0000ff' } },
        gravity: 'west',
      },
    ])
    .withExif({ IFD0: { Model: 'Cámara secreta' }, IFD3: gps })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  const before = await sharp(taken).metadata();
  expect(before.orientation).toBe(6);
  expect(before.exif).toBeDefined();
  const url = await upload(taken);
  const files = await Promise.all(
    storedFiles(url).map((name) =>
      readFile(path.join(shop.context.config.dataDir, 'files', name.slice(0, 2), name)).catch(() => null),
    ),
  );
  for (const body of files.filter((found) => found !== null)) {
    const { exif, xmp, iptc, orientation } = await sharp(body).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  }
  // Turned by a quarter: what was on the left is above, in a picture that is higher than wide.
  const { data } = await sharp((await ask(url, '*/*')).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 640 + x) * 3, (y * 640 + x) * 3 + 3)];
  expect(at(320, 100)[2]).toBeGreaterThan(200);
  expect(at(320, 540)[0]).toBeGreaterThan(200);
  expect(at(40, 320).every((value) => value > 240)).toBe(true);
});
