import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { holidayDays, holidayMoments } from '../../src/domain/holiday.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { announceHolidays } from '../../src/server/modules/sellers/shop-page/shop.jobs.ts';
import type { ShopPage } from '../../src/wire/sellers/seller-shop.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { formOf } from '../support/identity-api.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';
import { read } from '../support/published-reads.ts';
import { buildShopOwner, type ShopOwner } from '../support/seller-order-factories.ts';
import { buildMember, callCentre } from '../support/team-factories.ts';

let shop: Shop;
let mine: ShopOwner;
let productId: number;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  mine = await buildShopOwner(shop.db);
  productId = await buildProduct(shop.db, { sellerId: mine.sellerId, onHand: 50 });
});
afterAll(() => shop.close());

const page = {
  displayName: 'Tienda de prueba',
  description: 'Hecho a mano.',
  logoUrl: null,
  bannerUrl: null,
  dispatchWeekdays: [1, 2, 3, 4, 5],
  cutOffMinutes: 900,
  handlingDays: 2,
  returnsPolicy: 'Treinta días.\nSin preguntas.',
  shippingPolicy: 'Salimos a diario.',
  warrantyPolicy: 'Un año.',
  openingHours: 'Lunes a viernes, 8 a 5.',
  holiday: null,
};
const save = (changes: Partial<ShopPage> = {}, who: Pick<ShopOwner, 'cookies'> = mine) =>
  callCentre(shop, who, 'PUT /tienda', { ...page, ...changes });
const publicPage = async () =>
  (await shop.app.inject(`/api/vendedor/${mine.sellerId}`)).json().datos as Record<string, unknown>;

async function upload(kind: 'banner' | 'logo', file: File) {
  const form = formOf({ kind, file });
  const url = '/api/vender/tienda/imagenes';
  const reply = await shop.app.inject({ method: 'POST', url, cookies: mine.cookies, payload: form });
  return { status: reply.statusCode, body: reply.json() };
}

const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 900, height: 900, channels: 3, background: '#088' } })
          .png()
          .toBuffer(),
      ),
    ],
    'foto.png',
  );

async function holiday(from: Date, until: Date): Promise<void> {
  await execute(
    shop.db,
    sql`update seller set holiday_from = ${from}, holiday_until = ${until} where id = ${mine.sellerId}`,
  );
}

test('shoppers read what the team saved, and the history says what changed', async () => {
  expect((await save()).status).toBe(200);
  expect(await publicPage()).toMatchObject({
    nombreTienda: page.displayName,
    descripcion: page.description,
    logo: null,
    banner: null,
    politicaDevoluciones: page.returnsPolicy,
    politicaEnvios: page.shippingPolicy,
    politicaGarantia: page.warrantyPolicy,
    horario: page.openingHours,
    vacaciones: null,
  });
  expect(await read(shop.app, 'getShopPage', {}, mine)).toEqual(page);
  await save({ openingHours: 'Siempre' });
  const entries = await query(
    shop.db,
    sql`select action, before, after from audit_entry where seller_id = ${mine.sellerId} order by id desc limit 1`,
  );
  expect(entries).toEqual([
    {
      action: 'shop.page-changed',
      before: { openingHours: page.openingHours },
      after: { openingHours: 'Siempre' },
    },
  ]);
  const [change] = await query<{ tags: string[] }>(
    shop.db,
    sql`select tags from catalogue_change order by id desc limit 1`,
  );
  expect(change?.tags).toContain(`seller:${mine.sellerId}`);
});

test('banner and logo are checked by content, cut to size, and usable by this shop alone', async () => {
  const logo = await upload('logo', await picture());
  const banner = await upload('banner', await picture());
  expect([logo.status, banner.status]).toEqual([201, 201]);
  const stored = (await shop.app.inject(banner.body.url)).rawPayload;
  expect(await sharp(stored).metadata()).toMatchObject({ width: 1600, height: 460, format: 'webp' });
  expect((await upload('logo', new File(['<svg/>'], 'foto.png'))).status).toBe(400);
  const [own, wide] = [logo.body.url, banner.body.url];
  expect((await save({ logoUrl: own, bannerUrl: wide })).status).toBe(200);
  expect(await publicPage()).toMatchObject({ logo: own, banner: wide });
  expect((await save({ logoUrl: wide })).status).toBe(400);
  const rival = await buildShopOwner(shop.db);
  expect((await save({ logoUrl: own }, rival)).status).toBe(400);
  expect((await save({ logoUrl: 'https://mal.test/a-320.webp' })).status).toBe(400);
});

test('a name is needed, a holiday ends after it begins, not in the past, and within 180 days', async () => {
  const wrong = async (changes: Partial<ShopPage>) => (await save(changes)).status;
  const days = (from: string, until: string) => ({ holiday: { from, until, message: '' } });
  expect(await wrong({ displayName: ' ' })).toBe(400);
  expect(await wrong(days('2090-02-02', '2090-02-01'))).toBe(400);
  expect(await wrong(days('2020-01-01', '2020-01-05'))).toBe(400);
  expect(await wrong(days('2090-01-01', '2090-12-31'))).toBe(400);
  expect(await wrong(days('2090-01-01', '2090-01-01'))).toBe(200);
});

test('on holiday nothing is sold: the page says it, the cart and the order refuse, and orders that are there go on', async () => {
  const cart = [{ codProducto: productId, cantidad: 1 }];
  const form = orderForm(cart, await amountsOf(shop.app, cart));
  const before = await sendOrder(shop.app, form);
  expect(before.statusCode).toBe(200);
  const today = holidayDays({ from: new Date(), until: new Date(Date.now() + 1) }).from;
  await save({ holiday: { from: today, until: today, message: 'Volvemos pronto.' } });
  expect((await publicPage()).vacaciones).toMatchObject({ mensaje: 'Volvemos pronto.' });
  const product = (await shop.app.inject(`/api/productos/${productId}`)).json();
  expect(JSON.stringify(product)).toContain('Volvemos pronto.');
  const number = before.json().data.numPedido;
  expect((await callCentre(shop, mine, `POST /pedidos/${number}/estado`, { to: 20 })).status).toBe(200);
  const refused = await sendOrder(shop.app, { ...form, nomCliente: 'Otra persona' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toContain('está de vacaciones');
  expect(refused.json().detalle.productos).toMatchObject([
    { codProducto: productId, disponible: false, tiendaDeVacaciones: true },
  ]);
  await save({ holiday: null });
  expect((await sendOrder(shop.app, { ...form, nomCliente: 'Otra persona' })).statusCode).toBe(200);
});

test('the second in which a holiday begins is part of it, the second in which it ends is not', async () => {
  const { from, until } = holidayMoments({ from: '2090-03-01', until: '2090-03-02' });
  const cart = [{ codProducto: productId, cantidad: 1 }];
  const form = orderForm(cart, await amountsOf(shop.app, cart));
  await holiday(from, until);
  const clock = shop.context.now;
  let buyer = 0;
  const orderAt = async (moments: Date[]) => {
    let asked = 0;
    // Each look at the clock gives the next moment, the last one for good.
    shop.context.now = () => moments[Math.min(asked++, moments.length - 1)] ?? new Date();
    const reply = await sendOrder(shop.app, { ...form, nomCliente: `Persona ${'abcdefgh'[buyer++]}` });
    return reply.statusCode;
  };
  const earlier = (moment: Date) => new Date(moment.getTime() - 1);
  try {
    expect(await orderAt([earlier(from)])).toBe(200);
    expect(await orderAt([from])).toBe(409);
    expect(await orderAt([earlier(until)])).toBe(409);
    expect(await orderAt([until])).toBe(200);
    // It begins between the look at the shop and the order's own statement, which refuses too.
    expect(await orderAt([earlier(from), earlier(from), from])).toBe(409);
  } finally {
    shop.context.now = clock;
  }
});

test('a holiday that is over is gone from the form and stands in the way of nothing', async () => {
  await holiday(new Date('2026-01-01T05:00:00Z'), new Date('2026-01-09T05:00:00Z'));
  const shown = await read(shop.app, 'getShopPage', {}, mine);
  expect(shown.holiday).toBeNull();
  expect((await save({ ...shown, openingHours: 'Siempre' })).status).toBe(200);
});

test('the history tells a holiday in its days', async () => {
  await save();
  await save({ holiday: { from: '2090-01-01', until: '2090-01-05', message: '' } });
  const [event] = (await read(shop.app, 'listActivity', {}, mine)).events;
  expect(event).toMatchObject({
    action: 'Cambió las vacaciones',
    changes: [
      { name: 'Vacaciones desde', before: '', after: '1 de enero de 2090' },
      { name: 'Vacaciones hasta', before: '', after: '5 de enero de 2090' },
    ],
  });
});

test('the pages are told when a holiday begins and when it ends, once each', async () => {
  const { from, until } = holidayMoments({ from: '2091-03-01', until: '2091-03-02' });
  await holiday(from, until);
  const announce = (now: Date) => announceHolidays({ write: shop.context.write, now: () => now });
  // The holidays of other tests first.
  await announce(new Date(from.getTime() - 2));
  const at = [new Date(from.getTime() - 1), from, from, until, until];
  const told: number[] = [];
  for (const moment of at) told.push(await announce(moment));
  expect(told).toEqual([0, 1, 0, 1, 0]);
});

test('nobody but owners changes the page', async () => {
  for (const role of ['warehouse', 'service', 'accounting'] as const) {
    const member = await buildMember(shop.db, mine.sellerId, role);
    expect((await save({}, member)).status, role).toBe(403);
  }
});
