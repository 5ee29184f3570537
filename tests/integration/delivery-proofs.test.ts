import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileStore } from '../../src/server/adapters/files/file-store.ts';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { purchaseTokenOfOrder, tokenHash } from '../../src/server/modules/links/purchase-access.service.ts';
import { hideDeliveryProofs } from '../../src/server/modules/orders/fulfilment/delivery-proof.jobs.ts';
import { getPurchase } from '../../src/server/modules/orders/placing/purchase.service.ts';
import { type DELIVERY_PROOF_PATHS, deliveryProofPath } from '../../src/wire/orders/delivery-proof-paths.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { pictureFile } from '../support/picture-file.ts';
import { buildSale } from '../support/sale-factories.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';
import { buildMember } from '../support/team-factories.ts';

let shop: Shop;
let dataDir: string;
let operator: LoggedIn;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'plazuela-proofs-'));
  shop = await openShop({ DATA_DIR: dataDir });
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

type Cookies = Record<string, string>;
type Viewer = keyof typeof DELIVERY_PROOF_PATHS;
interface Ref {
  orderNumber: number;
  sellerId: number;
}

/** A delivered package of a buyer with an account. */
async function deliver() {
  const lines = [{ unitPrice: 30_000, quantity: 1, fee: 3_000 }];
  const delivered = { statusId: 3, deliveredAt: new Date() };
  const sale = await buildSale(shop.db, [{ shippingRate: 8_000, lines, ...delivered }], 'online');
  const sellerId = sale.sellerIds[0] ?? 0;
  const seller = await buildMember(shop.db, sellerId, 'owner');
  const buyer = await logIn(shop.db);
  await execute(shop.db, sql`update orders set account_id = ${buyer.id} where number = ${sale.number}`);
  const key = (await purchaseTokenOfOrder(shop.context, sale.number)) ?? '';
  await execute(
    shop.db,
    sql`update orders set access_token_hash = ${tokenHash(key)} where number = ${sale.number}`,
  );
  return { seller, buyer, key, ref: { orderNumber: sale.number, sellerId } };
}

async function open(viewer: Viewer, ref: Ref, cookies: Cookies = {}) {
  const reply = await shop.app.inject({ url: deliveryProofPath(viewer, ref), cookies });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
}

const upload = async ({ orderNumber }: Ref, { cookies }: LoggedIn) =>
  sendAim(
    shop.app,
    'uploadDeliveryProof',
    { params: { orderNumber }, form: { file: await pictureFile() } },
    cookies,
  );
const fileOf = async ({ orderNumber }: Ref) =>
  (await queryOne<{ file: string | null; url: string | null }>(
    shop.db,
    sql`select delivery_proof_file as file, delivery_proof_url as url from package where order_number = ${orderNumber}`,
  )) ?? { file: null, url: null };
const served = async (name: string) => (await shop.app.inject({ url: `/img/${name}` })).statusCode;

test('the picture of a delivery opens to its buyer, its shop and operators, and lies open to nobody', async () => {
  const { seller, buyer, key, ref } = await deliver();
  expect((await upload(ref, seller)).statusCode).toBeLessThan(300);
  for (const [viewer, cookies] of [
    ['buyer', buyer.cookies],
    ['buyer', { compra: `${ref.orderNumber}.${key}` }],
    ['seller', seller.cookies],
    ['operator', operator.cookies],
  ] as const) {
    const seen = await open(viewer, ref, cookies);
    expect([seen.status, seen.headers['content-type']], viewer).toEqual([200, 'image/webp']);
    expect(seen.headers['cache-control']).toBe('private, no-store');
    expect(seen.bytes.subarray(8, 12).toString()).toBe('WEBP');
  }
  const { file } = await fileOf(ref);
  expect(await served(file ?? '')).toBe(404);
  const own = await getPurchase(shop.context, { number: ref.orderNumber, tokens: [key], accountId: null });
  expect(own.ok && own.value.packages[0]?.delivery?.proofUrl).toBe(deliveryProofPath('buyer', ref));
});

test('to others it is as if there were none', async () => {
  const { seller, buyer, ref } = await deliver();
  await upload(ref, seller);
  const other = await deliver();
  const stranger = {};
  for (const [viewer, cookies, status] of [
    ['buyer', stranger, 404],
    ['buyer', { sesion: 'A'.repeat(43) }, 404],
    ['buyer', { compra: `${ref.orderNumber}.${other.key}` }, 404],
    ['buyer', other.buyer.cookies, 404],
    ['buyer', seller.cookies, 404],
    ['seller', stranger, 401],
    ['seller', other.seller.cookies, 404],
    ['operator', stranger, 401],
    ['operator', buyer.cookies, 403],
    ['operator', seller.cookies, 403],
  ] as const)
    expect((await open(viewer, ref, cookies)).status, `${viewer} ${JSON.stringify(cookies)}`).toBe(status);
  // Of an order that has none, and of none at all.
  expect((await open('buyer', other.ref, other.buyer.cookies)).status).toBe(404);
  expect((await open('operator', { orderNumber: 1, sellerId: 1 }, operator.cookies)).status).toBe(404);
});

test('a picture that lay under /img is moved, once and whatever broke off before', async () => {
  const { buyer, ref } = await deliver();
  const name = 'a1b2c3-1280.webp';
  const bytes = new Uint8Array(await (await pictureFile()).arrayBuffer());
  await createFileStore(shop.context.config, 'files').write(name, bytes);
  await execute(
    shop.db,
    sql`update package set delivery_proof_url = ${`/img/${name}`}, delivery_proof_file = ${name}
        where order_number = ${ref.orderNumber}`,
  );
  expect(await hideDeliveryProofs(shop.context)).toBe(1);
  expect(await served(name)).toBe(404);
  expect(await fileOf(ref)).toEqual({ file: name, url: null });
  expect((await open('buyer', ref, buyer.cookies)).bytes.equals(Buffer.from(bytes))).toBe(true);
  // Broken off between the files and the row.
  await execute(
    shop.db,
    sql`update package set delivery_proof_url = ${`/img/${name}`} where order_number = ${ref.orderNumber}`,
  );
  expect(await hideDeliveryProofs(shop.context)).toBe(1);
  expect((await open('buyer', ref, buyer.cookies)).status).toBe(200);
  expect(await hideDeliveryProofs(shop.context)).toBe(0);
});
