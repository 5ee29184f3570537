import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { keepAccount } from '../../src/server/modules/rights/case-account.service.ts';
import { viewCase } from '../../src/server/modules/rights/case-view.service.ts';
import { listKnownLines } from '../../src/server/modules/rights/order-rights.service.ts';
import { previewRuling } from '../../src/server/modules/rights/panel-case.service.ts';
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
  submit,
  UNSENT,
} from '../support/rights-world.ts';
import { balancesOf, type Sale } from '../support/sale-factories.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
beforeEach(() => desk.setDay('2026-11-20'));
afterEach(() => expectBalanced(desk));
afterAll(() => desk.close());

const linesOf = (sale: Sale, today = '2026-11-20') =>
  listKnownLines(desk.db, { orderNumber: sale.number, sellerId: null, today });

describe('a cancellation before the label', () => {
  test('gives the money and the stock back at once, of the units that she names', async () => {
    const sale = await sell(desk, UNSENT);
    const one = await opened(
      desk,
      caseForm('cancellation', sale, { lines: [{ line: 1, quantity: 2 }], story: '' }),
    );
    expect(one).toMatchObject({
      state: 'decided',
      outcome: 'refund',
      decidedBy: 'law',
      sequence: expect.any(Number),
    });
    expect(await refundsOf(desk, sale)).toMatchObject([{ cause: 'cancelled', goods: 60_000, shipping: 0 }]);
    expect(await onHand(desk, sale)).toBe(12);
    // The rest of the line may still be cancelled, by a case of its own, with the freight.
    const rest = await opened(desk, caseForm('cancellation', sale, { story: '' }));
    expect(rest.sequence).toBe(one.sequence + 1);
    expect(await refundsOf(desk, sale)).toMatchObject([{}, { goods: 30_000, shipping: 8_000 }]);
  });

  test('of an order to be paid at the door takes nothing and owes nothing', async () => {
    const sale = await sell(desk, { ...UNSENT, isCollected: false, paidTo: 'carrier' });
    const one = await opened(
      desk,
      caseForm('cancellation', sale, { lines: [{ line: 1, quantity: 3 }], story: '' }),
    );
    expect(one).toMatchObject({ state: 'decided', outcome: 'cancelled', refundId: null });
    expect(await refundsOf(desk, sale)).toEqual([]);
    expect(await onHand(desk, sale)).toBe(13);
  });

  test('is not given once the label exists', async () => {
    const sale = await sell(desk, { ...UNSENT, statusId: 1 });
    expect(await submit(desk, caseForm('cancellation', sale))).toMatchObject({ reason: 'case-not-given' });
  });
});

test('what never came in 30 days is given back with its freight by one tap', async () => {
  const sale = await sell(desk, { ...UNSENT, statusId: 2 });
  expect(await submit(desk, caseForm('not-delivered', sale))).toMatchObject({ reason: 'case-not-given' });
  desk.setDay('2026-12-05');
  const form = caseForm('not-delivered', sale, { lines: [{ line: 1, quantity: 3 }], story: '' });
  expect(await opened(desk, form)).toMatchObject({ state: 'decided', outcome: 'refund' });
  expect(await refundsOf(desk, sale)).toMatchObject([
    { cause: 'not-delivered', goods: 90_000, shipping: 8_000 },
  ]);
  // It is on the road still: nobody sells it again yet.
  expect(await onHand(desk, sale)).toBe(10);
});

describe('a withdrawal', () => {
  test('goes back, is looked at, and is refunded; stock comes back only by decision', async () => {
    const sale = await sell(desk);
    const one = await opened(desk, caseForm('withdrawal', sale, { story: '' }));
    expect(one).toMatchObject({ state: 'sending-back', holdsPayout: true, needsReturn: true });
    expect(await viewCase(desk.context, one)).toMatchObject({
      moneyUntil: null,
      actor: 'buyer',
      actions: ['send-back', 'give-up'],
      // A third of the freight of 8.000 belongs to one of three units.
      money: { amount: 32_667, isEstimate: true, means: 'A la tarjeta •••• 0326' },
      needsAccount: false,
    });
    expect((await linesOf(sale))[0]).toMatchObject({ openCase: { id: one.id }, rights: { given: [] } });
    expect((await buyerMoves(desk, one, 'send-back')).ok).toBe(true);
    expect(await viewCase(desk.context, await again(desk, one))).toMatchObject({
      state: 'on-the-way-back',
      moneyUntil: '2026-12-05',
      returnCarrier: 'Servientrega',
    });
    expect((await shopMoves(desk, one, { action: 'receive' })).ok).toBe(true);
    expect((await shopMoves(desk, one, { action: 'accept-inspection', restock: true })).ok).toBe(true);
    expect(await again(desk, one)).toMatchObject({ state: 'decided', outcome: 'refund', holdsPayout: false });
    expect(await refundsOf(desk, sale)).toMatchObject([
      { cause: 'withdrawal', goods: 30_000, shipping: 2_667 },
    ]);
    expect(await onHand(desk, sale)).toBe(11);
    expect(await mailsOf(desk, one)).toEqual([
      'case-opened',
      'case-news shop moved',
      'case-news shop moved',
      'case-news buyer moved',
      'case-news buyer moved',
    ]);
  });

  test('ends by itself when nothing is sent back, and is accepted when the shop looks at nothing', async () => {
    const [kept, returned] = [await sell(desk), await sell(desk)];
    const idle = await opened(desk, caseForm('withdrawal', kept, { story: '' }));
    const sent = await opened(desk, caseForm('withdrawal', returned, { story: '' }));
    await buyerMoves(desk, sent, 'send-back');
    await strike(desk, '2026-12-05');
    expect(await again(desk, sent)).toMatchObject({ state: 'inspecting' });
    await strike(desk, '2026-12-09');
    expect(await again(desk, sent)).toMatchObject({
      state: 'decided',
      outcome: 'refund',
      decidedBy: 'clock',
    });
    expect(await again(desk, idle)).toMatchObject({ state: 'closed', outcome: 'withdrawn', nextOn: null });
    expect(await refundsOf(desk, kept)).toEqual([]);
    expect(await onHand(desk, returned)).toBe(10);
  });

  test('is over after five business days', async () => {
    const sale = await sell(desk);
    desk.setDay('2026-11-27');
    expect(await submit(desk, caseForm('withdrawal', sale))).toMatchObject({ reason: 'case-not-given' });
  });
});

describe('a warranty', () => {
  test('that the shop does not answer in 48 hours goes on without it', async () => {
    const sale = await sell(desk);
    const one = await opened(desk, caseForm('warranty', sale));
    expect(one).toMatchObject({ state: 'answering', nextOn: '2026-11-22' });
    await strike(desk, '2026-11-22');
    expect(await again(desk, one)).toMatchObject({ state: 'answering' });
    await strike(desk, '2026-11-23');
    expect(await again(desk, one)).toMatchObject({ state: 'sending-back', needsReturn: true });
    expect(await strike(desk, '2026-11-23')).toMatchObject({ lapsed: 0 });
  });

  test('of a cash order asks for an account of her own, and is paid from the shop', async () => {
    const sale = await sell(desk, { paidTo: 'seller' });
    const one = await opened(desk, caseForm('warranty', sale, { wanted: 'refund' }));
    await shopMoves(desk, one, { action: 'accept', outcome: 'refund' });
    const decided = await again(desk, one);
    expect(await viewCase(desk.context, decided)).toMatchObject({
      needsAccount: true,
      actor: 'buyer',
      money: { amount: 30_000, state: 'due', means: 'A la cuenta o llave que nos des' },
    });
    const account = { kind: 'llave', bankCode: '', number: '@ana', holderName: 'Otra Persona' } as const;
    const form = { ...account, holderDocument: '99' };
    expect(await keepAccount(desk.context, decided, { form, accountId: desk.buyer.id })).toMatchObject({
      fields: { holderName: expect.any(String), holderDocument: expect.any(String) },
    });
    const own = { ...account, holderName: 'ANA GOMEZ', holderDocument: '1.020.304.050' };
    expect((await keepAccount(desk.context, decided, { form: own, accountId: desk.buyer.id })).ok).toBe(true);
    expect(await viewCase(desk.context, decided)).toMatchObject({
      needsAccount: false,
      account: { maskedNumber: '•••• @ana', bankName: 'Llave Bre-B' },
    });
    // The shop kept the cash: beside fee and freight it owes what she gets back, less its part of the fee.
    expect(await balancesOf(desk.db)).toMatchObject({
      [`seller_payable of ${sale.sellerIds[0]}`]: -(9_000 + 8_000 + 27_000),
    });
  });

  test('that is refused is decided by an operator, and a ruling waits for the appeal of the shop', async () => {
    const sale = await sell(desk);
    const one = await opened(desk, caseForm('not-as-ordered', sale, { lines: [{ line: 1, quantity: 2 }] }));
    expect(await shopMoves(desk, one, { action: 'refuse', text: 'No.' })).toMatchObject({
      fields: { text: expect.any(String) },
    });
    await shopMoves(desk, one, {
      action: 'refuse',
      text: 'Lo mandamos en buen estado, con fotos del empaque.',
    });
    await buyerMoves(desk, one, 'ask-operator');
    const mediating = await again(desk, one);
    expect(mediating).toMatchObject({ state: 'mediating', nextOn: '2026-12-14' });
    expect(await previewRuling(desk.context, mediating, { outcome: 'refund' })).toMatchObject({
      value: {
        amount: 60_000,
        goods: 60_000,
        shipping: 0,
        fee: 6_000,
        sellerDebit: 54_000,
        isBalanced: true,
      },
    });
    expect(await rules(desk, one, 0, 'refund', { reason: 'Corta' })).toMatchObject({
      fields: { reason: expect.any(String) },
    });
    expect((await rules(desk, one, 0, 'partial-refund', { lines: [{ line: 1, quantity: 1 }] })).ok).toBe(
      true,
    );
    expect(await again(desk, one)).toMatchObject({ state: 'decided', refundId: null, nextOn: '2026-11-27' });
    expect(await refundsOf(desk, sale)).toEqual([]);
    expect(await rules(desk, one, 0, 'refund')).toMatchObject({ reason: 'case-move' });
    expect((await shopMoves(desk, one, { action: 'appeal', text: 'Tenemos el video del empaque.' })).ok).toBe(
      true,
    );
    expect(await rules(desk, one, 0, 'refund')).toMatchObject({ reason: 'case-same-operator' });
    expect((await rules(desk, one, 1, 'refund')).ok).toBe(true);
    expect(await again(desk, one)).toMatchObject({ state: 'closed', outcome: 'refund' });
    expect(await refundsOf(desk, sale)).toMatchObject([{ cause: 'warranty', goods: 60_000 }]);
  });

  test('ruled in part is paid in part when nobody has appealed, once', async () => {
    const sale = await sell(desk);
    const one = await opened(desk, caseForm('not-as-ordered', sale, { lines: [{ line: 1, quantity: 2 }] }));
    await buyerMoves(desk, one, 'ask-operator');
    await rules(desk, one, 0, 'partial-refund', { lines: [{ line: 1, quantity: 1 }] });
    await strike(desk, '2026-11-28');
    await strike(desk, '2026-11-28');
    expect(await again(desk, one)).toMatchObject({ state: 'closed', outcome: 'partial-refund' });
    expect(await refundsOf(desk, sale)).toMatchObject([{ goods: 30_000 }]);
  });
});

test('what nobody decides is told to the marketplace once a day until somebody does', async () => {
  const one = await opened(desk, caseForm('data-query', null));
  expect(one).toMatchObject({ state: 'mediating', sellerId: null, nextOn: '2026-12-04' });
  await strike(desk, '2026-12-03');
  await strike(desk, '2026-12-05');
  await strike(desk, '2026-12-05');
  await strike(desk, '2026-12-06');
  const mails = await mailsOf(desk, one);
  expect(mails.filter((mail) => mail === 'case-news operator overdue')).toHaveLength(2);
  expect(mails.filter((mail) => mail === 'case-news operator reminder')).toHaveLength(1);
  expect((await again(desk, one)).nextOn).toBe('2026-12-04');
});

test('the same submission twice is one case, another one under its key is refused', async () => {
  const sale = await sell(desk);
  const form = caseForm('warranty', sale);
  const [first, second] = await Promise.all([submit(desk, form, 'same'), submit(desk, form, 'same')]);
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
  const other = caseForm('warranty', sale, { story: 'Otra historia, más larga que antes.' });
  expect(await submit(desk, other, 'same')).toMatchObject({ reason: 'idempotency-key-reused' });
  expect(await submit(desk, form)).toMatchObject({ reason: 'case-already-open' });
});

test('what is fresh has no withdrawal, and is answered for without being sent back', async () => {
  const sale = await sell(desk);
  await execute(desk.db, sql`update product set perishable = true where id = ${sale.productIds[0]}`);
  expect((await linesOf(sale))[0]?.rights).toMatchObject({ denied: [{ kind: 'withdrawal' }] });
  const one = await opened(desk, caseForm('not-as-ordered', sale));
  expect(one.needsReturn).toBe(false);
  await strike(desk, '2026-11-23');
  expect(await again(desk, one)).toMatchObject({ state: 'decided', outcome: 'refund', decidedBy: 'clock' });
});
