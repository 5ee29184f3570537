import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { markRefundPaid } from '../../src/server/modules/orders/refunds/refund-payment.service.ts';
import type { CaseRow } from '../../src/server/modules/rights/case-row.ts';
import { viewCase } from '../../src/server/modules/rights/case-view.service.ts';
import { buyerMoves, rules, shopMoves } from '../support/rights-moves.ts';
import {
  again,
  caseForm,
  type Desk,
  expectBalanced,
  openDesk,
  opened,
  refundsOf,
  sell,
  strike,
} from '../support/rights-world.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
beforeEach(() => desk.setDay('2026-11-20'));
afterEach(() => expectBalanced(desk));
afterAll(() => desk.close());

const TEXT = 'Dos llegaron rotas; la tercera se ve entera en tus fotos.';

/** Three units that came broken, of which the shop offers two. */
async function offered() {
  const sale = await sell(desk);
  const three = { lines: [{ line: 1, quantity: 3 }] };
  const one = await opened(desk, caseForm('not-as-ordered', sale, { ...three, wanted: 'refund' }));
  const lines = [{ line: 1, quantity: 2 }];
  expect((await shopMoves(desk, one, { action: 'offer', text: TEXT, lines })).ok).toBe(true);
  return { sale, one };
}

describe('a part that the shop offers', () => {
  test('shows what she would get, and is paid at once when she takes it', async () => {
    const { sale, one } = await offered();
    expect(await viewCase(desk.context, await again(desk, one))).toMatchObject({
      state: 'offered',
      actor: 'buyer',
      outcome: null,
      actions: ['accept-offer', 'ask-operator', 'give-up'],
      lines: [{ quantity: 3, grantedQuantity: 2 }],
      money: { amount: 60_000, isEstimate: true },
    });
    expect(await refundsOf(desk, sale)).toEqual([]);
    expect((await buyerMoves(desk, one, 'accept-offer')).ok).toBe(true);
    expect(await again(desk, one)).toMatchObject({
      state: 'decided',
      outcome: 'partial-refund',
      decidedBy: 'agreement',
      holdsPayout: false,
    });
    expect(await refundsOf(desk, sale)).toMatchObject([{ cause: 'warranty', goods: 60_000, shipping: 0 }]);
    expect(await buyerMoves(desk, one, 'accept-offer')).toMatchObject({ reason: 'case-move' });
    expect(await buyerMoves(desk, one, 'appeal', TEXT)).toMatchObject({ reason: 'case-move' });
  });

  test('goes to an operator when she does not take it, who decides about all of it', async () => {
    const { sale, one } = await offered();
    expect((await buyerMoves(desk, one, 'ask-operator')).ok).toBe(true);
    expect(await viewCase(desk.context, await again(desk, one))).toMatchObject({
      state: 'mediating',
      lines: [{ grantedQuantity: null }],
      money: { amount: 98_000 },
    });
    expect((await rules(desk, one, 0, 'refund')).ok).toBe(true);
    await strike(desk, '2026-12-01');
    expect(await refundsOf(desk, sale)).toMatchObject([{ goods: 90_000, shipping: 8_000 }]);
  });

  test('stands when she says nothing, and she may still appeal it', async () => {
    const { sale, one } = await offered();
    await strike(desk, '2026-11-28');
    const decided = await again(desk, one);
    expect(decided).toMatchObject({ state: 'decided', outcome: 'partial-refund', decidedBy: 'clock' });
    expect(await refundsOf(desk, sale)).toMatchObject([{ goods: 60_000 }]);
    expect((await buyerMoves(desk, one, 'appeal', TEXT)).ok).toBe(true);
    expect((await rules(desk, one, 1, 'refund')).ok).toBe(true);
    expect(await refundsOf(desk, sale)).toMatchObject([
      { goods: 60_000, shipping: 0 },
      { goods: 30_000, shipping: 8_000 },
    ]);
  });

  test('is fewer units than were asked for, one at least, each line once', async () => {
    const sale = await sell(desk);
    const one = await opened(desk, caseForm('not-as-ordered', sale, { lines: [{ line: 1, quantity: 2 }] }));
    const part = { line: 1, quantity: 1 };
    const wrong = [
      [{ line: 1, quantity: 2 }],
      [{ line: 1, quantity: 0 }],
      [{ line: 2, quantity: 1 }],
      [part, part],
      [],
    ];
    for (const lines of wrong)
      expect(await shopMoves(desk, one, { action: 'offer', text: TEXT, lines })).toMatchObject({
        reason: 'invalid-input',
        fields: { lines: expect.any(String) },
      });
    expect(await shopMoves(desk, one, { action: 'offer', lines: [part] })).toMatchObject({
      fields: { text: expect.any(String) },
    });
  });
});

test('money that is late by law is told every day, although she may still appeal; paid, the case waits for that', async () => {
  const sale = await sell(desk);
  const one = await opened(desk, caseForm('withdrawal', sale, { story: '' }));
  await buyerMoves(desk, one, 'send-back');
  // Handed over on 20 November: received and looked at by nobody, and due on 5 December.
  for (const day of ['2026-12-02', '2026-12-05']) await strike(desk, day);
  const decided = await again(desk, one);
  expect(decided).toMatchObject({ state: 'decided', nextOn: '2026-12-05' });
  expect(await refundDueOn(decided)).toBe('2026-12-05');
  await strike(desk, '2026-12-06');
  expect(await again(desk, one)).toMatchObject({ state: 'decided', escalatedOn: '2026-12-06' });
  const refundId = decided.refundId ?? 0;
  const paid = { refundId, paidBy: 'bank', reference: 'ACH-1', actor: desk.operators[0].id } as const;
  expect((await markRefundPaid(desk.context, paid)).ok).toBe(true);
  await strike(desk, '2026-12-07');
  expect(await again(desk, one)).toMatchObject({ state: 'decided', nextOn: '2026-12-14' });
  await strike(desk, '2026-12-15');
  expect(await again(desk, one)).toMatchObject({ state: 'closed', outcome: 'refund' });
});

async function refundDueOn({ refundId }: CaseRow) {
  return (await queryOne<{ dueOn: string }>(desk.db, sql`select due_on from refund where id = ${refundId}`))
    ?.dueOn;
}

const anyCase = fc.record({
  kind: fc.constantFrom('withdrawal' as const, 'not-as-ordered' as const),
  units: fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4)),
  refuses: fc.boolean(),
});
const sold = fc.record({
  shippingRate: fc.integer({ min: 0, max: 40_000 }),
  lines: fc.tuple(
    ...[0, 1, 2].map(() =>
      fc.record({ price: fc.integer({ min: 1, max: 90_000 }), quantity: fc.integer({ min: 1, max: 4 }) }),
    ),
  ),
  cases: fc.array(anyCase, { minLength: 1, maxLength: 6 }),
});

test('a package given back in parts by any number of cases: never more than was paid, and all of it with the last unit', async () => {
  await fc.assert(
    fc.asyncProperty(sold, async ({ shippingRate, lines, cases }) => {
      await execute(desk.db, sql`delete from attempt_counter`);
      desk.setDay('2026-11-20');
      const sale = await sell(desk, {
        shippingRate,
        lines: lines.map(({ price, quantity }) => ({
          unitPrice: price,
          quantity,
          fee: Math.floor((price * quantity) / 10),
        })),
      });
      const left = lines.map(({ quantity }) => quantity);
      const goods = () =>
        lines.reduce((sum, { price, quantity }, at) => sum + price * (quantity - (left[at] ?? 0)), 0);
      const whole = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      const all = { kind: 'withdrawal' as const, units: [4, 4, 4] as const, refuses: false };
      for (const { kind, units, refuses } of [...cases, all]) {
        const asked = units.flatMap((count, at) => {
          const quantity = Math.min(count, left[at] ?? 0);
          return quantity > 0 ? [{ line: at + 1, quantity }] : [];
        });
        if (asked.length === 0) continue;
        const one = await opened(desk, caseForm(kind, sale, { lines: asked, wanted: 'refund' }));
        if (kind === 'not-as-ordered')
          await shopMoves(desk, one, { action: refuses ? 'refuse' : 'accept', text: TEXT });
        else {
          await buyerMoves(desk, one, refuses ? 'give-up' : 'send-back');
          await shopMoves(desk, one, { action: 'receive' });
          await shopMoves(desk, one, { action: 'accept-inspection' });
        }
        if (refuses) {
          if (kind === 'not-as-ordered') await buyerMoves(desk, one, 'give-up');
          continue;
        }
        for (const { line, quantity } of asked) left[line - 1] = (left[line - 1] ?? 0) - quantity;
        const back = await refundsOf(desk, sale);
        const freight = back.reduce((sum, { shipping }) => sum + shipping, 0);
        expect(back.reduce((sum, refund) => sum + refund.goods, 0)).toBe(goods());
        expect(freight).toBeLessThanOrEqual(shippingRate);
        if (left.every((one) => one === 0)) expect([goods(), freight]).toEqual([whole, shippingRate]);
      }
      expect(left).toEqual([0, 0, 0]);
      await expectBalanced(desk);
    }),
    { numRuns: 40 },
  );
}, 300_000);
