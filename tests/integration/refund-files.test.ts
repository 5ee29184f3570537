import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Result } from '../../src/domain/result.ts';
import type { PayoutFile } from '../../src/server/adapters/payouts/payout-channel.ts';
import { query, queryOne, sql } from '../../src/server/db/sql.ts';
import { renderMessage } from '../../src/server/modules/messages/message-renderers.ts';
import { markRefundPaid } from '../../src/server/modules/orders/refunds/refund-payment.service.ts';
import {
  applyRefundReport,
  createRefundFile,
  downloadRefundFile,
  getRefundFiles,
  listSentRefunds,
} from '../../src/server/modules/payouts/refund-files/refund-file.service.ts';
import { keepAccount } from '../../src/server/modules/rights/case-account.service.ts';
import { shopMoves } from '../support/rights-moves.ts';
import {
  again,
  caseForm,
  type Desk,
  expectBalanced,
  mailsOf,
  openDesk,
  opened,
  sell,
  strike,
} from '../support/rights-world.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  desk.setDay('2026-11-20');
});
afterAll(() => desk.close());

const ACCOUNT = {
  bankCode: '1007',
  number: '0311 234567',
  holderName: 'Ana Gómez',
  holderDocument: '1020304050',
};

/** Cash that a warranty gives back, with the account that she gave; `kind` llave: a key. */
async function granted(kind: 'ahorros' | 'llave' = 'ahorros') {
  const sale = await sell(desk, { paidTo: 'carrier' });
  const one = await opened(desk, caseForm('warranty', sale, { wanted: 'refund' }));
  await shopMoves(desk, one, { action: 'accept', outcome: 'refund' });
  expect(await giveAccount(one, kind)).toMatchObject({ ok: true });
  const { refundId } = await again(desk, one);
  return { one, refundId: refundId ?? 0 };
}

function giveAccount(one: Awaited<ReturnType<typeof opened>>, kind: 'ahorros' | 'llave' = 'ahorros') {
  const form = { ...ACCOUNT, kind, ...(kind === 'llave' && { number: '@ana', bankCode: '' }) };
  return keepAccount(desk.context, one, { form, accountId: desk.buyer.id });
}

const actor = () => desk.operators[0].id;
const create = () => createRefundFile(desk.context, actor());

function report(text: string) {
  return applyRefundReport(desk.context, new TextEncoder().encode(text), actor());
}

function textOf(file: Result<PayoutFile, string>): string {
  return file.ok ? new TextDecoder().decode(file.value.bytes) : file.reason;
}

function stateOf(refundId: number) {
  return queryOne(desk.db, sql`select state, paid_reference as reference from refund where id = ${refundId}`);
}

test('cash goes back to the account that was given, in one file only, also when two are made at once', async () => {
  const { refundId } = await granted();
  const key = await granted('llave');
  const files = await Promise.all([create(), create()]);
  const text = files.map(textOf).join('');
  expect(text.split(`REEM${refundId};`)).toHaveLength(2);
  expect(text).toContain(
    `CC;1020304050;ANA GOMEZ;BANCOLOMBIA;1007;AHORROS;0311234567;30000;REEM${refundId};`,
  );
  // A key is no account: it goes by hand.
  expect(text).not.toContain(`REEM${key.refundId};`);
  expect(await create()).toEqual({ ok: false, reason: 'no-refunds-to-send' });
});

test('the bank has paid it once, whatever is reported again, and the file has nothing left', async () => {
  const { one, refundId } = await granted();
  const file = await create();
  const id = file.ok ? Number(/-(\d+)\.csv/.exec(file.value.name)?.[1]) : 0;
  expect(textOf(await downloadRefundFile(desk.context, id, actor()))).toBe(textOf(file));
  const head = 'REFERENCIA;ESTADO;VALOR;REFERENCIA_BANCO;MOTIVO\n';
  const rows = `${head}REEM${refundId};PAGADO;29999;B-1;\nREEM${refundId};PAGADO;30000;B-1;\nREEM${refundId};PAGADO;;B-1;\nREEM${refundId};PAGADO;;B-2;\nREEM${refundId};DEVUELTO;;;Cuenta cerrada\nREEM99999;PAGADO;;B-3;\nGIRO1;PAGADO;;B-4;\n`;
  const applied = await report(rows);
  expect(applied.ok && applied.value.map(({ result }) => result)).toEqual([
    ...['refused', 'applied', 'already', 'refused', 'refused', 'refused', 'refused'],
  ]);
  expect(await stateOf(refundId)).toEqual({ state: 'paid', reference: 'B-1' });
  expect(await downloadRefundFile(desk.context, id, actor())).toEqual({ ok: false, reason: 'not-found' });
  const { next, files } = await getRefundFiles(desk.context);
  expect(next).toEqual({ count: 0, amount: 0 });
  expect(files[0]).toMatchObject({ id, openCount: 0 });
  await strike(desk, '2026-12-15');
  expect(await again(desk, one)).toMatchObject({ state: 'closed', outcome: 'refund' });
  desk.setDay('2026-11-20');
  await expectBalanced(desk);
});

test('what the bank refuses is due again, and she is asked for another account, which no file had meanwhile', async () => {
  const { one, refundId } = await granted();
  await create();
  expect(await giveAccount(one)).toEqual({ ok: false, reason: 'case-account-sent' });
  const refused = `REFERENCIA;ESTADO;MOTIVO\nREEM${refundId};RECHAZADO;Cuenta cerrada\n`;
  expect(await report(refused)).toMatchObject({ value: [{ result: 'applied', id: refundId }] });
  expect(await report(refused)).toMatchObject({ value: [{ result: 'already' }] });
  expect(await stateOf(refundId)).toMatchObject({ state: 'due' });
  expect(await listSentRefunds(desk.context, [refundId])).toMatchObject({
    [refundId]: { refusedReason: 'Cuenta cerrada' },
  });
  expect((await mailsOf(desk, one)).at(-1)).toBe('case-news buyer account');
  const mail = await renderMessage(desk.context, 'case-news', {
    caseId: one.id,
    to: 'buyer',
    news: 'account',
  });
  expect(mail.subject).toContain('el banco no pudo devolverte la plata');
  expect(await create()).toEqual({ ok: false, reason: 'no-refunds-to-send' });
  expect(await giveAccount(one)).toMatchObject({ ok: true });
  expect(textOf(await create())).toContain(`REEM${refundId};`);
  const lines = await query(desk.db, sql`select from refund_file_line where refund_id = ${refundId}`);
  expect(lines).toHaveLength(2);
});

test('what was paid by hand meanwhile is not paid again by the file', async () => {
  const { refundId } = await granted();
  await create();
  await markRefundPaid(desk.context, { refundId, paidBy: 'bank', reference: 'A-1', actor: actor() });
  expect(await report(`REFERENCIA;ESTADO;REFERENCIA_BANCO\nREEM${refundId};PAGADO;B-9\n`)).toMatchObject({
    value: [{ result: 'refused', problem: expect.stringContaining('revisa si salió dos veces') }],
  });
  expect(await stateOf(refundId)).toEqual({ state: 'paid', reference: 'A-1' });
});
