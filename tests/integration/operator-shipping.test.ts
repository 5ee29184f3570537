import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import type { ReadValue } from '../../src/server/panel-door.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, post, type Shop, sendOrder } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { type CallName, read } from '../support/published-reads.ts';
import { buildSale } from '../support/sale-factories.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
let usual: ReadValue<'getRateCard'>['card'];
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
  usual = (await stored()).card;
});
afterAll(() => shop.close());

async function call(name: CallName, aim: Aim = {}, by = operator) {
  const reply = await sendAim(shop.app, name, aim, by.cookies);
  return { status: reply.statusCode, body: reply.json() };
}

const stored = () => read(shop.app, 'getRateCard', {}, operator);

async function save(card: typeof usual, version?: number) {
  const json = { card, version: version ?? (await stored()).version, reason: 'Prueba' };
  return call('saveRateCard', { json });
}

const withZone = (zone: string, change: Partial<(typeof usual)['zones'][number]>) => ({
  ...usual,
  zones: usual.zones.map((row) => (row.zone === zone ? { ...row, ...change } : row)),
});

async function quoteOf(productId: number, city: string) {
  const productos = [{ codProducto: productId, cantidad: 1 }];
  const { body } = await post(shop.app, '/cotizar/envio', { productos, codCiudadDestino: city });
  return body as { valTotal: number; tarifas: { noDisponibles: number[] }[] };
}

test('a saved tariff is what the next quote is computed by, and the one before stays in its history', async () => {
  const product = await buildProduct(shop.db, { weightKilograms: 1, centimetres: [1, 1, 1], price: 10_000 });
  expect((await quoteOf(product, '11001')).valTotal).toBe(7_900 + 1_000);
  expect((await save(withZone('U', { firstKilogramsPesos: 8_500 }))).status).toBe(200);
  expect((await quoteOf(product, '11001')).valTotal).toBe(8_500 + 1_000);
  await save(usual);
  const changes = await read(shop.app, 'listRateCardChanges', {}, operator);
  expect(changes.map(({ card }) => card.zones[0]?.firstKilogramsPesos)).toEqual([7_900, 8_500]);
});

test('nobody saves over another, and a tariff that would send for nothing is refused', async () => {
  const { version } = await stored();
  await save(withZone('U', { firstKilogramsPesos: 8_600 }), version);
  expect((await save(usual, version)).status).toBe(409);
  const refused = await save(withZone('N', { firstKilogramsPesos: 0 }));
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('zones.N')]);
  await save(usual);
});

test('the try-out tells what the quote would be, without saving the tariff', async () => {
  const card = withZone('N', { firstKilogramsPesos: 20_000 });
  const parcel = {
    quantity: 1,
    unitPrice: 200_000,
    weightKilograms: 5,
    heightCentimetres: 1,
    widthCentimetres: 1,
    lengthCentimetres: 1,
    perishable: true,
  };
  const { body } = await call('tryShipping', {
    json: { card, originCityId: '11001', destinationCityId: '05001', ...parcel },
  });
  expect(body).toMatchObject({
    zone: 'N',
    zoneReason: 'far',
    billableKilograms: 5,
    freight: 20_000 + 2 * 3_800,
    insurance: 1_000,
    rate: 28_600,
    isDeliverable: false,
  });
  expect((await stored()).card.zones.find(({ zone }) => zone === 'N')?.firstKilogramsPesos).toBe(16_900);
});

test('free from a value on: the order is placed and refunded whole without a peso of shipping', async () => {
  const free = { ...withZone('U', { isFree: true }), freeFromPesos: 50_000 };
  expect((await save(free)).status).toBe(200);
  const product = await buildProduct(shop.db, { price: 60_000, onHand: 5 });
  const cart = [{ codProducto: product, cantidad: 1 }];
  const amounts = await amountsOf(shop.app, cart);
  expect(amounts.costoEnvio).toBe(0);
  expect((await sendOrder(shop.app, orderForm(cart, amounts))).statusCode).toBe(200);
  await save(usual);
  const sale = await buildSale(shop.db, [
    { shippingRate: 0, lines: [{ unitPrice: 60_000, quantity: 1, fee: 3_000 }] },
  ]);
  const refund = await call('createRefund', {
    json: { orderNumber: sale.number, cause: 'cancelled' },
    headers: { 'idempotency-key': 'free' },
  });
  expect([refund.status, JSON.stringify(refund.body)]).toEqual([201, expect.stringContaining('60000')]);
  expect(await checkLedger({ write: shop.db })).toEqual([]);
});

test('where the carrier does not go, the quote says so and an order is refused', async () => {
  await save({ ...usual, uncoveredCityIds: ['91001'] });
  const seller = await buildSeller(shop.db);
  const product = await buildProduct(shop.db, { sellerId: seller, onHand: 5 });
  expect((await quoteOf(product, '91001')).tarifas[0]?.noDisponibles).toEqual([product]);
  const cart = [{ codProducto: product, cantidad: 1 }];
  const amounts = await amountsOf(shop.app, cart);
  const reply = await sendOrder(shop.app, orderForm(cart, amounts, { codCiudad: '91001' }));
  expect([reply.statusCode, reply.json()]).toMatchObject([409, { code: 'not-deliverable' }]);
  await save(usual);
});

test('only who may edit the tariff changes it', async () => {
  const support = await logIn(shop.db, { roles: ['operator'], operatorRole: 'support' });
  const json = { card: usual, version: 0, reason: '' };
  expect((await call('saveRateCard', { json }, support)).body.code).toBe('operator-role');
  expect((await call('getRateCard', {}, support)).status).toBe(200);
});
