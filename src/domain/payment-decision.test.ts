import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DecisionFacts, decidePayment, type PaymentAttempt } from './payment-decision.ts';
import { effectOf, type PaymentState, PROVIDER_STATES, type ProviderState } from './payment-state.ts';

const states = Object.keys(PROVIDER_STATES).map(Number) as ProviderState[];
const state = fc.constantFrom(...states);

function facts(changes: Partial<DecisionFacts> = {}): DecisionFacts {
  const payment = { state: 'waiting', amount: 50_000 } as const;
  return { state: 1, amount: 50_000, currency: 'COP', known: null, payment, ...changes };
}

describe('a new transaction', () => {
  test.each([
    [1, 'pay'],
    [2, 'fail'],
    [3, 'wait'],
    [4, 'fail'],
    // Approved and taken back before we heard of it.
    [6, 'fail'],
    [7, 'wait'],
    [8, 'wait'],
    [9, 'fail'],
    [10, 'fail'],
    [11, 'fail'],
    [12, 'fail'],
  ] as const)('in state %i meets a waiting order: %s', (given, kind) => {
    expect(decidePayment(facts({ state: given }))).toEqual({ kind });
  });

  test.each([
    [{ payment: null }, 'unknown-order'],
    [{ amount: 49_999 }, 'amount-differs'],
    [{ amount: null }, 'amount-differs'],
    [{ currency: 'USD' }, 'amount-differs'],
    [{ payment: { state: 'paid', amount: 50_000 } }, 'duplicate'],
    [{ payment: { state: 'reversed', amount: 50_000 } }, 'duplicate'],
  ] as const)('that is approved with %o is owed back: %s', (changes, cause) => {
    expect(decidePayment(facts(changes))).toEqual({ kind: 'refund', cause });
  });

  test('that is approved after expiry pays if the goods are still there', () => {
    expect(decidePayment(facts({ payment: { state: 'expired', amount: 50_000 } })).kind).toBe('pay-late');
  });
});

type Known = Pick<PaymentAttempt, 'state' | 'outcome'>;

/** The order and one transaction of it, as the effects leave them. */
function apply(told: readonly ProviderState[], start: PaymentState) {
  let known = null as Known | null;
  let order = start;
  const path: { order: PaymentState; kind: string }[] = [];
  for (const one of told) {
    const { kind } = decidePayment(facts({ state: one, known, payment: { state: order, amount: 50_000 } }));
    if (kind === 'pay' || kind === 'pay-late') order = 'paid';
    if (kind === 'reverse' && known?.outcome === 'paid') order = 'reversed';
    const outcome: Known['outcome'] =
      OUTCOMES[kind] ?? (known?.outcome === 'refund-due' ? 'refund-due' : 'reversed');
    if (kind !== 'ignore') known = { state: one, outcome };
    path.push({ order, kind });
  }
  return path;
}

const OUTCOMES: Record<string, PaymentAttempt['outcome']> = {
  wait: 'waiting',
  fail: 'failed',
  pay: 'paid',
  'pay-late': 'paid',
  refund: 'refund-due',
};

describe('whatever the provider tells, in whatever order', () => {
  test('a transaction pays at most once, and is reversed at most once', () => {
    fc.assert(
      fc.property(
        fc.array(state, { maxLength: 12 }),
        fc.constantFrom('waiting', 'expired', 'paid'),
        (told, start) => {
          const kinds = apply(told, start as PaymentState).map(({ kind }) => kind);
          const count = (...wanted: string[]) => kinds.filter((kind) => wanted.includes(kind)).length;
          expect(count('pay', 'pay-late', 'refund')).toBeLessThanOrEqual(1);
          expect(count('reverse')).toBeLessThanOrEqual(count('pay', 'pay-late', 'refund'));
        },
      ),
    );
  });

  test('what was rejected does not wait again, but may still be approved', () => {
    const known = { state: 2, outcome: 'failed' } as const;
    for (const waiting of [3, 7, 8] as const)
      expect(decidePayment(facts({ state: waiting, known }))).toEqual({ kind: 'ignore' });
    expect(decidePayment(facts({ state: 1, known }))).toEqual({ kind: 'pay' });
  });

  test('a paid order stays paid until a reversal', () => {
    fc.assert(
      fc.property(fc.array(state, { maxLength: 12 }), (told) => {
        const path = apply([1, ...told], 'waiting');
        const firstReversal = told.findIndex((one) => effectOf(one) === 'reverse');
        path.forEach(({ order }, index) => {
          expect(order).toBe(firstReversal === -1 || index <= firstReversal ? 'paid' : 'reversed');
        });
      }),
    );
  });
});
