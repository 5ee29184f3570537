import { afterAll, beforeAll, expect, test } from 'vitest';
import { callConsole, type OperatorCall } from '../support/operator-console.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { read } from '../support/published-reads.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(() => shop.close());

const unreadable = ['a\u0000b', 'a\ud800b'];

async function bodiesWith(text: string): Promise<[OperatorCall, object][]> {
  const { card, version } = await read(shop.app, 'getRateCard', {}, operator);
  const [zone, ...zones] = card.zones;
  const namedZone = { ...card, zones: [{ ...zone, name: text }, ...zones] };
  const namedArea = { ...card, metropolitanAreas: [{ name: text, cityIds: ['11001'] }] };
  const reason = 'Prueba';
  return [
    ['POST /textos-legales/privacy', { body: text, reason }],
    ['PUT /configuracion-sinonimos', { text: `papa, ${text}`, version: 0, reason }],
    ['PUT /envios', { card: namedZone, version, reason }],
    ['PUT /envios', { card: namedArea, version, reason }],
  ];
}

test('texts of the console that PostgreSQL cannot keep are refused as input, not as a fault of ours', async () => {
  for (const text of unreadable)
    for (const [call, payload] of await bodiesWith(text)) {
      const { status, body } = await callConsole(shop, operator, call, payload);
      expect([call, status, body.code]).toEqual([call, 400, 'invalid-input']);
    }
});
