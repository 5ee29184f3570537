import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperatorQueue } from '../../src/domain/operator-queue.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { type CallName, read } from '../support/published-reads.ts';
import { buildSale } from '../support/sale-factories.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';
import {
  buildMoneyWorld,
  buildPaidSeller,
  earn,
  giveBankAccount,
  payoutsOf,
  type SettlementWorld,
  settleAll,
} from '../support/settlement-world.ts';

let shop: Shop;
let operator: LoggedIn;
let world: SettlementWorld;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
  world = await buildMoneyWorld(shop, operator.id);
});
afterAll(() => shop.close());

function call(name: CallName, aim: Aim = {}, { cookies } = operator) {
  return sendAim(shop.app, name, aim, cookies);
}

const overview = () => read(shop.app, 'getMoneyOverview', {}, operator);

/** What a queue says, beside the length of the list behind it. */
async function queueAndList(id: OperatorQueue, listed: number) {
  const { queues } = await read(shop.app, 'getOperatorPanel', {}, operator);
  const found = queues.find(({ queue }) => queue === id);
  return { count: found?.count, since: found?.oldestAt, listed };
}

const refusedPayouts = async () =>
  queueAndList('payouts', (await read(shop.app, 'listRefusedPayouts', {}, operator)).payouts.length);
const dueRefunds = async () =>
  queueAndList('refunds', (await read(shop.app, 'listDueRefunds', {}, operator)).refunds.length);
const listUnseen = () => read(shop.app, 'listDifferences', { state: 'por-revisar' }, operator);
const unseenDifferences = async () => queueAndList('differences', (await listUnseen()).differences.length);

function refusePayout(payoutId: number, reason: string) {
  return call('markPayoutFailed', { params: { payoutId }, json: { reason } });
}

async function refusedPayout(): Promise<{ sellerId: number; payoutId: number }> {
  const sellerId = await buildPaidSeller(world);
  await earn(world, { sellerId });
  await settleAll(world);
  const payoutId = (await payoutsOf(shop.db, sellerId)).at(-1)?.id ?? 0;
  await refusePayout(payoutId, 'Cuenta cerrada');
  return { sellerId, payoutId };
}

test('a payout that the bank refused waits for a person until the account is another or the seller is paid', async () => {
  expect(await refusedPayouts()).toEqual({ count: 0, since: null, listed: 0 });
  const corrected = await refusedPayout();
  const paidAgain = await refusedPayout();
  expect(await refusedPayouts()).toEqual({ count: 1, since: expect.any(String), listed: 1 });
  await settleAll(world);
  expect(await refusedPayouts()).toMatchObject({ count: 0, listed: 0 });
  const [, again] = await payoutsOf(shop.db, paidAgain.sellerId);
  await refusePayout(again?.id ?? 0, 'Titular distinto');
  expect(await refusedPayouts()).toMatchObject({ count: 1, listed: 1 });
  await giveBankAccount(world, paidAgain.sellerId, { accountNumber: '99887766551' });
  expect(await refusedPayouts()).toMatchObject({ count: 0, listed: 0 });
  expect(await payoutsOf(shop.db, corrected.sellerId)).toHaveLength(2);
});

test('whoever takes a payout file again is in the log, because it holds whole account numbers', async () => {
  const sellerId = await buildPaidSeller(world);
  await earn(world, { sellerId });
  await settleAll(world);
  await call('createPayoutFile');
  const [file] = (await read(shop.app, 'listPayoutFiles', {}, operator)).files;
  const id = file?.id ?? 0;
  expect((await call('downloadPayoutFile', { params: { id } })).statusCode).toBe(200);
  const entries = await query<{ action: string; accountId: number }>(
    shop.db,
    sql`select action, account_id from audit_entry
        where subject = ${`payout-file:${id}`} order by id`,
  );
  expect(entries).toEqual([
    { action: 'money.payout-file-created', accountId: operator.id },
    { action: 'money.payout-file-downloaded', accountId: operator.id },
  ]);
});

test('the refunds in the queue are those of the list, and a paid one leaves both', async () => {
  const lines = [{ unitPrice: 20_000, quantity: 1, fee: 2_000 }];
  const sale = await buildSale(shop.db, [{ shippingRate: 8_000, lines }]);
  const json = { orderNumber: sale.number, cause: 'other' };
  const refund = bodyOf(await call('createRefund', { json, headers: { 'idempotency-key': 'queue' } }));
  expect(await dueRefunds()).toEqual({ count: 1, since: refund.createdAt, listed: 1 });
  expect((await overview()).refunds).toEqual({ count: 1, amount: refund.amount });
  const payment = { paidBy: 'bank', reference: 'R-1' };
  await call('markRefundPaid', { params: { id: refund.id }, json: payment });
  expect(await dueRefunds()).toEqual({ count: 0, since: null, listed: 0 });
});

test('a difference waits until somebody has seen it, and stays open until it is resolved', async () => {
  await execute(
    shop.db,
    sql`with run as (insert into reconciliation_run (requested_at) values (now()) returning id)
        insert into reconciliation_difference (kind, subject, cause, remedy, happened_at, first_seen, last_seen, last_run)
        select 'provider-away', 'lista ' || n, 'No responde', 'Espera', now(), now(), now(), id
        from run, generate_series(1, 2) n`,
  );
  expect(await unseenDifferences()).toMatchObject({ count: 2, listed: 2 });
  const [first] = (await listUnseen()).differences;
  await call('noteDifference', { params: { id: first?.id ?? 0 }, json: { note: 'Avisado' } });
  expect(await unseenDifferences()).toMatchObject({ count: 1, listed: 1 });
  expect((await read(shop.app, 'listDifferences', {}, operator)).differences).toHaveLength(2);
});

test('the overview adds up what is on its way and what is owed to us', async () => {
  const before = await overview();
  const sellerId = await buildPaidSeller(world);
  await earn(world, { sellerId });
  const debtor = await buildPaidSeller(world);
  await earn(world, { sellerId: debtor, payment: 'seller-cash' });
  const parcel = {
    shippingRate: 8_000,
    statusId: 3,
    lines: [{ unitPrice: 20_000, quantity: 1, fee: 2_000 }],
  };
  const cash = await buildSale(shop.db, [parcel], 'carrier');
  await execute(shop.db, sql`update cash_collection set carrier = 'TCC' where order_number = ${cash.number}`);
  const after = await overview();
  // Fee and shipping of the cash that she kept.
  expect(after.debts).toEqual({ count: before.debts.count + 1, amount: before.debts.amount + 18_000 });
  expect(after.cash.amount - before.cash.amount).toBe(28_000);
  expect(after.overdueCash.amount - before.overdueCash.amount).toBe(28_000);
  const balances = await read(shop.app, 'listLedgerBalances', {}, operator);
  const payable = balances.find(({ account }) => account === 'seller_payable')?.balance ?? Number.NaN;
  await settleAll(world);
  const settled = await overview();
  expect(settled.pendingPayouts.amount).toBe(after.pendingPayouts.amount + payable + after.debts.amount);
});

test('roles without money see none of it, and those who only look move nothing', async () => {
  const as = async (role: string) => {
    const staff = await logIn(shop.db, { roles: ['operator'] });
    await execute(
      shop.db,
      sql`update account_role set operator_role = ${role} where account_id = ${staff.id} and role = 'operator'`,
    );
    return staff;
  };
  const [content, viewer] = [await as('content'), await as('viewer')];
  for (const name of [
    'getMoneyOverview',
    'listLedgerBalances',
    'listPayouts',
    'listCashInTransit',
    'listReconciliations',
  ] as const)
    expect([name, (await call(name, {}, content)).json().code]).toEqual([name, 'operator-role']);
  expect((await call('getMoneyOverview', {}, viewer)).statusCode).toBe(200);
  for (const name of ['startSettlementRun', 'createPayoutFile', 'requestReconciliation'] as const)
    expect([name, (await call(name, {}, viewer)).json().code]).toEqual([name, 'operator-role']);
});
