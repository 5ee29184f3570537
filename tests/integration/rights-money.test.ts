import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queryOne, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { lockOrder } from '../../src/server/modules/orders/placing/order-money.service.ts';
import { recordReversal } from '../../src/server/modules/orders/refunds/reversal.service.ts';
import { releasePackages } from '../../src/server/modules/payouts/settlements/release.service.ts';
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
