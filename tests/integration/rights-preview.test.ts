import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { previewCase } from '../../src/server/modules/rights/case-preview.service.ts';
import { viewCase } from '../../src/server/modules/rights/case-view.service.ts';
import type { EndpointName } from '../../src/wire/endpoints.ts';
import { buildCase } from '../support/case-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { caseForm, type Desk, openDesk, opened, refundsOf, sell, UNSENT } from '../support/rights-world.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';

let desk: Desk;
let shop: Shop;
beforeAll(async () => {
  [desk, shop] = [await openDesk(), await openShop()];
});
afterAll(() => Promise.all([desk.close(), shop.close()]));

function preview(orderNumber: number, kind: 'withdrawal' | 'cancellation', quantity: number) {
  const asked = { kind, lines: [{ line: 1, quantity }] };
  return previewCase(desk.context, asked, { orderNumber, tokens: [], accountId: desk.buyer.id });
}

test('what a cancellation shows beforehand is what is given back', async () => {
  const sale = await sell(desk, UNSENT);
  const shown = await preview(sale.number, 'cancellation', 2);
  expect(shown).toMatchObject({ ok: true, value: { goods: 60_000, shipping: 0, amount: 60_000 } });
  const whole = await preview(sale.number, 'cancellation', 3);
  expect(whole).toMatchObject({ ok: true, value: { goods: 90_000, shipping: 8_000, amount: 98_000 } });
  await opened(desk, caseForm('cancellation', sale, { lines: [{ line: 1, quantity: 3 }] }));
  expect(await refundsOf(desk, sale)).toMatchObject([{ goods: 90_000, shipping: 8_000 }]);
});

test('a withdrawal counts its fifteen days from the day on which the parcel is handed over', async () => {
  const sale = await sell(desk);
  const shown = await preview(sale.number, 'withdrawal', 1);
  expect(shown).toMatchObject({
    ok: true,
    value: { goods: 30_000, moneyFrom: 'goods-handed-over', untilIfToday: '2026-12-05', moneyDays: 15 },
  });
});

test('what the way back costs is said before it is asked for, and is what her case says', async () => {
  const sale = await sell(desk);
  await execute(
    desk.db,
    sql`update product set weight_kilograms = 2.4 where id = ${sale.productIds[0] ?? 0}`,
  );
  await execute(desk.db, sql`update package set shipping_zone = 'N' where order_number = ${sale.number}`);
  const shown = await preview(sale.number, 'withdrawal', 2);
  const one = await opened(desk, caseForm('withdrawal', sale, { lines: [{ line: 1, quantity: 2 }] }));
  const { returnFreight } = await viewCase(desk.context, one);
  expect(returnFreight).toBeGreaterThan(0);
  expect(shown).toMatchObject({ value: { returnFreight } });
  const unsent = await sell(desk, UNSENT);
  expect(await preview(unsent.number, 'cancellation', 1)).toMatchObject({ value: { returnFreight: null } });
});

test('what the law or the state does not give shows no money, and nothing is written', async () => {
  const sale = await sell(desk);
  expect(await preview(sale.number, 'cancellation', 1)).toMatchObject({
    ok: false,
    reason: 'case-not-given',
  });
  expect(await preview(sale.number, 'withdrawal', 4)).toMatchObject({ ok: false, reason: 'case-not-given' });
  const foreign = await previewCase(
    desk.context,
    { kind: 'withdrawal', lines: [{ line: 1, quantity: 1 }] },
    { orderNumber: sale.number, tokens: [null], accountId: null },
  );
  expect(foreign).toMatchObject({ ok: false, reason: 'not-found' });
  const cases = sql`select id from rights_case where order_number = ${sale.number}`;
  expect(await query(desk.db, cases)).toEqual([]);
});

test('the link is mailed again to the address of the case only, and the answer tells nobody anything', async () => {
  const number = await buildCase(shop.db, { email: 'rosa@enlace.test' });
  const ask = async (radicado: string, email: string) => {
    const aim: Aim = { params: { radicado }, json: { email } };
    const reply = await sendAim(shop.app, 'sendCaseLink' satisfies EndpointName, aim, {});
    return [reply.statusCode, bodyOf(reply)];
  };
  const [wrong, missing, right] = [
    await ask(number, 'otra@enlace.test'),
    await ask('PZ-2026-999999', 'rosa@enlace.test'),
    await ask(number, 'Rosa@enlace.test'),
  ];
  expect(wrong[0]).toBe(200);
  expect(missing).toEqual(wrong);
  expect(right).toEqual(wrong);
  const mails = sql`select recipient, template from outbox_message where recipient like '%enlace.test'`;
  expect(await query(shop.db, mails)).toEqual([{ recipient: 'rosa@enlace.test', template: 'case-opened' }]);
});
