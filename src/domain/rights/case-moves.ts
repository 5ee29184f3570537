import type { CalendarDay } from '../business-days.ts';
import { contestUntil } from './case-clock.ts';
import { type CaseAction, type CaseOutcome, type CaseState, givesGoods, movesOf } from './case-flow.ts';
import { type CaseKind, LINE_CASE_KINDS } from './case-kind.ts';
import type { CaseActor } from './case-rule.ts';

/** Who decided; 'agreement': she took what the shop offered. */
export type CaseDecider = 'shop' | 'operator' | 'clock' | 'law' | 'agreement';

/** What decides which of the moves of its state a case really has. */
export interface CaseFacts {
  kind: CaseKind;
  state: CaseState;
  stateSince: CalendarDay;
  outcome: CaseOutcome | null;
  /** The goods go back before anything is given. */
  needsReturn: boolean;
  /** Nobody knows yet whether who writes is who she says: nobody answers her. */
  needsProof: boolean;
  handedOverOn: CalendarDay | null;
  decidedBy: CaseDecider | null;
  /** Her money is on its way: nobody takes it back. */
  hasRefund: boolean;
  appealedBy: 'buyer' | 'shop' | null;
}

/** What somebody may do with a case on a day. */
export function movesFor(facts: CaseFacts, by: CaseActor, today: CalendarDay): CaseAction[] {
  return movesOf(facts.state, by).filter((action) => isMeant(facts, action, { by, today }));
}

/** About goods and their money, not about an answer. */
export function isAboutGoods(kind: CaseKind): boolean {
  return (LINE_CASE_KINDS as readonly CaseKind[]).includes(kind);
}

export function givesMoney(outcome: CaseOutcome | null): boolean {
  return outcome === 'refund' || outcome === 'partial-refund';
}

/** Money for what she keeps is offered before she has given it back. */
export function mayOfferPesos({ state, handedOverOn }: Pick<CaseFacts, 'state' | 'handedOverOn'>): boolean {
  return state !== 'inspecting' && handedOverOn === null;
}

/** What an operator may rule: once money is on its way, nothing that would take it back. */
export function outcomesFor(kind: CaseKind, { hasRefund }: Pick<CaseFacts, 'hasRefund'>): CaseOutcome[] {
  if (!isAboutGoods(kind)) return ['answered'];
  const goods: CaseOutcome[] = ['refund', 'partial-refund'];
  if (hasRefund) return goods;
  const repaired: CaseOutcome[] =
    kind === 'warranty' || kind === 'not-as-ordered' ? ['replacement', 'repair'] : [];
  return [...goods, ...repaired, 'refused'];
}

function isMeant(
  facts: CaseFacts,
  action: CaseAction,
  { by, today }: { by: CaseActor; today: CalendarDay },
): boolean {
  switch (action) {
    case 'accept':
    case 'refuse':
    case 'offer':
    case 'decide':
      return isAboutGoods(facts.kind);
    case 'accept-return':
      return facts.needsReturn && facts.handedOverOn === null;
    case 'answer':
      return !isAboutGoods(facts.kind) && !facts.needsProof;
    case 'ask-operator':
      return mayAskOperator(facts, by);
    case 'appeal':
      return facts.appealedBy === null && today <= contestUntil(facts.stateSince) && mayAppeal(facts, by);
    case 'end':
      return false;
    default:
      return true;
  }
}

function mayAskOperator({ state, outcome }: CaseFacts, by: CaseActor): boolean {
  // An offer stands until she has answered it.
  if (state === 'offered') return by === 'buyer';
  // What was to be repaired or replaced has not come.
  if (state === 'decided') return by === 'buyer' && givesGoods(outcome);
  return true;
}

/** She, what gives her less than she asked for; the shop, what an operator takes from it and has not been paid yet. */
function mayAppeal({ outcome, decidedBy, hasRefund }: CaseFacts, by: CaseActor): boolean {
  const isFinal = decidedBy === 'law' || decidedBy === 'agreement';
  if (by === 'buyer') return !isFinal && outcome !== 'refund' && outcome !== 'cancelled';
  return decidedBy === 'operator' && givesMoney(outcome) && !hasRefund;
}
