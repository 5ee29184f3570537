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
  proveedor: 'epayco',
  referencia: 'ABONO-1',
  valBruto: 100_000,
  comision: 0,
  ivaComision: 0,
  retefuente: 0,
  reteiva: 0,
  reteica: 0,
  fecha: '2026-11-20',
};

test('days that no calendar of the shop knows are refused, not failed on', async () => {
  for (const fecha of ['0000-01-01', '1999-12-31', '2026-02-30', '20261120']) {
    expect(await send('/liquidaciones/proveedor', { ...transfer, fecha }), fecha).toEqual({
      status: 400,
      fields: ['fecha'],
    });
    const remittance = { transportadora: 'Envía', referencia: 'R-1', valor: 1_000, fecha };
    expect(await send('/remesas', remittance), fecha).toEqual({ status: 400, fields: ['fecha'] });
  }
});

test('a transfer with digits too many, which no balance could hold, is refused', async () => {
  for (const valBruto of [9_007_199_254_740_991, '999999999999999', 1_000_000_000_001])
    expect(await send('/liquidaciones/proveedor', { ...transfer, valBruto })).toEqual({
      status: 400,
      fields: ['valBruto'],
    });
  expect(await send('/liquidaciones/proveedor', transfer)).toMatchObject({ status: 200 });
});
