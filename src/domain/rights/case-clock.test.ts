import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalendarDay } from '../business-days.ts';
import { type CaseDays, moneyUntil, nextDate } from './case-clock.ts';
import {
  actorOf,
  CASE_ACTIONS,
  CASE_STATES,
  type CaseState,
  firstState,
  moveCase,
  movesOf,
} from './case-flow.ts';
import { CASE_KINDS } from './case-kind.ts';
import { movesFor } from './case-moves.ts';
import { ruleOn } from './case-rule.ts';
import { termEnd } from './term.ts';

test('whoever must move can move, and nobody moves a case that is over', () => {
  for (const state of CASE_STATES) {
    const actor = actorOf(state);
    if (actor) expect(movesOf(state, actor), state).not.toHaveLength(0);
  }
  for (const action of CASE_ACTIONS)
    for (const by of ['buyer', 'shop', 'operator', 'clock'] as const)
      expect(moveCase('closed', action, by).ok).toBe(false);
});

test('the clock can do what it says it will', () => {
  for (const kind of CASE_KINDS) {
    const rule = ruleOn(kind, '2026-11-20');
    for (const state of CASE_STATES) {
      const next = nextDate(rule, daysOf(state, '2026-11-20'));
      if (next && next.lapse !== 'overdue') expect(moveCase(state, next.lapse, 'clock').ok, state).toBe(true);
    }
  }
});

test('Ley 1581 de 2012, artículo 15 (1): what nobody proved to be hers is given up after two months, and counts from its proof', () => {
  const rule = ruleOn('data-claim', '2026-11-20');
  const filed = { ...daysOf('mediating', '2026-11-20'), needsProof: true };
  expect(nextDate(rule, filed)).toEqual({ day: '2027-01-20', lapse: 'end' });
  expect(nextDate(rule, daysOf('mediating', '2026-12-01'))).toMatchObject({ lapse: 'overdue' });
});

test('Decreto 735 de 2013: what is to be repaired or replaced has its own day, and she may say that it has not come', () => {
  const rule = ruleOn('warranty', '2026-11-20');
  for (const [outcome, day] of [
    ['replacement', '2026-12-04'],
    ['repair', '2027-01-06'],
  ] as const) {
    const decided = { ...daysOf('decided', '2026-11-20'), outcome, decidedOn: '2026-11-20' };
    expect(nextDate(rule, decided)).toEqual({ day, lapse: 'end' });
    // From the parcel on, but never before she could appeal.
    expect(nextDate(rule, { ...decided, handedOverOn: '2026-10-01' })?.day).toBe('2026-11-27');
    const facts = { ...decided, kind: 'warranty', needsReturn: true, decidedBy: 'shop' } as const;
    const asked = (today: string) =>
      movesFor({ ...facts, hasRefund: false, appealedBy: null }, 'buyer', today);
    expect(asked('2026-11-27')).toEqual(['ask-operator', 'appeal']);
    expect(asked('2026-11-30')).toEqual(['ask-operator']);
  }
});

test('money of a withdrawal is due 15 days after she handed the parcel over, not before she did', () => {
  const rule = ruleOn('withdrawal', '2026-11-20');
  expect(moneyUntil(rule, daysOf('sending-back', '2026-11-20'))).toBeNull();
  const days = { ...daysOf('on-the-way-back', '2026-11-24'), handedOverOn: '2026-11-24' };
  expect(moneyUntil(rule, days)).toBe('2026-12-09');
});

test('a silent shop is over before the law wants her money: 15 days after she handed the parcel over', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2024, 11, 19), max: Date.UTC(2030, 10, 30) }), (moment) => {
      const handedOverOn = new Date(moment).toISOString().slice(0, 10);
      const rule = ruleOn('withdrawal', handedOverOn);
      let days: CaseDays = { ...daysOf('on-the-way-back', handedOverOn), handedOverOn };
      const until = moneyUntil(rule, days) ?? '';
      for (const state of ['inspecting', 'decided'] as const) {
        const next = nextDate(rule, days);
        days = moved(days, state, termEnd({ days: 1, unit: 'calendar' }, next?.day ?? ''));
      }
      expect(days.stateSince <= until).toBe(true);
      // From then on it is looked at on the law's day, whatever may still be appealed.
      expect(nextDate(rule, days)?.day).toBe(until);
    }),
    { numRuns: 2_000 },
  );
});

test('10,000 histories from 2024 to 2030: each state has a date that lies ahead, and each history ends', () => {
  const start = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 10, 30) });
  const steps = fc.array(fc.record({ pick: fc.nat(), wait: fc.integer({ min: 0, max: 40 }) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.constantFrom(...CASE_KINDS), start, steps, (kind, moment, moves) => {
      const openedOn = new Date(moment).toISOString().slice(0, 10);
      const rule = ruleOn(kind, openedOn);
      let days: CaseDays = { ...daysOf(firstState(kind), openedOn) };
      for (const { pick, wait } of [...moves, ...Array.from({ length: 8 }, () => ({ pick: 0, wait: 99 }))]) {
        const next = nextDate(rule, days);
        if (!next) return;
        expect(next.day >= days.stateSince).toBe(true);
        const asked = termEnd({ days: wait, unit: 'calendar' }, days.stateSince);
        const isOver = asked > next.day;
        const today = isOver ? termEnd({ days: 1, unit: 'calendar' }, next.day) : asked;
        const outcome = OUTCOMES[pick % OUTCOMES.length] ?? null;
        days = moved(days, isOver ? clockMove(days, next.lapse) : pickedMove(days, pick), today, outcome);
      }
      expect(days.state).toBe('closed');
    }),
    { numRuns: 10_000 },
  );
});

function daysOf(state: CaseState, day: CalendarDay): CaseDays {
  return {
    state,
    outcome: null,
    openedOn: day,
    stateSince: day,
    handedOverOn: null,
    decidedOn: null,
    isExtended: false,
    awaitsAppeal: false,
    needsProof: false,
  };
}

/** Past an operator's date somebody else decides: nothing stays where it is. */
function clockMove({ state }: CaseDays, lapse: string): CaseState {
  if (lapse === 'overdue') return state === 'appealed' ? 'closed' : 'decided';
  const to = moveCase(state, lapse as 'accept', 'clock');
  if (!to.ok) throw new Error(`The clock cannot ${lapse} from ${state}`);
  return to.value;
}

function pickedMove({ state }: CaseDays, pick: number): CaseState {
  const actor = actorOf(state) ?? 'buyer';
  const actions = movesOf(state, actor);
  const action = actions[pick % Math.max(1, actions.length)];
  const to = action ? moveCase(state, action, actor) : null;
  return to?.ok ? to.value : state;
}

const OUTCOMES = ['refund', 'repair', 'replacement', 'refused'] as const;

function moved(
  days: CaseDays,
  state: CaseState,
  today: CalendarDay,
  outcome: CaseDays['outcome'] = null,
): CaseDays {
  if (state === days.state) return { ...days, stateSince: today };
  return {
    ...days,
    state,
    stateSince: today,
    handedOverOn: state === 'on-the-way-back' ? today : days.handedOverOn,
    decidedOn: state === 'decided' ? today : days.decidedOn,
    outcome: state === 'decided' ? outcome : days.outcome,
  };
}
