import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { forgetBuyer } from '../../src/server/modules/buyers/forget-buyer.service.ts';
import { deleteGoneReviewPhotos } from '../../src/server/modules/reviews/gone-photo.jobs.ts';
import { decideReview } from '../../src/server/modules/reviews/review.service.ts';
import { voteForReview } from '../../src/server/modules/reviews/review-vote.service.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { type Fields, openShop, type Shop } from '../support/order-factories.ts';
import { pictureFile } from '../support/picture-file.ts';
import { buildOrders, deliverOrders } from '../support/purchase-factories.ts';
import { logIn } from '../support/session-factories.ts';

let shop: Shop;
let sellerId: number;
let productId: number;
let visitor = 0;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  sellerId = await buildSeller(shop.db);
  productId = await buildProduct(shop.db, { sellerId });
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function call(method: Method, url: string, cookies: Fields = {}, payload?: object) {
  const remoteAddress = `10.2.${++visitor >> 8}.${visitor & 255}`;
  const reply = await shop.app.inject({
    ...{ method, url: `/api${url}`, cookies, remoteAddress },
    ...(payload && { payload }),
  });
  const set = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
  return { status: reply.statusCode, body: reply.json(), code: reply.json().code, set };
}

/** An account with a review of the product that waits, or is published. */
async function reviewer({ published = true } = {}) {
  const account = await logIn(shop.db);
  const [orderNumber = 0] = await buildOrders(shop.db, {
    ...{ accountId: account.id, sellerIds: [sellerId], productId, email: `r${account.id}@correo.test` },
  });
  await deliverOrders(shop.db, [orderNumber], new Date());
  const sent = await call('POST', `/productos/${productId}/valoraciones`, account.cookies, {
    ...{ puntuacion: 5, valoracion: 'Muy rico.', nomUsuario: 'Ana' },
  });
  const id: number = sent.body.datos.idValoracion;
  if (published) await publish(id);
  return { cookies: account.cookies, account, accountId: account.id, id };
}

const publish = (reviewId: number) =>
  decideReview(shop.context, {
    ...{ reviewId, decision: 'approved', reason: null, actor: { kind: 'system', accountId: null } },
  });

async function addPhoto(id: number, cookies: Fields, file: File) {
  const form = new FormData();
  form.append('file', file);
  const request = new Request('http://here/', { method: 'POST', body: form });
  const reply = await shop.app.inject({
    ...{
      method: 'POST',
      url: `/api/valoraciones/${id}/fotos`,
      cookies,
      remoteAddress: `10.3.0.${++visitor % 250}`,
    },
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: reply.statusCode, code: reply.json().code, photos: reply.json().datos?.fotos ?? [] };
}

const listed = async (cookies: Fields = {}, query_ = '') =>
  (await call('GET', `/productos/${productId}/valoraciones${query_}`, cookies)).body;
const vote = (id: number, cookies: Fields, meSirvio = true) =>
  call('PUT', `/valoraciones/${id}/util`, cookies, { meSirvio });
const helpful = async (id: number) =>
  (
    await queryOne<{ count: number }>(
      shop.db,
      sql`select helpful_count as count from review where id = ${id}`,
    )
  )?.count;
const fileOf = (url: string) =>
  path.join(shop.context.config.dataDir, 'files', url.slice(5, 7), url.slice(5));

test('a photo is made anew from what it shows, whatever its file says, and is published with its review', async () => {
  const ana = await reviewer({ published: false });
  const place = { exif: { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 35/1 0/1' } } };
  const bytes = await sharp({ create: { width: 1500, height: 900, channels: 3, background: '#393' } })
    .withExif(place.exif)
    .jpeg()
    .toBuffer();
  const sent = await addPhoto(ana.id, ana.cookies, new File([new Uint8Array(bytes)], 'foto.pdf'));
  expect(sent.status).toBe(201);
  const [{ urlImagen: url }] = sent.photos;
  expect(url).toMatch(/^\/img\/[\w-]+-1280\.webp$/);
  const stored = await sharp(fileOf(url)).metadata();
  expect([stored.format, stored.exif]).toEqual(['webp', undefined]);
  expect((await listed()).valoraciones).toEqual([]);
  await publish(ana.id);
  expect((await listed()).valoraciones[0].fotos).toEqual(sent.photos);
});

test('what is no picture is refused, the sixth photo too, and the same one twice is one', async () => {
  const ana = await reviewer({ published: false });
  const script = new File(['<script>alert(1)</script>'], 'foto.png', { type: 'image/png' });
  expect((await addPhoto(ana.id, ana.cookies, script)).code).toBe('not-a-picture');
  for (const colour of ['#100', '#100', '#200', '#300', '#400'])
    expect((await addPhoto(ana.id, ana.cookies, await pictureFile(colour))).status).toBe(201);
  const last = await Promise.all(
    ['#500', '#600', '#700'].map(async (colour) => addPhoto(ana.id, ana.cookies, await pictureFile(colour))),
  );
  expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});

test('photos are for the writer, while the review waits; taking one away takes its files', async () => {
  const ana = await reviewer({ published: false });
  const other = await logIn(shop.db);
  const file = await pictureFile();
  for (const cookies of [{}, other.cookies]) expect((await addPhoto(ana.id, cookies, file)).status).toBe(404);
  const [photo] = (await addPhoto(ana.id, ana.cookies, file)).photos;
  await publish(ana.id);
  expect(await addPhoto(ana.id, ana.cookies, await pictureFile('#900'))).toMatchObject({
    ...{ status: 409, code: 'review-photos-late' },
  });
  const remove = (cookies: Fields) =>
    call('DELETE', `/valoraciones/${ana.id}/fotos/${photo.idFoto}`, cookies);
  expect((await remove(other.cookies)).status).toBe(404);
  expect(existsSync(fileOf(photo.urlImagen))).toBe(true);
  expect((await remove(ana.cookies)).status).toBe(200);
  expect(existsSync(fileOf(photo.urlImagen))).toBe(false);
  expect((await listed()).valoraciones[0].fotos).toEqual([]);
  expect((await remove(ana.cookies)).status).toBe(404);
});

test('one vote for each person and browser, however often and at once; it can be taken back', async () => {
  const { id } = await reviewer();
  const rosa = await logIn(shop.db);
  await Promise.all(Array.from({ length: 6 }, () => vote(id, rosa.cookies)));
  expect(await helpful(id)).toBe(1);
  const first = await vote(id, {});
  expect(first.body.datos).toEqual({ utiles: 2, meSirvio: true });
  const browser = { voto: first.set.voto ?? '' };
  expect((await vote(id, browser)).body.datos.utiles).toBe(2);
  // The same browser logged in is the same person.
  const luz = await logIn(shop.db);
  expect((await vote(id, { ...browser, ...luz.cookies })).body.datos.utiles).toBe(2);
  expect((await listed(browser)).valoraciones[0]).toMatchObject({ utiles: 2, meSirvio: true });
  expect((await vote(id, browser, false)).body.datos.utiles).toBe(1);
  expect((await vote(id, browser, false)).body.datos.utiles).toBe(1);
  expect(await query(shop.db, sql`select from review_vote where review_id = ${id}`)).toHaveLength(1);
});

test('an IPv6 network has the votes of one place, whichever of its addresses it votes from', async () => {
  const { id } = await reviewer();
  const voteFrom = (n: number) =>
    voteForReview(
      shop.context,
      { reviewId: id, isHelpful: true },
      {
        reviewer: { accountId: null, purchases: null },
        voter: { accountId: null, browserHash: `browser ${n}` },
        address: `2001:db9:1:1::${n.toString(16)}`,
      },
    );
  for (let n = 1; n <= 100; n++) await voteFrom(n);
  expect(await voteFrom(101)).toMatchObject({ ok: false, reason: 'too-many-requests' });
  expect(await helpful(id)).toBe(100);
});

test("nobody votes for her own review, nor a shop for its own products', nor for what is not published", async () => {
  const ana = await reviewer();
  expect(await vote(ana.id, ana.cookies)).toMatchObject({ status: 403, code: 'own-review' });
  expect((await listed(ana.cookies)).valoraciones[0].propia).toBe(true);
  const owner = await logIn(shop.db, { roles: ['seller'] });
  await execute(shop.db, sql`update seller set account_id = ${owner.id} where id = ${sellerId}`);
  expect((await vote(ana.id, owner.cookies)).status).toBe(403);
  const waiting = await reviewer({ published: false });
  expect((await vote(waiting.id, {})).status).toBe(404);
  expect(await helpful(ana.id)).toBe(0);
});

test('the most helpful come first, or the newest, page after page without repetition', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 10; n++) ids.push((await reviewer()).id);
  const [oldest = 0] = ids;
  await vote(oldest, {});
  const idsOf = (page: { valoraciones: { idValoracion: number }[] }) =>
    page.valoraciones.map(({ idValoracion }) => idValoracion);
  const first = await listed();
  expect(idsOf(first)[0]).toBe(oldest);
  const second = await listed({}, `?desde=${first.siguiente}`);
  expect(second.siguiente).toBe(null);
  expect([...idsOf(first), ...idsOf(second)].toSorted()).toEqual(ids.toSorted());
  expect(idsOf(await listed({}, '?orden=recientes'))).toEqual(ids.toReversed().slice(0, 8));
});

test('of an account that closes neither photos nor votes stay', async () => {
  const ana = await reviewer({ published: false });
  await addPhoto(ana.id, ana.cookies, await pictureFile());
  const { id } = await reviewer();
  await vote(id, ana.cookies);
  await forgetBuyer(shop.db, ana.account, new Date());
  expect(await query(shop.db, sql`select from review_photo where review_id = ${ana.id}`)).toEqual([]);
  expect(await query(shop.db, sql`select from review_vote where account_id = ${ana.accountId}`)).toEqual([]);
});

test('a review that was written as a guest, about an order which joined an account, names nobody when it closes', async () => {
  const [ana, eva] = [await reviewer({ published: false }), await reviewer({ published: false })];
  await addPhoto(ana.id, ana.cookies, await pictureFile());
  await execute(shop.db, sql`update review set account_id = null where id in (${ana.id}, ${eva.id})`);
  await forgetBuyer(shop.db, ana.account, new Date());
  const written = await query(
    shop.db,
    sql`select id::int, author_name, exists (select from review_photo where review_id = review.id) as has_photo
        from review where id in (${ana.id}, ${eva.id}) order by id`,
  );
  expect(written).toEqual([
    { id: ana.id, authorName: 'Cliente', hasPhoto: false },
    { id: eva.id, authorName: 'Ana', hasPhoto: false },
  ]);
});

test('files of photos go with a closed account, and a month after a refusal; what is shown stays', async () => {
  const seen: Record<string, string> = {};
  for (const fate of ['closed', 'refused', 'just refused', 'waiting'] as const) {
    const { id, cookies, account } = await reviewer({ published: false });
    const sent = await addPhoto(id, cookies, await pictureFile());
    seen[fate] = sent.photos[0].urlImagen;
    if (fate === 'closed') await forgetBuyer(shop.db, account, new Date());
    const days = fate === 'refused' ? 31 : 0;
    if (fate.endsWith('refused'))
      await execute(
        shop.db,
        sql`update review set status = 'rejected', decided_at = now() - make_interval(days => ${days}::int) where id = ${id}`,
      );
  }
  await deleteGoneReviewPhotos(shop.context);
  const kept = Object.entries(seen).filter(([, url]) => existsSync(fileOf(url)));
  expect(kept.map(([fate]) => fate)).toEqual(['just refused', 'waiting']);
  expect(await query(shop.db, sql`select from review_photo_gone`)).toEqual([]);
});
