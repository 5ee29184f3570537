import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CaseAction } from '../../src/domain/rights/case-flow.ts';
import { isAboutGoods, movesFor, outcomesFor } from '../../src/domain/rights/case-moves.ts';
import { type CaseActor, ruleById } from '../../src/domain/rights/case-rule.ts';
import { returnWaysOf } from '../../src/domain/rights/return-way.ts';
import { termEnd } from '../../src/domain/rights/term.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { markRefundPaid } from '../../src/server/modules/orders/refunds/refund-payment.service.ts';
import { releasePackages } from '../../src/server/modules/payouts/settlements/release.service.ts';
import { factsOf } from '../../src/server/modules/rights/case-change.service.ts';
import type { CaseRow } from '../../src/server/modules/rights/case-row.ts';
import { cases } from '../support/random-cases.ts';
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
  settle,
  strike,
  UNSENT,
} from '../support/rights-world.ts';
import type { Sale } from '../support/sale-factories.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const GOODS = [
  'cancellation',
  'withdrawal',
  'warranty',
  'not-as-ordered',
  'not-delivered',
  'reversal',
] as const;
const WRITTEN = ['petition', 'complaint', 'claim'] as const;
const TEXT = 'Revisamos las fotos y el empaque con cuidado, y no es como lo cuentan.';

const step = fc.record({
  actor: fc.constantFrom<CaseActor>('buyer', 'shop', 'operator'),
  pick: fc.nat(),
  wait: fc.integer({ min: 0, max: 9 }),
  outcome: fc.constantFrom('refund', 'partial-refund', 'refused', 'replacement', 'repair'),
  restock: fc.boolean(),
  pesos: fc.option(fc.integer({ min: 1, max: 89_999 }), { nil: undefined, freq: 2 }),
  grams: fc.option(fc.integer({ min: 1, max: 5_000 })),
  paysOut: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const history = fc.record({
  kind: fc.constantFrom(...GOODS, ...GOODS, ...WRITTEN),
  start: fc.integer({ min: Date.UTC(2024, 11, 19), max: Date.UTC(2030, 7, 31) }),
  paidTo: fc.constantFrom('online', 'carrier', 'seller'),
  quantity: fc.integer({ min: 1, max: 3 }),
  steps: fc.array(step, { minLength: 1, maxLength: 8 }),
});
type History = typeof history extends fc.Arbitrary<infer One> ? One : never;

test('whatever the three do and when, from 2024 to 2030: books balance, nobody is paid twice, no payout leaves under a claim, nothing passes its date unseen', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      const { quantity, steps } = one;
      let day = dayText(one.start);
      const { sale, first } = await begin(one, day);
      for (const { paysOut, ...move } of steps) {
        await act(await again(desk, first), move, day);
        day = termEnd({ days: move.wait, unit: 'calendar' }, day);
        await strike(desk, day);
        await expectNothingUnseen(day);
        if (paysOut) await payOut(await again(desk, first), sale);
      }
      // Money that was granted is paid out by hand in the end, and operators rule in the end.
      let isOver = false;
      for (let round = 0; round < 8 && !isOver; round++) {
        await payEverything(sale.number);
        const now = await again(desk, first);
        // Once more after its end: nothing happens any more.
        isOver = now.state === 'closed';
        await act(now, END, day);
        day = termEnd({ days: 50, unit: 'calendar' }, day);
        await strike(desk, day);
      }
      const last = await again(desk, first);
      expect(last).toMatchObject({ state: 'closed', nextOn: null, holdsPayout: false });
      const refunded = (await refundsOf(desk, sale)).reduce((sum, { goods }) => sum + goods, 0);
      expect(refunded).toBeLessThanOrEqual(quantity * 30_000);
      if (last.outcome === 'refund') expect(refunded).toBe(quantity * 30_000);
      else if (last.outcome !== 'partial-refund') expect(refunded).toBe(0);
      await expectBalanced(desk);
    }),
    { numRuns: cases(300, MANY) },
  );
}, 3_600_000);

/** Of `npm run random`: books of all histories are proved after each, so the next thousand costs more than the last. */
const MANY = Number(process.env.RANDOM_CASES ?? 2_500);

/** A sale of the days before, and the case about it. */
async function begin({ kind, paidTo, quantity, start }: History, day: string) {
  desk.setDay(day);
  // Nobody opens so many in one day.
  await execute(desk.db, sql`delete from attempt_counter`);
  const deliveredAt = new Date(`${dayText(start, -1)}T15:00:00Z`);
  const sale = await sell(desk, {
    deliveredAt,
    ...(kind === 'cancellation' && UNSENT),
    ...(kind === 'not-delivered' && { statusId: 2, deliveredAt: undefined as unknown as Date }),
    paidTo: kind === 'reversal' ? 'online' : paidTo,
  });
  const orderedOn = new Date(`${dayText(start, kind === 'not-delivered' ? -40 : -4)}T15:00:00Z`);
  await execute(desk.db, sql`update orders set created_at = ${orderedOn} where number = ${sale.number}`);
  const first = await opened(
    desk,
    caseForm(kind, sale, {
      lines: isAboutGoods(kind) ? [{ line: 1, quantity }] : [],
      ...(kind === 'reversal' && { reversalCause: 'defective', knownOn: dayText(start, -1) }),
    }),
  );
  return { sale, first };
}

function dayText(moment: number, later = 0): string {
  return new Date(moment + later * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

const END = {
  actor: 'operator',
  pick: 0,
  wait: 0,
  outcome: 'refund',
  restock: false,
  pesos: undefined,
  grams: null,
} as const;

async function act(row: CaseRow, step: Omit<Step, 'paysOut'>, today: string): Promise<void> {
  const { actor, pick, pesos } = step;
  const moves = movesFor(factsOf(row), actor, today);
  const action = moves[pick % Math.max(1, moves.length)];
  if (!action) return;
  const result =
    actor === 'operator' ? await ruled(row, step) : await moveOf(actor, row, { ...step, action });
  // A part of one unit is none, and what she was given stays; everything else that is offered works.
  if (!result.ok) {
    expect(result.reason).toBe('invalid-input');
    const field =
      actor === 'operator' && step.outcome !== 'partial-refund'
        ? 'outcome'
        : action === 'offer' && pesos !== undefined
          ? 'pesos'
          : 'lines';
    expect(Object.keys('fields' in result ? (result.fields ?? {}) : {})).toEqual([field]);
  }
}

function ruled(row: CaseRow, { outcome, restock }: Pick<Step, 'outcome' | 'restock'>) {
  const isAnswer = outcomesFor(row.kind, factsOf(row)).includes('answered');
  const operator = row.state === 'appealed' && row.ruledBy === desk.operators[0].id ? 1 : 0;
  return rules(desk, row, operator, isAnswer ? 'answered' : outcome, { restock, ...partOf(outcome) });
}

function moveOf(
  actor: 'buyer' | 'shop',
  row: CaseRow,
  { action, pick, outcome, restock, pesos, grams }: Omit<Step, 'paysOut'> & { action: CaseAction },
) {
  const ways = returnWaysOf(ruleById(row.ruleId).returnPaidBy);
  const way = ways[pick % ways.length] ?? 'own';
  if (actor === 'buyer') return buyerMoves(desk, row, action as 'appeal', TEXT, { way, grams });
  const given = outcome === 'replacement' || outcome === 'repair' ? { outcome } : {};
  const weighed = action === 'receive' && grams !== null ? { grams } : {};
  return shopMoves(desk, row, {
    ...{ action: action as 'accept', text: TEXT, restock },
    ...{ ...given, ...weighed, ...partOf(action, pesos) },
  });
}

function partOf(said: Step['outcome'] | CaseAction, pesos?: number) {
  if (said === 'offer' && pesos !== undefined) return { pesos };
  return said === 'partial-refund' || said === 'offer' ? { lines: [{ line: 1, quantity: 1 }] } : {};
}

/** Behind its date, and nobody told today. */
async function expectNothingUnseen(today: string): Promise<void> {
  const unseen = await query(
    desk.db,
    sql`select id from rights_case where next_on < ${today}::date and escalated_on is distinct from ${today}::date`,
  );
  expect(unseen).toEqual([]);
}

/** The shop is paid what the law lets go; nothing of a package whose goods are asked for back. */
async function payOut({ holdsPayout }: CaseRow, { sellerIds }: Sale): Promise<void> {
  await releasePackages(desk.context);
  const settled = await settle(desk, sellerIds[0] ?? 0);
  if (holdsPayout) expect(settled).toBe('nothing');
}

async function payEverything(orderNumber: number): Promise<void> {
  const due = await query<{ id: number }>(
    desk.db,
    sql`select id from refund where order_number = ${orderNumber} and state = 'due'`,
  );
  for (const { id } of due)
    await markRefundPaid(desk.context, {
      ...{ refundId: id, paidBy: 'bank', reference: `ACH-${id}`, actor: desk.operators[0].id },
    });
}
