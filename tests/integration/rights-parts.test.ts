import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenBackText } from '../../src/domain/given-back.ts';
import { priceLeft } from '../../src/domain/order-money.ts';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { getOperatorOrder } from '../../src/server/modules/orders/operator-view/operator-order.service.ts';
import { getPlacedOrder } from '../../src/server/modules/orders/placing/purchase.service.ts';
import { markRefundPaid } from '../../src/server/modules/orders/refunds/refund-payment.service.ts';
import { getSellerOrder } from '../../src/server/modules/orders/seller-view/seller-order.service.ts';
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

describe('a sum that the shop offers for what she keeps', () => {
  const GONE = '1 unidad anulada o devuelta y parte del precio: $ 37.001';
  const KEEPS = 'El golpe es de la caja; el producto está bien y se puede usar.';

  /** Two of three units, for 60,000 together; the shop offers 7,001 for them. */
  async function summed() {
    const sale = await sell(desk);
    const asked = { lines: [{ line: 1, quantity: 2 }], wanted: 'refund' } as const;
    const one = await opened(desk, caseForm('not-as-ordered', sale, { ...asked, lines: [...asked.lines] }));
    const offer = { action: 'offer', text: KEEPS, pesos: 7_001 } as const;
    expect((await shopMoves(desk, one, offer)).ok).toBe(true);
    return { sale, one };
  }

  test('shows it, pays it once with its share of the fee, and leaves her the goods and their other rights', async () => {
    const { sale, one } = await summed();
    expect(await viewCase(desk.context, await again(desk, one))).toMatchObject({
      ...{ state: 'offered', offeredPesos: 7_001, money: { goods: 7_001, shipping: 0, isEstimate: true } },
      actions: ['accept-offer', 'ask-operator', 'give-up'],
    });
    expect((await buyerMoves(desk, one, 'accept-offer')).ok).toBe(true);
    expect(await refundsOf(desk, sale)).toMatchObject([{ cause: 'warranty', goods: 7_001, shipping: 0 }]);
    const line = await queryOne(
      desk.db,
      sql`select cancelled_quantity, reduced_amount from order_line where order_number = ${sale.number}`,
    );
    expect(line).toEqual({ cancelledQuantity: 0, reducedAmount: 7_001 });
    // All of it fails later: she gets what she has not got yet, and the whole freight.
    const later = caseForm('warranty', sale, { lines: [{ line: 1, quantity: 3 }], wanted: 'refund' });
    await shopMoves(desk, await opened(desk, later), { action: 'accept', outcome: 'refund' });
    expect(await refundsOf(desk, sale)).toMatchObject([{}, { goods: 90_000 - 7_001, shipping: 8_000 }]);
  });

  test('stands when she says nothing; in her appeal all of it brings what is left of those units, or the sum is enough', async () => {
    for (const outcome of ['refund', 'partial-refund'] as const) {
      desk.setDay('2026-11-20');
      const { sale, one } = await summed();
      await strike(desk, '2026-11-28');
      expect((await buyerMoves(desk, one, 'appeal', TEXT)).ok).toBe(true);
      expect((await rules(desk, one, 1, outcome)).ok).toBe(true);
      expect((await refundsOf(desk, sale)).map(({ goods }) => goods)).toEqual(
        outcome === 'refund' ? [7_001, 60_000 - 7_001] : [7_001],
      );
      expect(await again(desk, one)).toMatchObject({ state: 'closed', outcome });
    }
  });

  test('is forgotten when she has it decided', async () => {
    const { sale, one } = await summed();
    expect((await buyerMoves(desk, one, 'ask-operator')).ok).toBe(true);
    expect(await again(desk, one)).toMatchObject({ state: 'mediating', offeredPesos: null });
    expect((await rules(desk, one, 0, 'refund')).ok).toBe(true);
    await strike(desk, '2026-12-01');
    expect(await refundsOf(desk, sale)).toMatchObject([{ goods: 60_000 }]);
  });

  test('is on its line for shop, operator and buyer, with the units that went back, as their sums have it', async () => {
    const { sale, one } = await summed();
    await buyerMoves(desk, one, 'accept-offer');
    const later = await opened(desk, caseForm('warranty', sale, { wanted: 'refund' }));
    await shopMoves(desk, later, { action: 'accept', outcome: 'refund' });
    await execute(desk.db, sql`update package set received_at = now() where order_number = ${sale.number}`);
    const shops = await getSellerOrder(desk.context, sale.sellerIds[0] ?? 0, sale.number);
    const operators = await getOperatorOrder(desk.context, sale.number);
    if (!shops.ok || !operators.ok) throw new Error('The order is not shown');
    const [parcel] = operators.value.packages;
    const [bought] = (await getPlacedOrder(desk.context, sale.number)).packages[0]?.products ?? [];
    const left = 60_000 - 7_001;
    for (const { lines, goods } of [
      { ...shops.value, ...shops.value.money },
      parcel ?? { lines: [], goods: 0 },
    ]) {
      expect(lines.map(priceLeft)).toEqual([left]);
      expect(goods).toBe(left);
      expect(lines.map(givenBackText)).toEqual([GONE]);
    }
    expect(givenBackText({ ...(bought as NonNullable<typeof bought>), unitPrice: 30_000 })).toBe(GONE);
  });

  test('is less than what the units cost, and for what she still has', async () => {
    const sale = await sell(desk);
    const one = await opened(desk, caseForm('not-as-ordered', sale, { wanted: 'refund' }));
    const offer = (pesos: number) => shopMoves(desk, one, { action: 'offer', text: KEEPS, pesos });
    expect(await offer(30_000)).toMatchObject({ fields: { pesos: expect.stringContaining('30.000') } });
    await shopMoves(desk, one, { action: 'accept-return' });
    await buyerMoves(desk, one, 'send-back');
    await shopMoves(desk, one, { action: 'receive' });
    expect(await offer(5_000)).toMatchObject({ fields: { pesos: expect.stringContaining('ya devolvió') } });
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
