import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCharged } from '../../src/domain/ledger/refund-postings.ts';
import { type Database, execute, query, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { postTransaction } from '../../src/server/modules/books/ledger.service.ts';
import { buildCase } from '../support/case-factories.ts';
import { buildSeller } from '../support/catalog-factories.ts';
import {
  buildPaidSeller,
  earn,
  moneyOf,
  openSettlementWorld,
  payoutsOf,
  type SettlementWorld,
  sell,
  settleAll,
} from '../support/settlement-world.ts';

let world: SettlementWorld;
let db: Database;
beforeAll(async () => {
  world = await openSettlementWorld();
  db = world.db;
});
afterAll(() => world.close());

async function holdPayout(orderNumber: number, holds: boolean): Promise<void> {
  await execute(db, sql`update rights_case set holds_payout = ${holds} where order_number = ${orderNumber}`);
}

test('what an open case keeps back is shown apart from what the next settlement pays', async () => {
  const sellerId = await buildPaidSeller(world);
  const orderNumber = await earn(world, { sellerId });
  await earn(world, { sellerId, prices: [50_000] });
  expect(await moneyOf(db, sellerId)).toMatchObject({ available: 135_000, heldByCase: 0, debt: 0 });
  for (const _ of [1, 2]) await buildCase(db, { orderNumber, sellerId });
  await holdPayout(orderNumber, true);
  expect(await moneyOf(db, sellerId)).toMatchObject({ available: 45_000, heldByCase: 90_000, debt: 0 });
  await settleAll(world);
  expect(await payoutsOf(db, sellerId)).toMatchObject([{ amount: 45_000 }]);
  // What is kept from her pays no debt of hers either.
  const refused = await sell(world, { sellerId, prices: [1_000] });
  await inTransaction(world.db, (inside) =>
    postTransaction(
      inside,
      refusalCharged({ orderNumber: refused, sellerId, amount: 20_000 }),
      world.context.now(),
    ),
  );
  expect(await moneyOf(db, sellerId)).toMatchObject({ available: 0, heldByCase: 90_000, debt: 20_000 });
  await holdPayout(orderNumber, false);
  expect(await moneyOf(db, sellerId)).toMatchObject({ available: 70_000, heldByCase: 0, debt: 0 });
});

test('a seller without a bank account is not told of what an open case keeps back', async () => {
  const sellerId = await buildSeller(db);
  const orderNumber = await earn(world, { sellerId });
  await buildCase(db, { orderNumber, sellerId });
  await holdPayout(orderNumber, true);
  const amounts = async () =>
    (
      await query<{ amount: string }>(
        db,
        sql`select data ->> 'amountPesos' as amount from outbox_message
            where template = 'bank-account-missing' and data ->> 'sellerId' = ${String(sellerId)}`,
      )
    ).map(({ amount }) => amount);
  await settleAll(world);
  expect(await amounts()).toEqual([]);
  await earn(world, { sellerId, prices: [50_000] });
  await settleAll(world);
  expect(await amounts()).toEqual(['45000']);
});
