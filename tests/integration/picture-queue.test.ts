import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPictureChild } from '../../src/server/adapters/pictures/picture-child.ts';
import { type PictureOrder, webpOf } from '../../src/server/adapters/pictures/picture-order.ts';
import { createPictureQueue, pictureQueue } from '../../src/server/adapters/pictures/picture-queue.ts';
import { openBrowser } from '../support/identity-api.ts';
import { passTime } from '../support/pass-time.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';

const order: PictureOrder = {
  fit: 'cover',
  shapes: [{ width: 320, height: 320, variants: webpOf([160, 320]) }],
  nameSalt: 'test',
};

function plain(side: number, background = '#088') {
  return sharp({ create: { width: side, height: side, channels: 3, background } });
}

const given = (owner: string, bytes: Buffer) => ({ owner, order, load: async () => new Uint8Array(bytes) });

describe('the picture process', () => {
  const queue = createPictureQueue(createPictureChild());

  test('makes the widths of an order', async () => {
    const made = await queue.make(given('ana', await plain(500).png().toBuffer()));
    if (!made.ok) throw new Error(made.reason);
    expect(made.value.name).toMatch(/^[0-9a-f]{32}$/);
    const sizes = await Promise.all(made.value.pictures.map(({ body }) => sharp(body).metadata()));
    expect(sizes.map(({ width, height, format }) => [width, height, format])).toEqual([
      [160, 160, 'webp'],
      [320, 320, 'webp'],
    ]);
  });

  test.each([
    ['a progressive JPEG of 5100 × 5100', () => plain(5_100).jpeg({ progressive: true, quality: 60 })],
    ['an interlaced PNG of 5100 × 5100', () => plain(5_100).png({ progressive: true })],
    ['a WebP of 5100 × 5100', () => plain(5_100).webp({ effort: 0 })],
    ['a JPEG of 7800 × 7800', () => plain(7_800).jpeg()],
  ])('refuses %s before it is decoded', async (_what, make) => {
    const bomb = await make().toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await queue.make(given('ana', bomb))).toMatchObject({ ok: false, reason: 'too-many-pixels' });
  });

  test('takes what cameras and phones make', async () => {
    for (const photo of [plain(7_000).jpeg(), plain(4_900).jpeg({ progressive: true })])
      expect(await queue.make(given('ana', await photo.toBuffer()))).toMatchObject({ ok: true });
  });

  test('refuses what is no picture and what breaks off', async () => {
    const photo = await plain(2_000).jpeg().toBuffer();
    for (const bytes of [randomBytes(5_000), Buffer.alloc(0), Buffer.from('<svg/>'), photo.subarray(0, 800)])
      expect(await queue.make(given('ana', bytes))).toMatchObject({ ok: false, reason: 'not-a-picture' });
  });

  test('decodes no format but those of photos, though its library reads more', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400"/></svg>';
    expect((await sharp(Buffer.from(drawing)).metadata()).format).toBe('svg');
    for (const bytes of [Buffer.from(drawing), await plain(400).tiff().toBuffer()])
      expect(await queue.make(given('ana', bytes))).toMatchObject({ ok: false, reason: 'not-a-picture' });
  });
});

/** A process that dies of a picture that says so, and answers the others with the names of their owners. */
const fragile = new URL('../support/fragile-picture-process.ts', import.meta.url);

test('a picture that kills the process is refused, and the next ones are made', async () => {
  const queue = createPictureQueue(createPictureChild(fragile));
  const answers = await Promise.all(
    ['good', 'die', 'good'].map((what) => queue.make(given(what, Buffer.from(what)))),
  );
  expect(answers.map(({ ok }) => ok)).toEqual([true, false, true]);
});

test('accounts take turns, however many pictures one of them sends', async () => {
  const queue = createPictureQueue(createPictureChild(fragile));
  const finished: string[] = [];
  const send = (owner: string) =>
    queue.make(given(owner, Buffer.from('good'))).then(() => finished.push(owner));
  await Promise.all([...Array.from({ length: 6 }, () => send('ana')), send('luz')]);
  expect(finished.indexOf('luz')).toBeLessThan(3);
});

test('one account may not fill the queue, and nobody may fill it beyond its length', async () => {
  const limits = { waiting: 4, waitingOfOwner: 2, ownerMillis: 1_000, windowMillis: 60_000 };
  const queue = createPictureQueue(createPictureChild(fragile), limits);
  const send = (owner: string) => queue.make(given(owner, Buffer.from('good')));
  const sent = ['ana', 'ana', 'ana', 'ana', 'luz', 'eva'].map(send);
  expect(queue.length()).toBe(4);
  const reasons = (await Promise.all(sent)).map((answer) => (answer.ok ? 'made' : answer.reason));
  expect(reasons).toEqual(['made', 'made', 'made', 'too-many-pictures', 'made', 'pictures-busy']);
  expect(queue.length()).toBe(0);
});

test('an account that used its time of the processor waits; a job of the worker does not', async () => {
  const limits = { waiting: 9, waitingOfOwner: 9, ownerMillis: 1, windowMillis: 60_000 };
  let now = 0;
  const queue = createPictureQueue(createPictureChild(fragile), limits, () => now);
  const send = (isPatient = false) => queue.make({ ...given('ana', Buffer.from('good')), isPatient });
  expect(await send()).toMatchObject({ ok: true });
  expect(await send()).toMatchObject({ ok: false, reason: 'too-many-pictures' });
  expect(await send(true)).toMatchObject({ ok: true });
  now = 200_000;
  expect(await send()).toMatchObject({ ok: true });
});

test('an account that used its time makes pictures after the window, though the clock was set back meanwhile', async () => {
  const limits = { waiting: 9, waitingOfOwner: 9, ownerMillis: 1, windowMillis: 60_000 };
  const queue = createPictureQueue(createPictureChild(fragile), limits);
  const send = () => queue.make(given('ana', Buffer.from('good')));
  expect(await send()).toMatchObject({ ok: true });
  expect(await send()).toMatchObject({ ok: false, reason: 'too-many-pictures' });
  const undo = passTime(61_000, -3_600_000);
  const later = await send();
  undo();
  expect(later).toMatchObject({ ok: true });
});

describe('over the API', () => {
  let shop: SellerShop;
  beforeAll(async () => {
    shop = await openSellerShop();
  });
  afterAll(() => shop.close());

  test('a bomb is refused in Spanish wherever pictures are taken', async () => {
    const bytes = await plain(5_100).jpeg({ progressive: true, quality: 60 }).toBuffer();
    const browser = openBrowser(shop.app);
    Object.assign(browser.cookies, shop.owner.cookies);
    const file = new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' });
    const replies = [
      await browser.postForm('/vender/productos/imagenes', { file }),
      await browser.postForm('/vender/tienda/imagenes', { file, kind: 'logo' }),
    ];
    for (const { status, body } of replies)
      expect([status, body.code, body.message]).toEqual([
        400,
        'too-many-pixels',
        'La foto tiene demasiados píxeles. Redúcela a máximo 12 megapíxeles e intenta de nuevo.',
      ]);
    expect(pictureQueue.length()).toBe(0);
  });
});
