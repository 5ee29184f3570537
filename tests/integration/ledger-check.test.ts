import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { query, sql } from '../../src/server/db/sql.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { checkLedgerNightly, closeLedgerDays } from '../../src/server/modules/books/ledger.jobs.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import {
  buildPaidSeller,
  earn,
  openSettlementWorld,
  type SettlementWorld,
  sell,
  settleAll,
} from '../support/settlement-world.ts';

let world: SettlementWorld;
let seller: number;
let online: number;
let byCarrier: number;

/** A sale of each kind: waiting, released and settled, cash with a carrier, cash that the seller kept. */
beforeAll(async () => {
  world = await openSettlementWorld();
  seller = await buildPaidSeller(world);
  world.setClock('2026-11-03T15:00:00Z');
  await earn(world, { sellerId: await buildPaidSeller(world), prices: [50_000, 20_000] });
  await settleAll(world);
  online = await sell(world, { sellerId: seller, prices: [10_000], quantity: 3, feePercent: 7 });
  byCarrier = await sell(world, { sellerId: seller, payment: 'carrier-cash' });
  await sell(world, { sellerId: await buildPaidSeller(world), payment: 'seller-cash' });
  world.setClock('2026-11-06T15:00:00Z');
  await closeLedgerDays(world.context);
});
afterAll(() => world.close());
beforeEach(async () => expect(await checkLedger(world.context)).toEqual([]));

/** What the check finds while the damage is there, as 'check: subject expected → actual'. */
async function findsOf(plant: readonly string[], undo: readonly string[]): Promise<string[]> {
  await damage(plant);
  const violations = await checkLedger(world.context).finally(() => damage(undo));
  return violations.map(
    ({ check, subject, expected, actual }) => `${check}: ${subject} ${expected} → ${actual}`,
  );
}

/** Whoever owns the tables can switch their triggers off; the proof has to see what was done then. */
async function damage(statements: readonly string[]): Promise<void> {
  const guarded = ['ledger_entry', 'ledger_transaction', 'settlement_entry'];
  await world.db.query(
    [
      ...guarded.map((table) => `alter table ${table} disable trigger user`),
      ...statements,
      ...guarded.map((table) => `alter table ${table} enable trigger user`),
    ].join('; '),
  );
}

async function entryOf(rule: string, order: number): Promise<number> {
  const [entry] = await query<{ id: number }>(
    world.db,
    sql`select id from ledger_entry where rule = ${rule} and order_number = ${order}`,
  );
  return entry?.id ?? 0;
}

test('a changed fee is found in its day, its order, the clearing and the carried balance', async () => {
  const id = await entryOf('line-fee', online);
  const found = await findsOf(
    [`update ledger_entry set amount = amount + 5 where id = ${id}`],
    [`update ledger_entry set amount = amount - 5 where id = ${id}`],
  );
  expect(found).toEqual([
    'closed-day: buyer_clearing 0 2026-11-03 débitos 332005 → 332000',
    'closed-day: fees 0 2026-11-03 créditos 29105 → 29100',
    `buyer-clearing: pedido ${online} 0 → -5`,
    `fees: pedido ${online} 2100 → 2105`,
  ]);
});

test('a lost posting is found on every account that it moved', async () => {
  const id = await entryOf('line-net', online);
  const found = await findsOf(
    [
      `create table lost as select * from ledger_entry where id = ${id}`,
      `delete from ledger_entry where id = ${id}`,
    ],
    ['insert into ledger_entry select * from lost', 'drop table lost'],
  );
  expect(found).toContain(`buyer-clearing: pedido ${online} 0 → 27900`);
  expect(found).toContain(`seller-held: vendedor ${seller} 117900 → 90000`);
});

test('closed days that were tampered with are found', async () => {
  const found = await findsOf(
    [`update ledger_day set balance = balance + 1 where account = 'fees'`],
    [`update ledger_day set balance = balance - 1 where account = 'fees'`],
  );
  expect(found).toEqual(['carried-balance: fees 0 2026-11-03 -29100 → -29099']);
  const missing = await findsOf(
    [
      `create table lost as select * from ledger_day where account = 'shipping'`,
      `delete from ledger_day where account = 'shipping'`,
    ],
    ['insert into ledger_day select * from lost', 'drop table lost'],
  );
  expect(missing).toEqual([
    'closed-day: shipping 0 2026-11-03 créditos 32000 → 0',
    'carried-total: shipping plataforma 2026-11-03 0 → -32000',
  ]);
  const total = await findsOf(
    [`update ledger_total set balance = balance + 1 where account = 'seller_held'`],
    [`update ledger_total set balance = balance - 1 where account = 'seller_held'`],
  );
  expect(total).toHaveLength(1);
  expect(total[0]).toContain('carried-total: seller_held vendedores 2026-11-03');
});

interface Damage {
  what: string;
  /** `$order` is the sale that was paid online, `$carrier` the one whose cash a carrier holds. */
  plant: string;
  undo: string;
  checks: string[];
}

const damages: Damage[] = [
  {
    what: 'units cancelled without a refund',
    plant: 'update order_line set cancelled_quantity = 1 where order_number = $order',
    undo: 'update order_line set cancelled_quantity = 0 where order_number = $order',
    checks: ['fees', 'seller-held'],
  },
  {
    what: 'shipping marked refunded without a refund',
    plant: 'update package set shipping_refunded_amount = shipping_rate where order_number = $order',
    undo: 'update package set shipping_refunded_amount = 0 where order_number = $order',
    checks: ['shipping'],
  },
  {
    what: 'a package released without a posting',
    plant: `update package set money_state = 'released' where order_number = $order`,
    undo: `update package set money_state = 'held' where order_number = $order`,
    checks: ['seller-held', 'seller-payable'],
  },
  {
    what: 'a package that the provider is said to have paid',
    plant: `update package set money_state = 'provider-paid' where order_number = $order`,
    undo: `update package set money_state = 'held' where order_number = $order`,
    checks: ['split', 'seller-held'],
  },
  {
    what: 'a payment of another amount than the books have',
    plant: 'update payment_transaction set amount = amount + 1000 where order_number = $order',
    undo: 'update payment_transaction set amount = amount - 1000 where order_number = $order',
    checks: ['payment'],
  },
  {
    what: 'a refund that is not in the books',
    plant: `insert into refund (id, idempotency_key, order_number, kind, cause, goods_amount, shipping_amount, amount,
      due_on, created_at) values (1, 'x', $order, 'goods', 'withdrawal', 10, 0, 10, '2026-12-01', now())`,
    undo: 'delete from refund where id = 1',
    checks: ['refund'],
  },
  {
    what: 'a refund that is said to be paid',
    plant: `insert into refund (id, idempotency_key, order_number, kind, cause, goods_amount, shipping_amount, amount,
      due_on, created_at, state, paid_by, paid_at)
      values (1, 'x', $order, 'goods', 'withdrawal', 10, 0, 10, '2026-12-01', now(), 'paid', 'bank', now())`,
    undo: 'delete from refund where id = 1',
    checks: ['refund-paid', 'bank'],
  },
  {
    what: 'stock below zero',
    plant: 'alter table stock drop constraint stock_on_hand_check; update stock set on_hand = -1',
    undo: 'update stock set on_hand = 1; alter table stock add constraint stock_on_hand_check check (on_hand >= 0)',
    checks: ['stock'],
  },
  {
    what: 'a payout that is said to be over',
    plant: `update payout set state = 'failed', failure = 'x'`,
    undo: `update payout set state = 'pending', failure = null`,
    checks: ['seller-payable', 'payout'],
  },
  {
    what: 'an entry that fell out of its settlement',
    plant: `create table lost as select * from settlement_entry order by entry_id limit 1;
      delete from settlement_entry where entry_id in (select entry_id from lost)`,
    undo: 'insert into settlement_entry select * from lost; drop table lost',
    checks: ['settlement'],
  },
  {
    what: 'an entry that waits for no settlement',
    plant: 'update unsettled_entry set amount = amount - 3',
    undo: 'update unsettled_entry set amount = amount + 3',
    checks: ['unsettled'],
  },
  {
    what: 'cash that is said to be remitted',
    plant: `with new as (insert into cash_remittance (id, carrier, amount, reference, received_on, recorded_at)
      values (1, 'Servientrega', 108000, 'R1', '2026-11-05', now()) returning id)
      update cash_collection set remittance_id = 1 where order_number = $carrier`,
    undo: `with free as (update cash_collection set remittance_id = null where order_number = $carrier)
      delete from cash_remittance`,
    checks: ['remittance', 'cash-in-transit', 'bank'],
  },
  {
    what: 'a collection of another amount',
    plant: 'update cash_collection set amount = amount - 7 where order_number = $carrier',
    undo: 'update cash_collection set amount = amount + 7 where order_number = $carrier',
    checks: ['collection', 'cash-in-transit'],
  },
  {
    what: 'a transfer of the provider that is not in the books',
    plant: `insert into provider_settlement (provider, reference, gross, net, received_on, recorded_at)
      values ('epayco', 'A1', 100, 100, '2026-11-05', now())`,
    undo: 'delete from provider_settlement',
    checks: ['provider-settlement', 'bank'],
  },
];

test.each(damages)('$what is found', async ({ plant, undo, checks }) => {
  const filled = (text: string) =>
    text.replaceAll('$order', String(online)).replaceAll('$carrier', String(byCarrier));
  const found = await findsOf([filled(plant)], [filled(undo)]);
  expect([...new Set(found.map((text) => text.split(':')[0]))].sort()).toEqual([...checks].sort());
});

test('the nightly check tells the operator once, with causes and amounts in Spanish', async () => {
  await checkLedgerNightly(world.context);
  expect(await mails()).toEqual([]);
  const id = await entryOf('line-fee', online);
  await damage([`update ledger_entry set amount = amount + 5 where id = ${id}`]);
  await checkLedgerNightly(world.context);
  await damage([`update ledger_entry set amount = amount - 5 where id = ${id}`]);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: world.context.config.mail.operator,
    subject: 'Los libros no cuadran: 4 diferencias',
  });
  expect(mail?.text).toContain('Las comisiones de un pedido no son las de sus líneas vendidas');
  expect(mail?.text).toContain(`- pedido ${online}: los libros dicen $ 2.105, debe ser $ 2.100`);
});

async function mails() {
  // The outbox is due by the clock of the database.
  await deliverDueMessages({ ...world.context, now: () => new Date() });
  return query<{ recipient: string; subject: string; text: string }>(
    world.db,
    sql`select recipient, subject, text from mailbox_message where subject like 'Los libros%'`,
  );
}
