import { describe, expect, test } from 'vitest';
import { CASE_STATES } from './case-flow.ts';
import { CASE_KINDS } from './case-kind.ts';
import { type CaseFacts, movesFor, outcomesFor } from './case-moves.ts';
import { coversGiven } from './case-part.ts';
import { suggestRuling } from './case-suggestion.ts';
import { caseLapseText, caseStateName, caseTitle } from './case-text.ts';

const facts: CaseFacts = {
  kind: 'warranty',
  state: 'answering',
  stateSince: '2026-11-20',
  outcome: null,
  needsReturn: true,
  handedOverOn: null,
  needsProof: false,
  decidedBy: null,
  hasRefund: false,
  appealedBy: null,
};
const moves = (of: Partial<CaseFacts>, by: 'buyer' | 'shop' | 'operator', today = '2026-11-20') =>
  movesFor({ ...facts, ...of }, by, today);

describe('what may be done with a case', () => {
  test('goods are accepted or refused, a petition is answered', () => {
    expect(moves({}, 'shop')).toEqual(['accept', 'accept-return', 'refuse', 'offer', 'ask-operator']);
    expect(moves({ needsReturn: false }, 'shop')).not.toContain('accept-return');
    expect(moves({ kind: 'petition', needsReturn: false }, 'shop')).toEqual(['answer', 'ask-operator']);
    expect(moves({ state: 'mediating' }, 'operator')).toEqual(['decide']);
    expect(moves({ kind: 'data-claim', state: 'mediating' }, 'operator')).toEqual(['answer']);
  });

  test('she appeals what gives her less within five business days, once', () => {
    const refused = { state: 'decided', outcome: 'refused', decidedBy: 'operator' } as const;
    expect(moves(refused, 'buyer', '2026-11-27')).toEqual(['appeal']);
    expect(moves(refused, 'buyer', '2026-11-28')).toEqual([]);
    expect(moves({ ...refused, appealedBy: 'shop' }, 'buyer')).toEqual([]);
    expect(moves({ ...refused, outcome: 'refund' }, 'buyer')).toEqual([]);
  });

  test('a part that a shop offers is hers to take or to have decided; taken, nobody appeals it', () => {
    expect(moves({ state: 'offered' }, 'buyer')).toEqual(['accept-offer', 'ask-operator', 'give-up']);
    expect(moves({ state: 'offered' }, 'shop')).toEqual([]);
    const part = { state: 'decided', outcome: 'partial-refund' } as const;
    expect(moves({ ...part, decidedBy: 'agreement' }, 'buyer')).toEqual([]);
    expect(moves({ ...part, decidedBy: 'clock' }, 'buyer')).toEqual(['appeal']);
  });

  test('a shop appeals a ruling that takes money from it, until the money is on its way', () => {
    const ruled = { state: 'decided', outcome: 'refund', decidedBy: 'operator' } as const;
    expect(moves(ruled, 'shop')).toEqual(['appeal']);
    expect(moves({ ...ruled, hasRefund: true }, 'shop')).toEqual([]);
    expect(moves({ ...ruled, decidedBy: 'shop' }, 'shop')).toEqual([]);
  });
});

test('a ruling is one that the kind has, and so is what the rule suggests', () => {
  for (const kind of CASE_KINDS)
    for (const wanted of ['refund', 'replacement', 'repair', 'answer'] as const) {
      const from = { kind, wanted, needsReturn: true, handedOverOn: null, isDelivered: true };
      expect(outcomesFor(kind, { hasRefund: false }), kind).toContain(suggestRuling(from).outcome);
    }
  expect(outcomesFor('petition', { hasRefund: false })).toEqual(['answered']);
});

test('whoever appeals cannot lose what she has been given', () => {
  expect(outcomesFor('warranty', { hasRefund: true })).toEqual(['refund', 'partial-refund']);
  const given = [
    { line: 1, grantedQuantity: 1 },
    { line: 2, grantedQuantity: null },
  ];
  expect(coversGiven(given, [{ line: 1, quantity: 1 }])).toBe(true);
  expect(coversGiven(given, [{ line: 2, quantity: 3 }])).toBe(false);
});

test('each state has words for whoever waits', () => {
  for (const state of CASE_STATES) {
    expect(caseStateName(state)).not.toBe('');
    const shown = { kind: 'warranty', state, outcome: 'refund', shopName: 'Café Alto' } as const;
    expect(caseTitle(shown)).toMatch(/\p{Lu}/u);
  }
  expect(caseLapseText('closed', { needsProof: false, outcome: null })).toBeNull();
});
