import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import type { EndpointName } from '../../src/wire/endpoints.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, post, type Shop, sendOrder } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { buildSale } from '../support/sale-factories.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

interface Zone {
  zona: string;
  primerosKilos: number;
  gratis: boolean;
}

interface Stored {
  version: number;
  tarifa: { zonas: Zone[]; gratisDesde: number | null; ciudadesSinCobertura: string[] };
}

let shop: Shop;
let operator: LoggedIn;
let usual: Stored['tarifa'];
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
  usual = (await stored()).tarifa;
});
afterAll(() => shop.close());

async function call(name: EndpointName, aim: Aim = {}, by = operator) {
  const reply = await sendAim(shop.app, name, aim, by.cookies);
  return { status: reply.statusCode, body: reply.json() };
}

async function stored(): Promise<Stored> {
  return (await call('getRateCard')).body;
}

async function save(tarifa: object, version?: number) {
  const json = { tarifa, version: version ?? (await stored()).version, motivo: 'Prueba' };
  return call('saveRateCard', { json });
}

const withZone = (zone: string, change: object) => ({
  ...usual,
  zonas: usual.zonas.map((row) => (row.zona === zone ? { ...row, ...change } : row)),
});

async function quoteOf(productId: number, city: string) {
  const productos = [{ codProducto: productId, cantidad: 1 }];
  const { body } = await post(shop.app, '/cotizar/envio', { productos, codCiudadDestino: city });
  return body as { valTotal: number; tarifas: { noDisponibles: number[] }[] };
}

test('a saved tariff is what the next quote is computed by, and the one before stays in its history', async () => {
  const product = await buildProduct(shop.db, { weightKilograms: 1, centimetres: [1, 1, 1], price: 10_000 });
  expect((await quoteOf(product, '11001')).valTotal).toBe(7_900 + 1_000);
  expect((await save(withZone('U', { primerosKilos: 8_500 }))).status).toBe(200);
  expect((await quoteOf(product, '11001')).valTotal).toBe(8_500 + 1_000);
  await save(usual);
  const { cambios } = (await call('listRateCardChanges')).body;
  expect(cambios.map(({ tarifa }: Stored) => tarifa.zonas[0]?.primerosKilos)).toEqual([7_900, 8_500]);
});

test('nobody saves over another, and a tariff that would send for nothing is refused', async () => {
  const { version } = await stored();
  await save(withZone('U', { primerosKilos: 8_600 }), version);
  expect((await save(usual, version)).status).toBe(409);
  const refused = await save(withZone('N', { primerosKilos: 0 }));
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('zones.N')]);
  await save(usual);
});

test('the try-out tells what the quote would be, without saving the tariff', async () => {
  const tarifa = withZone('N', { primerosKilos: 20_000 });
  const parcel = { cantidad: 1, precio: 200_000, peso: 5, alto: 1, ancho: 1, largo: 1, perecedero: true };
  const { body } = await call('tryShipping', {
    json: { tarifa, origen: '11001', destino: '05001', ...parcel },
  });
  expect(body.data).toMatchObject({
    zona: 'N',
    razonDeZona: 'far',
    kilosCobrados: 5,
    flete: 20_000 + 2 * 3_800,
    seguro: 1_000,
    valor: 28_600,
    seEntrega: false,
  });
  expect((await stored()).tarifa.zonas.find(({ zona }) => zona === 'N')?.primerosKilos).toBe(16_900);
});

test('free from a value on: the order is placed and refunded whole without a peso of shipping', async () => {
  const free = { ...withZone('U', { gratis: true }), gratisDesde: 50_000 };
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
    json: { numPedido: sale.number, causa: 'anulacion' },
    headers: { 'idempotency-key': 'free' },
  });
  expect([refund.status, JSON.stringify(refund.body)]).toEqual([201, expect.stringContaining('60000')]);
  expect(await checkLedger({ write: shop.db })).toEqual([]);
});

test('where the carrier does not go, the quote says so and an order is refused', async () => {
  await save({ ...usual, ciudadesSinCobertura: ['91001'] });
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
  const json = { tarifa: usual, version: 0, motivo: '' };
  expect((await call('saveRateCard', { json }, support)).body.code).toBe('operator-role');
  expect((await call('getRateCard', {}, support)).status).toBe(200);
});
