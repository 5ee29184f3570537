import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../support/order-factories.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(() => shop.close());

async function send(path: string, payload: object) {
  const { cookies } = operator;
  const reply = await shop.app.inject({ method: 'POST', url: `/api/operacion${path}`, cookies, payload });
  return { status: reply.statusCode, fields: Object.keys(reply.json().campos ?? {}) };
}

const transfer = {
  provider: 'epayco',
  reference: 'ABONO-1',
  gross: 100_000,
  commission: 0,
  commissionTax: 0,
  withheldIncomeTax: 0,
  withheldSalesTax: 0,
  withheldCityTax: 0,
  receivedOn: '2026-11-20',
};

test('days that no calendar of the shop knows are refused, not failed on', async () => {
  for (const receivedOn of ['0000-01-01', '1999-12-31', '2026-02-30', '20261120']) {
    expect(await send('/liquidaciones/proveedor', { ...transfer, receivedOn }), receivedOn).toEqual({
      status: 400,
      fields: ['receivedOn'],
    });
    const remittance = { carrier: 'Envía', reference: 'R-1', amount: 1_000, receivedOn };
    expect(await send('/remesas', remittance), receivedOn).toEqual({ status: 400, fields: ['receivedOn'] });
  }
});

test('a transfer with digits too many, which no balance could hold, is refused', async () => {
  for (const gross of [9_007_199_254_740_991, '999999999999999', 1_000_000_000_001])
    expect(await send('/liquidaciones/proveedor', { ...transfer, gross })).toEqual({
      status: 400,
      fields: ['gross'],
    });
  expect(await send('/liquidaciones/proveedor', transfer)).toMatchObject({ status: 200 });
});
