import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { renderMessage } from '../../src/server/modules/messages/message-renderers.ts';
import { recordCollection } from '../../src/server/modules/orders/cash/record-collection.service.ts';
import { viewCase } from '../../src/server/modules/rights/case-view.service.ts';
import { listKnownLines } from '../../src/server/modules/rights/order-rights.service.ts';
import { buyerMoves, rules, shopMoves } from '../support/rights-moves.ts';
import {
  again,
  caseForm,
  type Desk,
  expectBalanced,
  mailsOf,
  onHand,
  openDesk,
  opened,
  refundsOf,
  sell,
  strike,
  UNSENT,
} from '../support/rights-world.ts';
import type { Sale } from '../support/sale-factories.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
beforeEach(() => desk.setDay('2026-11-20'));
afterEach(() => expectBalanced(desk));
afterAll(() => desk.close());

const linesOf = (sale: Sale, today: string) =>
  listKnownLines(desk.db, { orderNumber: sale.number, sellerId: null, today });

const givenOf = async (sale: Sale, today: string) =>
  (await linesOf(sale, today))[0]?.rights.given.map(({ kind, until }) => ({ kind, until }));

test('Decreto 735 de 2013: both are reminded of the day of a replacement, and one that never comes is decided again', async () => {
  const sale = await sell(desk);
  const one = await opened(desk, caseForm('warranty', sale, { wanted: 'replacement' }));
  await shopMoves(desk, one, { action: 'accept' });
  expect(await again(desk, one)).toMatchObject({
    ...{ state: 'decided', outcome: 'replacement', nextOn: '2026-12-04', lapse: 'end' },
  });
  await strike(desk, '2026-12-03');
  expect((await mailsOf(desk, one)).slice(-2)).toEqual([
    'case-news shop reminder',
    'case-news buyer reminder',
  ]);
  const reminder = { caseId: one.id, to: 'buyer', news: 'reminder' };
  expect((await renderMessage(desk.context, 'case-news', reminder)).text).toContain(
    'pide en tu caso que decidamos',
  );
  expect(await viewCase(desk.context, await again(desk, one))).toMatchObject({
    actions: ['ask-operator'],
    lapseText: expect.stringContaining('todavía te pueden devolver la plata'),
  });
  expect(await buyerMoves(desk, one, 'ask-operator', 'Nunca llegó el cambio.')).toMatchObject({ ok: true });
  expect(await rules(desk, one, 0, 'refund')).toMatchObject({ ok: true });
  await strike(desk, '2026-12-20');
  expect(await refundsOf(desk, sale)).toMatchObject([{ cause: 'warranty', goods: 30_000 }]);
});

test('a repair by the last word of an appeal has its day too, and the case ends after it', async () => {
  const sale = await sell(desk);
  const one = await opened(desk, caseForm('warranty', sale, { wanted: 'refund' }));
  await shopMoves(desk, one, { action: 'refuse', text: 'Lo usaron con la corriente que no era.' });
  await buyerMoves(desk, one, 'ask-operator');
  await rules(desk, one, 0, 'refused');
  await buyerMoves(desk, one, 'appeal', 'El manual dice que sirve con las dos.');
  await rules(desk, one, 1, 'repair');
  expect(await again(desk, one)).toMatchObject({ state: 'decided', outcome: 'repair', nextOn: '2027-01-06' });
  await strike(desk, '2027-01-07');
  expect(await again(desk, one)).toMatchObject({ state: 'closed', outcome: 'repair' });
  expect(await refundsOf(desk, sale)).toEqual([]);
});

test('Ley 1480 de 2011, artículo 50 (literal h): cash that nobody paid is not given back, and what comes all the same has every right', async () => {
  const parcel = { ...UNSENT, statusId: 2, isCollected: false };
  const sale = await sell(desk, { ...parcel, paidTo: 'carrier' });
  desk.setDay('2026-12-05');
  const all = { lines: [{ line: 1, quantity: 3 }], story: '' };
  const one = await opened(desk, caseForm('not-delivered', sale, all));
  expect(one).toMatchObject({ state: 'decided', outcome: 'cancelled', decidedBy: 'law' });
  expect(await viewCase(desk.context, one)).toMatchObject({ moneyUntil: null, needsAccount: false });
  expect(await mailsOf(desk, one)).toContain('case-news shop moved');
  // On the road still: it comes back to its shop, which then sells it again.
  expect(await onHand(desk, sale)).toBe(10);
  await strike(desk, '2026-12-29');
  expect(await again(desk, one)).toMatchObject({ state: 'closed', outcome: 'cancelled' });
  expect(await refundsOf(desk, sale)).toEqual([]);
  desk.setDay('2026-12-30');
  const [sellerId = 0] = sale.sellerIds;
  const actor = { accountId: desk.buyer.id, role: 'seller' } as const;
  const handed = {
    orderNumber: sale.number,
    sellerId,
    actor,
    collectedBy: 'carrier',
    amount: 98_000,
    carrier: 'Coordinadora',
  } as const;
  expect(await recordCollection(desk.context, handed)).toMatchObject({ ok: true });
  expect((await givenOf(sale, '2026-12-30'))?.map(({ kind }) => kind)).toContain('withdrawal');
});

test('Ley 1480 de 2011, artículo 7: fresh food is answered for until it expires, as many days as its product says', async () => {
  const sale = await sell(desk);
  const [productId = 0] = sale.productIds;
  await execute(desk.db, sql`update product set perishable = true where id = ${productId}`);
  expect(await givenOf(sale, '2026-11-22')).toContainEqual({ kind: 'not-as-ordered', until: '2026-11-22' });
  await execute(
    desk.db,
    sql`insert into product_fact (product_id, key, value) values (${productId}, 'vida-util', '15')`,
  );
  expect(await givenOf(sale, '2026-12-04')).toContainEqual({ kind: 'not-as-ordered', until: '2026-12-04' });
  expect(await givenOf(sale, '2026-12-05')).toEqual([]);
});

test('Ley 1480 de 2011, artículo 47 (excepciones): what is made to measure has no withdrawal, and says why', async () => {
  const sale = await sell(desk);
  await execute(
    desk.db,
    sql`update category set withdrawal_exception = 'hecho a medida'
        where id = (select main_category_id from product where id = ${sale.productIds[0] ?? 0})`,
  );
  const [line] = await linesOf(sale, '2026-11-20');
  expect(line?.rights.denied).toEqual([
    { kind: 'withdrawal', reason: expect.stringContaining('hecho a tu medida') },
  ]);
  expect(line?.rights.given.map(({ kind }) => kind)).toContain('warranty');
});

describe('goods that never left are sold again when a reversal is granted', () => {
  const asked = { reversalCause: 'fraud', knownOn: '2026-11-19', lines: [{ line: 1, quantity: 3 }] } as const;
  const reversal = (sale: Sale) => caseForm('reversal', sale, { ...asked, lines: [...asked.lines] });
  const statusOf = ({ number }: Sale) =>
    queryOne(desk.db, sql`select status_id from package where order_number = ${number}`);

  test('by their shop', async () => {
    const sale = await sell(desk, UNSENT);
    const before = await onHand(desk, sale);
    const one = await opened(desk, reversal(sale));
    expect(await shopMoves(desk, one, { action: 'accept' })).toMatchObject({ ok: true });
    expect(await statusOf(sale)).toEqual({ statusId: 32 });
    expect(await onHand(desk, sale)).toBe(before + 3);
  });

  test('by an operator', async () => {
    const sale = await sell(desk, UNSENT);
    const before = await onHand(desk, sale);
    const one = await opened(desk, reversal(sale));
    await buyerMoves(desk, one, 'ask-operator');
    expect(await rules(desk, await again(desk, one), 0, 'refund')).toMatchObject({ ok: true });
    await strike(desk, '2026-12-10');
    expect(await statusOf(sale)).toEqual({ statusId: 32 });
    expect(await onHand(desk, sale)).toBe(before + 3);
  });

  test('and not while they are on their way', async () => {
    const sale = await sell(desk, { ...UNSENT, statusId: 2 });
    const before = await onHand(desk, sale);
    const one = await opened(desk, reversal(sale));
    expect(await shopMoves(desk, one, { action: 'accept' })).toMatchObject({ ok: true });
    expect(await onHand(desk, sale)).toBe(before);
  });
});
