import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nitCheckDigit } from '../../src/domain/nit.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { countApplications } from '../../src/server/modules/sellers/application.service.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import {
  deliverAll,
  openBrowser,
  PASSWORD,
  pdf,
  rutFile,
  sellerForm,
  verifyPhone,
} from '../support/identity-api.ts';
import { ALL_ITEMS } from '../support/operator-sellers-calls.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { type CallName, read, sendRead } from '../support/published-reads.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let dataDir: string;
let operator: LoggedIn;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'plazuela-applications-'));
  shop = await openShop({ DATA_DIR: dataDir });
  await seedReferenceData(shop.db);
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

let people = 0;

async function mailTo(email: string, subject: string): Promise<string> {
  await deliverAll(shop.context);
  const rows = await query<{ text: string }>(
    shop.db,
    sql`select text from mailbox_message where recipient = ${email} and subject = ${subject}`,
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.text ?? '';
}

/** Somebody who went through the registration and waits. */
async function applicant() {
  people++;
  const email = `aspira${people}@plazuela.test`;
  const browser = openBrowser(shop.app);
  const phone = `31500${String(people).padStart(5, '0')}`;
  const id = await verifyPhone(shop.context, browser, { kind: 'vendedor', email, phone });
  const number = String(900_300_000 + people);
  const nit = `${number}${nitCheckDigit(number)}`;
  const reply = await browser.postForm('/registro/vendedor', sellerForm(id, { nit }));
  expect(reply.status).toBe(200);
  const rows = await query<{ id: number }>(shop.db, sql`select id from seller where account_id = ${id}`);
  const sellerId = rows[0]?.id ?? 0;
  const productId = await buildProduct(shop.db, { sellerId });
  await execute(shop.db, sql`update product set active = is_product_shown(product) where id = ${productId}`);
  return { email, browser, accountId: id, sellerId, productId };
}

async function call(name: CallName, aim: Aim = {}, cookies = operator.cookies) {
  const reply = await sendAim(shop.app, name, aim, cookies);
  return { status: reply.statusCode, body: reply.json() };
}

const of = (sellerId: number, json?: object): Aim => ({
  params: { sellerId },
  ...(json && { json }),
});
const approve = (sellerId: number) => call('approveSeller', of(sellerId, { unreviewed: ALL_ITEMS }));
const decide = (sellerId: number, item: string, state: 'accepted' | 'rejected', reason = '') =>
  call('reviewApplicationItem', { params: { sellerId, item }, json: { state, reason } });
const show = (sellerId: number, who = operator) => read(shop.app, 'getOperatorSeller', { sellerId }, who);
const statuses = (sellerId: number) =>
  query<{ seller: number; account: number | null }>(
    shop.db,
    sql`select seller.status as seller, account.status as account
        from seller left join account on account.id = seller.account_id where seller.id = ${sellerId}`,
  ).then((rows) => rows[0]);
const isInShop = async (productId: number) =>
  (await shop.app.inject({ url: `/api/productos/${productId}` })).statusCode === 200;
test('an approved seller is active with her account, is told by mail, and her shop is open at once', async () => {
  const { email, browser, sellerId, productId } = await applicant();
  expect(await isInShop(productId)).toBe(false);
  expect((await approve(sellerId)).body).toEqual({ sellerId, status: 2 });
  expect(await statuses(sellerId)).toEqual({ seller: 2, account: 2 });
  expect(await isInShop(productId)).toBe(true);
  const found = await query(shop.db, sql`select from search_document where product_id = ${productId}`);
  expect(found).toHaveLength(1);
  const tags = await query<{ tags: string[] }>(
    shop.db,
    sql`select tags from catalogue_change order by id desc limit 1`,
  );
  expect(tags[0]?.tags).toEqual(['catalogue', `seller:${sellerId}`]);
  await mailTo(email, 'Tu tienda ya está abierta en Plazuela');
  expect((await browser.post('/login', { email, clave: PASSWORD })).status).toBe(200);
});

test('a second click approves nothing more and sends no second mail', async () => {
  const { email, sellerId } = await applicant();
  const replies = await Promise.all([1, 2, 3].map(() => approve(sellerId)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  await mailTo(email, 'Tu tienda ya está abierta en Plazuela');
  const log = await query(
    shop.db,
    sql`select from audit_entry where seller_id = ${sellerId} and action = 'shop.approved'`,
  );
  expect(log).toHaveLength(1);
});

test('a rejected part needs a reason and holds the approval until it is corrected', async () => {
  const { email, browser, sellerId } = await applicant();
  expect((await decide(sellerId, 'rut', 'rejected')).body.campos).toEqual({
    reason: 'Escribe qué debe corregir el vendedor.',
  });
  expect((await call('requestCorrection', of(sellerId))).body.code).toBe('nothing-rejected');
  await decide(sellerId, 'nit', 'accepted');
  await decide(sellerId, 'rut', 'rejected', 'No se lee el número');
  expect((await approve(sellerId)).body.code).toBe('application-rejected');
  const enter = await browser.post('/vender/entrar', { email, password: PASSWORD });
  expect(enter.status).toBe(200);
  const early = await browser.postForm('/vender/solicitud/rut', { rut: rutFile() });
  expect(early.body.code).toBe('application-item-fixed');
  const asked = await Promise.all([1, 2].map(() => call('requestCorrection', of(sellerId))));
  expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  const mail = await mailTo(email, 'Falta corregir algo de tu solicitud');
  expect(mail).toContain('RUT: No se lee el número');
  expect(mail).toContain('/vender/solicitud');
});

test('a corrected part returns to the queue as pending, only that part, with the clock begun anew', async () => {
  const { email, browser, sellerId } = await applicant();
  await execute(
    shop.db,
    sql`update seller set queued_at = now() - interval '20 hours' where id = ${sellerId}`,
  );
  await decide(sellerId, 'rut', 'rejected', 'No se lee');
  await decide(sellerId, 'payment', 'rejected', 'No existe en ePayco');
  await call('requestCorrection', of(sellerId));
  const before = await countApplications(shop.db);
  await browser.post('/vender/entrar', { email, password: PASSWORD });
  const first = await browser.postForm('/vender/solicitud/payment', {
    paymentProviderId: '998877',
    nit: '1',
    companyName: 'Otra',
  });
  expect(first.body).toMatchObject({ paymentProviderId: '998877', companyName: 'Frutas del Sumapaz S.A.S.' });
  // The other part still waits for her.
  expect((await countApplications(shop.db)).count).toBe(before.count);
  const wrong = await browser.postForm('/vender/solicitud/rut', { rut: rutFile(Buffer.from('<html>')) });
  expect(wrong.body.campos).toEqual({ rut: 'Solo se admite archivo PDF (.pdf).' });
  const sentAt = Date.now();
  const second = await browser.postForm('/vender/solicitud/rut', { rut: rutFile(pdf(3_000)) });
  expect(second.body).toMatchObject({ correctionAskedAt: null });
  expect((await countApplications(shop.db)).count).toBe(before.count + 1);
  const record = await show(sellerId);
  const states = Object.fromEntries(record.items.map(({ item, state }) => [item, state]));
  expect(states).toMatchObject({ rut: 'pending', payment: 'pending', nit: 'pending' });
  expect(Date.parse(record.queuedAt)).toBeGreaterThanOrEqual(sentAt);
  expect(record.rut?.byteCount).toBe(3_000);
  expect((await browser.postForm('/vender/solicitud/rut', { rut: rutFile() })).status).toBe(409);
  expect((await approve(sellerId)).status).toBe(200);
});

test('what is rejected after the letter goes in another one, and taking all back ends the wait', async () => {
  const { email, sellerId } = await applicant();
  await decide(sellerId, 'rut', 'rejected', 'No se lee');
  await call('requestCorrection', of(sellerId));
  await decide(sellerId, 'address', 'rejected', 'Falta el barrio');
  await call('requestCorrection', of(sellerId));
  await deliverAll(shop.context);
  const letters = await query<{ text: string }>(
    shop.db,
    sql`select text from mailbox_message where recipient = ${email} and subject like 'Falta corregir%' order by id`,
  );
  expect(letters).toHaveLength(2);
  // They leave together, in any order.
  expect(letters.filter(({ text }) => text.includes('Dirección: Falta el barrio'))).toHaveLength(1);
  const before = await countApplications(shop.db);
  await decide(sellerId, 'rut', 'accepted');
  await decide(sellerId, 'address', 'accepted');
  expect((await countApplications(shop.db)).count).toBe(before.count + 1);
  expect((await approve(sellerId)).status).toBe(200);
});

test('a NIT of another seller is no correction, and a new phone counts as unverified', async () => {
  const [one, other] = [await applicant(), await applicant()];
  await decide(one.sellerId, 'nit', 'rejected', 'No es el del RUT');
  await decide(one.sellerId, 'phone', 'rejected', 'No contesta');
  await call('requestCorrection', of(one.sellerId));
  await one.browser.post('/vender/entrar', { email: one.email, password: PASSWORD });
  const [row] = await query<{ nit: string }>(
    shop.db,
    sql`select nit from seller where id = ${other.sellerId}`,
  );
  const taken = await one.browser.postForm('/vender/solicitud/nit', { nit: row?.nit ?? '' });
  expect(taken.status).toBe(408);
  await one.browser.postForm('/vender/solicitud/phone', { phone: '320 111 2233' });
  expect(await show(one.sellerId)).toMatchObject({
    phone: '3201112233',
    isPhoneVerified: false,
    isNitRight: true,
  });
});

test('a block ends the sessions at once, hides the products, keeps the money, and unblocking brings all back', async () => {
  const { email, browser, sellerId, productId } = await applicant();
  await approve(sellerId);
  await browser.post('/login', { email, clave: PASSWORD });
  const isIn = async () => (await sendRead(shop.app, 'getSellerPanel', {}, browser.cookies)).statusCode;
  expect(await isIn()).toBe(200);
  const blocked = await Promise.all(
    [1, 2].map(() => call('blockSeller', of(sellerId, { reason: 'Vende copias' }))),
  );
  expect(blocked.map(({ status }) => status)).toEqual([200, 200]);
  expect(await statuses(sellerId)).toEqual({ seller: 3, account: 3 });
  expect(await isIn()).toBe(401);
  expect((await browser.post('/login', { email, clave: PASSWORD })).status).toBe(405);
  expect(await isInShop(productId)).toBe(false);
  expect(await query(shop.db, sql`select from search_document where product_id = ${productId}`)).toEqual([]);
  const cart = await shop.app.inject({
    method: 'POST',
    url: '/api/carrito/revisar',
    payload: { productos: [{ codProducto: productId, cantidad: 1 }] },
  });
  expect(JSON.stringify(cart.json())).toContain('"disponible":false');
  expect(await mailTo(email, 'Bloqueamos tu tienda')).toContain('Motivo: Vende copias');
  expect(await show(sellerId)).toMatchObject({
    status: 3,
    blockReason: 'Vende copias',
    money: { available: 0 },
  });
  await call('unblockSeller', of(sellerId, { reason: 'Probó que son suyas' }));
  expect(await statuses(sellerId)).toEqual({ seller: 2, account: 2 });
  expect(await isInShop(productId)).toBe(true);
  expect((await browser.post('/login', { email, clave: PASSWORD })).status).toBe(200);
});

test('who was blocked while she waited for the approval waits again afterwards', async () => {
  const { sellerId, productId } = await applicant();
  await call('blockSeller', of(sellerId, { reason: 'Datos falsos' }));
  expect((await approve(sellerId)).body.code).toBe('seller-state');
  await call('unblockSeller', of(sellerId, { reason: 'Los aclaró' }));
  expect(await statuses(sellerId)).toEqual({ seller: 1, account: 1 });
  expect(await isInShop(productId)).toBe(false);
});

test('the RUT is served as a PDF in our own frames, to those who approve only', async () => {
  const { sellerId, browser } = await applicant();
  const url = `/api/operacion/vendedores/${sellerId}/rut`;
  const open = (cookies: Record<string, string>) => shop.app.inject({ url, cookies });
  const reply = await open(operator.cookies);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'private, no-store',
  });
  expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const viewer = await logIn(shop.db, { roles: ['operator'], operatorRole: 'viewer' });
  expect((await open(viewer.cookies)).statusCode).toBe(403);
  expect((await open(browser.cookies)).statusCode).toBe(401);
  expect((await open({})).statusCode).toBe(401);
  const missing = await shop.app.inject({
    url: '/api/operacion/vendedores/999999/rut',
    cookies: operator.cookies,
  });
  expect(missing.statusCode).toBe(404);
});

test('the queue has as many as its list, the one that waits longest first', async () => {
  const pages: { queuedAt: string }[] = [];
  for (let after: number | undefined; ; ) {
    const { body } = await call('listOperatorSellers', {
      query: { tab: 'pending', ...(after && { after }) },
    });
    pages.push(...body.sellers);
    if (!body.nextAfter) break;
    after = body.nextAfter;
  }
  const queue = await countApplications(shop.db);
  expect(pages).toHaveLength(queue.count);
  expect(pages[0]?.queuedAt).toBe(queue.oldestAt?.toISOString());
  const times = pages.map(({ queuedAt }) => queuedAt);
  expect(times).toEqual([...times].sort());
});

test('sellers are found without accents by name, NIT, e-mail, phone and city', async () => {
  const { sellerId, email } = await applicant();
  await execute(
    shop.db,
    sql`update seller set display_name = 'Café El Ñandú', phone = '3179998877', city_id = '05001' where id = ${sellerId}`,
  );
  const [row] = await query<{ nit: string }>(shop.db, sql`select nit from seller where id = ${sellerId}`);
  const find = async (search: string) =>
    (await call('listOperatorSellers', { query: { search } })).body.sellers.map(
      (found: { sellerId: number }) => found.sellerId,
    );
  for (const typed of ['cafe nandu', 'CAFÉ', row?.nit ?? '', email, '317 999 88 77', 'medellin cafe'])
    expect(await find(typed), typed).toContain(sellerId);
  expect(await find('100%')).toEqual([]);
  expect(await find('cafe bogota')).not.toContain(sellerId);
});

test('roles without the permission read at most', async () => {
  const { sellerId } = await applicant();
  const finance = await logIn(shop.db, { roles: ['operator'], operatorRole: 'finance' });
  const content = await logIn(shop.db, { roles: ['operator'], operatorRole: 'content' });
  expect((await call('approveSeller', of(sellerId), finance.cookies)).body.code).toBe('operator-role');
  const blocking = await call('blockSeller', of(sellerId, { reason: 'Porque sí' }), content.cookies);
  expect(blocking.body.code).toBe('operator-role');
  expect((await show(sellerId, content)).money).toBeNull();
  expect((await show(sellerId, finance)).money).not.toBeNull();
  expect(await statuses(sellerId)).toEqual({ seller: 1, account: 1 });
});
