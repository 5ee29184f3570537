import { afterAll, beforeAll, expect, test } from 'vitest';
import { callConsole, type OperatorCall } from '../support/operator-console.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
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
  const { body } = await callConsole(shop, operator, 'GET /envios');
  const [zone, ...zones] = body.tarifa.zonas;
  const card = { ...body.tarifa, zonas: [{ ...zone, nombre: text }, ...zones] };
  const area = { ...body.tarifa, areasMetropolitanas: [{ nombre: text, ciudades: ['11001'] }] };
  const reason = { motivo: 'Prueba' };
  return [
    ['POST /textos-legales/privacidad', { texto: text, ...reason }],
    ['PUT /configuracion-sinonimos', { texto: `papa, ${text}`, version: 0, ...reason }],
    ['PUT /envios', { tarifa: card, version: body.version, ...reason }],
    ['PUT /envios', { tarifa: area, version: body.version, ...reason }],
  ];
}

test('texts of the console that PostgreSQL cannot keep are refused as input, not as a fault of ours', async () => {
  for (const text of unreadable)
    for (const [call, payload] of await bodiesWith(text)) {
      const { status, body } = await callConsole(shop, operator, call, payload);
      expect([call, status, body.code]).toEqual([call, 400, 'invalid-input']);
    }
});
