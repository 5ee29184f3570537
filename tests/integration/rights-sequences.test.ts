import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CaseAction } from '../../src/domain/rights/case-flow.ts';
import { movesFor } from '../../src/domain/rights/case-moves.ts';
import type { CaseActor } from '../../src/domain/rights/case-rule.ts';
import { termEnd } from '../../src/domain/rights/term.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { markRefundPaid } from '../../src/server/modules/orders/refunds/refund-payment.service.ts';
import { factsOf } from '../../src/server/modules/rights/case-change.service.ts';
import type { CaseRow } from '../../src/server/modules/rights/case-row.ts';
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
  UNSENT,
} from '../support/rights-world.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const KINDS = ['cancellation', 'withdrawal', 'warranty', 'not-as-ordered', 'reversal'] as const;
const TEXT = 'Revisamos las fotos y el empaque con cuidado, y no es como lo cuentan.';

const step = fc.record({
  actor: fc.constantFrom<CaseActor>('buyer', 'shop', 'operator'),
  pick: fc.nat(),
  wait: fc.integer({ min: 0, max: 9 }),
  outcome: fc.constantFrom('refund', 'partial-refund', 'refused'),
  restock: fc.boolean(),
  pesos: fc.option(fc.integer({ min: 1, max: 89_999 }), { nil: undefined, freq: 2 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const history = fc.record({
  kind: fc.constantFrom(...KINDS),
  paidTo: fc.constantFrom('online', 'carrier', 'seller'),
  quantity: fc.integer({ min: 1, max: 3 }),
  steps: fc.array(step, { minLength: 1, maxLength: 8 }),
});

test('whatever the three do and when: books balance, nobody is paid twice, nothing passes its date unseen', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ kind, paidTo, quantity, steps }) => {
      desk.setDay('2026-11-20');
      // Nobody opens so many in one day.
      await execute(desk.db, sql`delete from attempt_counter`);
      const isOnline = kind === 'reversal' || paidTo === 'online';
      const sale = await sell(desk, {
        ...(kind === 'cancellation' && UNSENT),
        paidTo: isOnline ? 'online' : paidTo,
      });
      const asked = { lines: [{ line: 1, quantity }] };
      const cause = { reversalCause: 'defective', knownOn: '2026-11-19' } as const;
      const first = await opened(desk, caseForm(kind, sale, { ...asked, ...(kind === 'reversal' && cause) }));
      let day = '2026-11-20';
      for (const one of steps) {
        await act(await again(desk, first), one, day);
        day = termEnd({ days: one.wait, unit: 'calendar' }, day);
        await strike(desk, day);
        await expectNothingUnseen(day);
      }
      // Money that was granted is paid out by hand in the end, and operators rule in the end.
      for (let round = 0; round < 8; round++) {
        await payEverything(sale.number);
        await act(await again(desk, first), END, day);
        day = termEnd({ days: 20, unit: 'calendar' }, day);
        await strike(desk, day);
      }
      const last = await again(desk, first);
      expect(last).toMatchObject({ state: 'closed', nextOn: null, holdsPayout: false });
      const refunded = (await refundsOf(desk, sale)).reduce((sum, { goods }) => sum + goods, 0);
      expect(refunded).toBeLessThanOrEqual(quantity * 30_000);
      if (last.outcome === 'refund') expect(refunded).toBe(quantity * 30_000);
      if (last.outcome === 'refused' || last.outcome === 'withdrawn') expect(refunded).toBe(0);
      await expectBalanced(desk);
    }),
    { numRuns: 300 },
  );
}, 120_000);

const END: Step = {
  actor: 'operator',
  pick: 0,
  wait: 0,
  outcome: 'refund',
  restock: false,
  pesos: undefined,
};

async function act(
  row: CaseRow,
  { actor, pick, outcome, restock, pesos }: Step,
  today: string,
): Promise<void> {
  const moves = movesFor(factsOf(row), actor, today);
  const action = moves[pick % Math.max(1, moves.length)];
  if (!action) return;
  const result =
    actor === 'operator'
      ? await rules(desk, row, row.state === 'appealed' ? 1 : 0, outcome, {
          restock,
          ...partOf(outcome),
        })
      : await moveOf(actor, row, action, { restock, pesos });
  // A part of one unit is none, and what she was given stays; everything else that is offered works.
  if (!result.ok) {
    expect(result.reason).toBe('invalid-input');
    expect(Object.keys('fields' in result ? (result.fields ?? {}) : {})).toEqual([
      actor === 'operator' && outcome === 'refused'
        ? 'outcome'
        : action === 'offer' && pesos !== undefined
          ? 'pesos'
          : 'lines',
    ]);
  }
}

function moveOf(
  actor: 'buyer' | 'shop',
  row: CaseRow,
  action: CaseAction,
  { restock, pesos }: Pick<Step, 'restock' | 'pesos'>,
) {
  return actor === 'buyer'
    ? buyerMoves(desk, row, action as 'appeal', TEXT)
    : shopMoves(desk, row, { action: action as 'accept', text: TEXT, restock, ...partOf(action, pesos) });
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
