import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queryOne, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { lockOrder } from '../../src/server/modules/orders/placing/order-money.service.ts';
import { requestRefund } from '../../src/server/modules/orders/refunds/refund-request.service.ts';
import { recordReversal } from '../../src/server/modules/orders/refunds/reversal.service.ts';
import { releasePackages } from '../../src/server/modules/payouts/settlements/release.service.ts';
import { listEvents } from '../../src/server/modules/rights/case-event.repository.ts';
import type { CaseRow } from '../../src/server/modules/rights/case-row.ts';
import { buyerMoves, shopMoves } from '../support/rights-moves.ts';
import {
  again,
  caseForm,
  type Desk,
  expectBalanced,
  mailsOf,
  openDesk,
  opened,
  refundsOf,
  sell,
  settle,
  strike,
  submit,
} from '../support/rights-world.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
beforeEach(() => desk.setDay('2026-11-20'));
afterEach(() => expectBalanced(desk));
afterAll(() => desk.close());

describe('a reversal', () => {
  const reversal = { reversalCause: 'defective', knownOn: '2026-11-19' } as const;

  test('holds the payout of the package until it ends, and is asked in five business days', async () => {
    const sale = await sell(desk);
    expect(
      await submit(desk, caseForm('reversal', sale, { ...reversal, knownOn: '2026-11-10' })),
    ).toMatchObject({ reason: 'invalid-input', fields: { knownOn: expect.any(String) } });
    const one = await opened(desk, caseForm('reversal', sale, reversal));
    desk.setDay('2026-12-15');
    await releasePackages(desk.context);
    const stateOf = () =>
      queryOne<{ moneyState: string }>(
        desk.db,
        sql`select money_state from package where order_number = ${sale.number}`,
      );
    expect(await stateOf()).toEqual({ moneyState: 'held' });
    await buyerMoves(desk, one, 'give-up');
    await releasePackages(desk.context);
    expect(await stateOf()).toEqual({ moneyState: 'released' });
  });

  test('keeps from a settlement what was released before, until it ends', async () => {
    const sale = await sell(desk);
    const [sellerId = 0] = sale.sellerIds;
    desk.setDay('2026-12-15');
    await releasePackages(desk.context);
    const one = await opened(desk, caseForm('reversal', sale, { ...reversal, knownOn: '2026-12-14' }));
    expect(await settle(desk, sellerId)).toBe('nothing');
    await buyerMoves(desk, one, 'give-up');
    expect(await settle(desk, sellerId)).toBe('paid');
  });

  test('that the shop does not answer is decided by the marketplace', async () => {
    const sale = await sell(desk);
    const one = await opened(desk, caseForm('reversal', sale, reversal));
    await strike(desk, '2026-11-23');
    expect(await again(desk, one)).toMatchObject({ state: 'mediating', lapse: 'overdue' });
    expect(await mailsOf(desk, one)).toContain('case-news operator moved');
  });
});

test('of two moves at once one happens, and the money goes back once', async () => {
  const sale = await sell(desk);
  const one = await opened(desk, caseForm('warranty', sale, { wanted: 'refund' }));
  const yes = () => shopMoves(desk, one, { action: 'accept', outcome: 'refund' });
  const results = await Promise.all([yes(), yes(), buyerMoves(desk, one, 'give-up')]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await refundsOf(desk, sale)).length).toBeLessThanOrEqual(1);
});

test('what the bank has taken back meanwhile is not given back twice', async () => {
  const sale = await sell(desk);
  const one = await opened(
    desk,
    caseForm('warranty', sale, { wanted: 'refund', lines: [{ line: 1, quantity: 3 }] }),
  );
  await inTransaction(desk.db, async (db) => {
    const order = await lockOrder(db, sale.number);
    const { transactionId } = sale;
    await recordReversal(db, { order, transactionId, amount: sale.total, now: desk.context.now() });
  });
  await strike(desk, '2026-11-21');
  expect(await again(desk, one)).toMatchObject({ state: 'closed', outcome: 'refund' });
  expect(await refundsOf(desk, sale)).toMatchObject([{ cause: 'reversal' }]);
});

describe('a sum that the shop offered, of which less is left when it is taken', () => {
  const lines = [{ line: 1, quantity: 3 }];
  const SUM = 'Te devolvemos casi todo y te quedas con el producto.';

  /** 80.000 of 90.000 for what she keeps; then an operator refunds units of the line from the order's page. */
  async function outrun(quantity: number) {
    const sale = await sell(desk);
    const one = await opened(desk, caseForm('warranty', sale, { wanted: 'refund', lines }));
    const offered = await shopMoves(desk, one, { action: 'offer', pesos: 80_000, text: SUM });
    expect(offered).toMatchObject({ ok: true });
    await refundUnits(sale.number, quantity);
    return { sale, one };
  }

  async function refundUnits(orderNumber: number, quantity: number) {
    const form = {
      orderNumber,
      cause: 'other',
      note: '',
      lines: [{ line: 1, quantity }],
      shipping: 'by-rule',
    } as const;
    const actor = desk.operators[0].id;
    const refunded = await requestRefund(
      desk.context,
      { ...form, lines: [...form.lines] },
      { key: `${orderNumber}-${quantity}`, actor },
    );
    expect(refunded).toMatchObject({ ok: true });
  }

  const notesOf = async (one: CaseRow) =>
    (await listEvents(desk.db, one.id)).filter(({ kind }) => kind === 'money').map(({ text }) => text);

  test('is agreed, said, and told to the marketplace until it has given back the rest', async () => {
    const { sale, one } = await outrun(1);
    expect(await buyerMoves(desk, one, 'accept-offer')).toEqual({ ok: true, value: null });
    expect(await again(desk, one)).toMatchObject({
      ...{ state: 'decided', outcome: 'partial-refund', decidedBy: 'agreement', refundId: null },
    });
    const said = [
      'Ya había vuelto plata de estas unidades y queda menos que la suma ofrecida: lo revisa nuestro equipo.',
    ];
    expect(await notesOf(one)).toEqual(said);
    expect(await refundsOf(desk, sale)).toMatchObject([{ cause: 'other', goods: 30_000 }]);
    for (const day of ['2026-11-21', '2026-11-22']) {
      await strike(desk, day);
      expect(await again(desk, one)).toMatchObject({ state: 'decided', escalatedOn: day });
    }
    expect((await mailsOf(desk, one)).slice(-2)).toEqual([
      'case-news operator overdue',
      'case-news operator overdue',
    ]);
    expect(await notesOf(one)).toEqual(said);
    await refundUnits(sale.number, 2);
    for (const day of ['2026-11-23', '2026-11-24']) await strike(desk, day);
    expect(await notesOf(one)).toHaveLength(said.length + 1);
    await strike(desk, '2026-12-20');
    expect(await again(desk, one)).toMatchObject({ state: 'closed', outcome: 'partial-refund' });
    expect((await refundsOf(desk, sale)).map(({ goods }) => goods)).toEqual([30_000, 60_000]);
  });

  test('stands by her silence, and does not stop the clock', async () => {
    const { one } = await outrun(1);
    await strike(desk, '2026-12-10');
    expect(await again(desk, one)).toMatchObject({ state: 'decided', decidedBy: 'clock', refundId: null });
    await strike(desk, '2026-12-11');
    expect(await again(desk, one)).toMatchObject({ state: 'decided', escalatedOn: '2026-12-11' });
    expect(await mailsOf(desk, one)).toContain('case-news operator overdue');
  });
});
