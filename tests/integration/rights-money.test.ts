import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { lockOrder } from '../../src/server/modules/orders/placing/order-money.service.ts';
import { recordReversal } from '../../src/server/modules/orders/refunds/reversal.service.ts';
import { releasePackages } from '../../src/server/modules/payouts/settlements/release.service.ts';
import { settleSeller } from '../../src/server/modules/payouts/settlements/settle-seller.service.ts';
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

/** A run of its own, with an account to be paid to. */
async function settle(sellerId: number) {
  await execute(
    desk.db,
    sql`insert into seller_bank_account (seller_id, bank_code, bank_name, account_kind, account_number, holder_name,
          holder_document_type, holder_document, changed_at)
        values (${sellerId}, '1007', 'Bancolombia', 'ahorros', '03112345678', 'Tienda', 'NIT', '9001234568', now())
        on conflict do nothing`,
  );
  const run = await queryOne<{ id: number }>(
    desk.db,
    sql`insert into settlement_run (run_key, started_at) values (gen_random_uuid()::text, now()) returning id`,
  );
  return settleSeller(desk.context, { runId: run?.id ?? 0, sellerId, minimum: 0 });
}

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
    expect(await settle(sellerId)).toBe('nothing');
    await buyerMoves(desk, one, 'give-up');
    expect(await settle(sellerId)).toBe('paid');
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
