import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, query, sql } from '../../src/server/db/sql.ts';
import { renderMessage } from '../../src/server/modules/messages/message-renderers.ts';
import {
  type PayoutStep,
  recordPayoutStep,
} from '../../src/server/modules/payouts/settlements/payout.service.ts';
import {
  applyPayoutReport,
  createPayoutFile,
  downloadPayoutFile,
} from '../../src/server/modules/payouts/settlements/payout-file.service.ts';
import { listSettlementProblems } from '../../src/server/modules/payouts/settlements/settlement-check.service.ts';
import {
  buildPaidSeller,
  earn,
  giveBankAccount,
  moneyOf,
  openSettlementWorld,
  payoutsOf,
  type SellerPayout,
  type SettlementWorld,
  settleAll,
} from '../support/settlement-world.ts';

let world: SettlementWorld;
let db: Database;
beforeAll(async () => {
  world = await openSettlementWorld();
  db = world.db;
});
afterAll(() => world.close());

/** A seller with 90.000 on their way to her bank. */
async function buildSentPayout(): Promise<SellerPayout & { sellerId: number }> {
  const sellerId = await buildPaidSeller(world);
  await earn(world, { sellerId });
  await settleAll(world);
  await createPayoutFile(world.context, world.operatorId);
  const [payout] = await payoutsOf(db, sellerId);
  if (payout?.state !== 'sent') throw new Error('The payout was not sent');
  return { ...payout, sellerId };
}

function step(payoutId: number, to: PayoutStep['to'], changes: Partial<PayoutStep> = {}) {
  const asked = { payoutId, to, bankReference: 'B-1', reason: 'Cuenta cerrada', amount: null };
  return recordPayoutStep(world.context, { ...asked, actor: world.operatorId, ...changes });
}

async function mailsOf(payoutId: number): Promise<string[]> {
  const rows = await query<{ template: string; recipient: string; data: unknown }>(
    db,
    sql`select template, recipient, data from outbox_message
        where data ->> 'payoutId' = ${String(payoutId)} order by id`,
  );
  for (const { template, data } of rows) {
    const { text, subject } = await renderMessage(world.context, template, data);
    expect(subject).toContain(String(payoutId));
    expect(text).toContain('$ 90.000');
    expect(text).toContain('••••5678');
    expect(text).not.toContain('03112345678');
  }
  return rows.map(({ template }) => template);
}

test('a paid payout leaves the books by the bank, once', async () => {
  const { id, sellerId } = await buildSentPayout();
  expect(await moneyOf(db, sellerId)).toMatchObject({ inPayout: 90_000, paid: 0 });
  expect(await step(id, 'paid')).toMatchObject({ ok: true, value: { already: false } });
  expect(await step(id, 'paid')).toMatchObject({ ok: true, value: { already: true } });
  expect(await step(id, 'paid', { bankReference: 'B-2' })).toEqual({
    ok: false,
    reason: 'payout-reference-differs',
  });
  expect(await step(id, 'failed')).toEqual({ ok: false, reason: 'payout-state' });
  expect(await moneyOf(db, sellerId)).toMatchObject({ inPayout: 0, paid: 90_000, available: 0 });
  expect(await mailsOf(id)).toEqual(['payout-sent', 'payout-paid']);
});

test('the money of a failed payout is available again and paid by the next run under a new settlement', async () => {
  const { id, sellerId, settlementId } = await buildSentPayout();
  await Promise.all([step(id, 'failed'), step(id, 'failed'), step(id, 'failed')]);
  expect(await moneyOf(db, sellerId)).toMatchObject({ inPayout: 0, available: 90_000 });
  expect(await step(id, 'paid')).toEqual({ ok: false, reason: 'payout-state' });
  await settleAll(world);
  const [first, second, ...others] = await payoutsOf(db, sellerId);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ state: 'failed', settlementId });
  expect(second).toMatchObject({ state: 'pending', amount: 90_000 });
  expect(second?.settlementId).not.toBe(settlementId);
  expect(await mailsOf(id)).toEqual(['payout-sent', 'payout-failed']);
});

test('a paid payout that the bank sends back is available again, by a step of its own', async () => {
  const { id, sellerId } = await buildSentPayout();
  expect(await step(id, 'returned')).toEqual({ ok: false, reason: 'payout-state' });
  await step(id, 'paid');
  expect(await step(id, 'returned')).toMatchObject({
    value: { payout: { state: 'returned', bankReference: 'B-1', failure: 'Cuenta cerrada' } },
  });
  expect(await step(id, 'returned')).toMatchObject({ value: { already: true } });
  expect(await step(id, 'paid')).toEqual({ ok: false, reason: 'payout-state' });
  expect(await moneyOf(db, sellerId)).toMatchObject({ paid: 0, available: 90_000 });
  await settleAll(world);
  expect(await payoutsOf(db, sellerId)).toMatchObject([{ state: 'returned' }, { state: 'pending' }]);
  expect(await mailsOf(id)).toEqual(['payout-sent', 'payout-paid', 'payout-returned']);
  expect(await listSettlementProblems(db)).toEqual([]);
});

test('each pending payout goes into one file, also when two are made at once', async () => {
  const sellerIds = await Promise.all([1, 2, 3].map(() => buildPaidSeller(world)));
  for (const sellerId of sellerIds) await earn(world, { sellerId });
  await settleAll(world);
  const files = await Promise.all([1, 2].map(() => createPayoutFile(world.context, world.operatorId)));
  const text = files.map((file) => (file.ok ? new TextDecoder().decode(file.value.bytes) : '')).join('');
  for (const sellerId of sellerIds) {
    const [payout] = await payoutsOf(db, sellerId);
    expect(text.split(`GIRO${payout?.id};`)).toHaveLength(2);
  }
  expect(await createPayoutFile(world.context, world.operatorId)).toEqual({
    ok: false,
    reason: 'no-pending-payouts',
  });
});

test('a file can be made again as it was, though the seller has moved to another bank', async () => {
  const sellerId = await buildPaidSeller(world);
  await earn(world, { sellerId });
  await settleAll(world);
  const file = await createPayoutFile(world.context, world.operatorId);
  await giveBankAccount(world, sellerId, { bankCode: '1507', accountNumber: '3001234567' });
  const id = Number(/\d+/.exec(file.ok ? file.value.name : '')?.[0]);
  expect(await downloadPayoutFile(world.context, id, world.operatorId)).toEqual(file);
  expect(await downloadPayoutFile(world.context, 9_999, world.operatorId)).toEqual({
    ok: false,
    reason: 'not-found',
  });
  await step((await payoutsOf(db, sellerId))[0]?.id ?? 0, 'failed');
  await settleAll(world);
  const next = await createPayoutFile(world.context, world.operatorId);
  expect(next.ok && new TextDecoder().decode(next.value.bytes)).toContain(
    'NEQUI;1507;AHORROS;3001234567;90000',
  );
});

test("what the bank's report calls returned has failed, unless it was paid", async () => {
  const paid = await buildSentPayout();
  await step(paid.id, 'paid');
  const sent = await buildSentPayout();
  const text = `REFERENCIA;ESTADO;MOTIVO\nGIRO${paid.id};DEVUELTO;No existe\nGIRO${sent.id};DEVUELTO;No existe\n`;
  for (const result of ['applied', 'already']) {
    const rows = await applyPayoutReport(world.context, new TextEncoder().encode(text), world.operatorId);
    expect(rows).toMatchObject({ value: [{ result }, { result }] });
  }
  expect(await payoutsOf(db, paid.sellerId)).toMatchObject([{ state: 'returned' }]);
  expect(await payoutsOf(db, sent.sellerId)).toMatchObject([{ state: 'failed' }]);
});

test("the bank's report is applied row by row, and again without effect", async () => {
  const paid = await buildSentPayout();
  const refused = await buildSentPayout();
  const other = await buildSentPayout();
  const report = new TextEncoder().encode(
    [
      'REFERENCIA;ESTADO;VALOR;REFERENCIA_BANCO;MOTIVO',
      `GIRO${paid.id};PAGADO;90.000;B-9;`,
      `GIRO${refused.id};RECHAZADO;90000;;Cuenta inexistente`,
      `GIRO${other.id};PAGADO;80000;B-10;`,
      `GIRO${other.id};PAGADO;90000;;`,
      'GIRO999999;PAGADO;1;B-11;',
    ].join('\r\n'),
  );
  const apply = async () => {
    const rows = await applyPayoutReport(world.context, report, world.operatorId);
    return rows.ok ? rows.value.map(({ row, result, problem }) => [row, result, problem]) : rows;
  };
  const refusals = [
    [4, 'refused', 'El valor no es el del giro.'],
    [5, 'refused', 'Falta la referencia del banco.'],
    [6, 'refused', 'No hay un giro con esta referencia.'],
  ];
  expect(await apply()).toEqual([[2, 'applied', ''], [3, 'applied', ''], ...refusals]);
  expect(await apply()).toEqual([[2, 'already', ''], [3, 'already', ''], ...refusals]);
  expect(await payoutsOf(db, paid.sellerId)).toMatchObject([{ state: 'paid' }]);
  expect(await moneyOf(db, refused.sellerId)).toMatchObject({ available: 90_000 });
  expect(await payoutsOf(db, other.sellerId)).toMatchObject([{ state: 'sent' }]);
  expect(await listSettlementProblems(db)).toEqual([]);
});
