import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCaseFilter } from '../../src/web/panel/rights/case-filter.ts';
import { operatorCasePaperPath } from '../../src/wire/rights/case-papers.ts';
import { buildCase } from '../support/case-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { read } from '../support/published-reads.ts';
import { buildSale } from '../support/sale-factories.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
let buyer: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
  buyer = await logIn(shop.db);
});
afterAll(() => shop.close());

const SOLD = { shippingRate: 8_000, lines: [{ unitPrice: 30_000, quantity: 1, fee: 3_000 }] };

const ofShop = async () => {
  const sale = await buildSale(shop.db, [SOLD]);
  const sellerId = sale.sellerIds[0] ?? 0;
  const number = await buildCase(shop.db, {
    ...{
      accountId: buyer.id,
      orderNumber: sale.number,
      sellerId,
      state: 'mediating',
      personName: 'Lucía Hoyos',
    },
  });
  return { number, sellerId, sale };
};

test("an operator finds a case by its number in 'Ir a…', and the queue of one shop holds its cases only", async () => {
  const one = await ofShop();
  const other = await ofShop();
  const typed = `PZ 2026-${Number(one.number.slice(-6))}`;
  const reply = await shop.app.inject({
    url: `/api/operacion/ir-a?text=${encodeURIComponent(typed)}`,
    cookies: operator.cookies,
  });
  expect(reply.json().hits).toEqual([
    expect.objectContaining({
      kind: 'case',
      title: one.number,
      detail: expect.stringContaining('Lucía Hoyos'),
    }),
  ]);
  const { cases } = await read(shop.app, 'listCasesOfShop', { sellerId: one.sellerId }, operator);
  const numbers = cases.map(({ number }) => number);
  expect(numbers).toContain(one.number);
  if (one.sellerId !== other.sellerId) expect(numbers).not.toContain(other.number);
  expect(
    await read(shop.app, 'listAskedInCases', { numbers: `${one.number},PZ-2020-000001` }, operator),
  ).toEqual({
    [one.number]: { wanted: 'answer', goods: 0 },
  });
});

test('what is on record names the way of the package and how often both were here', async () => {
  const { number, sale } = await ofShop();
  const { record, past, isGuest } = await read(shop.app, 'getCaseRecord', { number }, operator);
  expect(isGuest).toBe(false);
  expect(record).toMatchObject({ orderedAt: expect.any(String), declaredKilograms: expect.any(Number) });
  expect(past.buyerCases).toBeGreaterThan(0);
  expect(past.shopLost).toBe(0);
  expect(sale.number).toBeGreaterThan(0);
});

test('the papers of a case are for operators only; one that the case does not have is missing', async () => {
  const { number } = await ofShop();
  const status = async (
    paper: Parameters<typeof operatorCasePaperPath>[1],
    cookies: Record<string, string>,
  ) => (await shop.app.inject({ url: operatorCasePaperPath(number, paper), cookies })).statusCode;
  expect(await status('constancia', {})).toBe(401);
  expect(await status('constancia', buyer.cookies)).toBe(403);
  expect(await status('constancia', operator.cookies)).toBe(200);
  expect(await status('reversion', operator.cookies)).toBe(404);
  expect(await status('nada' as 'reversion', operator.cookies)).toBe(404);
});

test('a case that waits for a decision is counted in the menu of operators, with its age', async () => {
  await ofShop();
  const { queues } = await read(shop.app, 'getOperatorPanel', {}, operator);
  const cases = queues.find(({ queue }) => queue === 'cases');
  expect(cases?.count).toBeGreaterThan(0);
  expect(cases?.oldestAt).toMatch(/^2026-11-20T05:00/);
});

test('a day of a cursor that the calendar does not have begins the queue anew', async () => {
  const { sellerId, number } = await ofShop();
  const ask = { cookies: operator.cookies };
  const whole = await read(shop.app, 'listOperatorCases', {}, ask);
  for (const cursor of ['2026-99-99-1', '0000-01-01-1', '2026-02-30-1', 'x'])
    expect(await read(shop.app, 'listOperatorCases', { cursor }, ask)).toEqual(whole);
  expect(readCaseFilter(new URLSearchParams('cursor=2026-99-99-1'), 'shop').query.cursor).toBeUndefined();
  for (const cursor of ['2026-02-28-17', '17'])
    expect(readCaseFilter(new URLSearchParams({ cursor }), 'shop').query.cursor).toBe(cursor);
  const after = await read(shop.app, 'listOperatorCases', { cursor: '2029-12-31-1' }, ask);
  expect(after.cases.some((one) => one.number === number && one.sellerId === sellerId)).toBe(true);
});
