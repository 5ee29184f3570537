import { failure, type Result, success } from '../result.ts';
import type { CaseKind } from './case-kind.ts';
import type { CaseActor } from './case-rule.ts';

/** Where a case stands; each says whose move it is. */
export const CASE_STATES = [
  'answering',
  'sending-back',
  'on-the-way-back',
  'inspecting',
  'offered',
  'refused',
  'mediating',
  'decided',
  'appealed',
  'closed',
] as const;

export type CaseState = (typeof CASE_STATES)[number];

/** What ends a case, or what it led to. 'cancelled': nothing had been paid; 'withdrawn': she gave it up. */
export const CASE_OUTCOMES = [
  'refund',
  'partial-refund',
  'cancelled',
  'replacement',
  'repair',
  'refused',
  'answered',
  'withdrawn',
] as const;

export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

/** She waits for goods, not for money. */
export function givesGoods(outcome: CaseOutcome | null): outcome is 'replacement' | 'repair' {
  return outcome === 'replacement' || outcome === 'repair';
}

export const CASE_ACTIONS = [
  'accept',
  'accept-return',
  'refuse',
  'answer',
  'send-back',
  'receive',
  'accept-inspection',
  'refuse-inspection',
  'offer',
  'accept-offer',
  'ask-operator',
  'decide',
  'appeal',
  'decide-appeal',
  'end',
  'give-up',
] as const;

export type CaseAction = (typeof CASE_ACTIONS)[number];

interface Move {
  action: CaseAction;
  from: readonly CaseState[];
  to: CaseState;
  by: readonly (CaseActor | 'clock')[];
}

const MOVES: readonly Move[] = [
  { action: 'accept', from: ['answering', 'refused'], to: 'decided', by: ['shop', 'clock'] },
  { action: 'accept-return', from: ['answering', 'refused'], to: 'sending-back', by: ['shop', 'clock'] },
  { action: 'refuse', from: ['answering'], to: 'refused', by: ['shop'] },
  { action: 'answer', from: ['answering', 'mediating'], to: 'decided', by: ['shop', 'operator'] },
  { action: 'send-back', from: ['sending-back'], to: 'on-the-way-back', by: ['buyer'] },
  { action: 'receive', from: ['sending-back', 'on-the-way-back'], to: 'inspecting', by: ['shop', 'clock'] },
  { action: 'accept-inspection', from: ['inspecting'], to: 'decided', by: ['shop', 'clock'] },
  { action: 'refuse-inspection', from: ['inspecting'], to: 'refused', by: ['shop'] },
  { action: 'offer', from: ['answering', 'inspecting', 'refused'], to: 'offered', by: ['shop'] },
  { action: 'accept-offer', from: ['offered'], to: 'decided', by: ['buyer', 'clock'] },
  {
    action: 'ask-operator',
    from: ['answering', 'offered', 'refused', 'on-the-way-back', 'inspecting', 'decided'],
    to: 'mediating',
    by: ['buyer', 'shop', 'clock'],
  },
  { action: 'decide', from: ['mediating'], to: 'decided', by: ['operator'] },
  { action: 'appeal', from: ['decided'], to: 'appealed', by: ['buyer', 'shop'] },
  { action: 'decide-appeal', from: ['appealed'], to: 'closed', by: ['operator'] },
  {
    action: 'end',
    from: ['decided', 'refused', 'sending-back', 'mediating'],
    to: 'closed',
    by: ['clock', 'operator'],
  },
  {
    action: 'give-up',
    from: ['answering', 'sending-back', 'offered', 'refused', 'mediating'],
    to: 'closed',
    by: ['buyer'],
  },
];

/** The state after a move, or why it is none. */
export function moveCase(
  state: CaseState,
  action: CaseAction,
  by: CaseActor | 'clock',
): Result<CaseState, 'case-move'> {
  const move = MOVES.find((one) => one.action === action && one.from.includes(state) && one.by.includes(by));
  return move ? success(move.to) : failure('case-move');
}

/** What somebody may do now. */
export function movesOf(state: CaseState, by: CaseActor): CaseAction[] {
  return MOVES.filter((one) => one.from.includes(state) && one.by.includes(by)).map(({ action }) => action);
}

/**
 * Where a case begins: what the law gives outright needs nobody's leave, and what is asked of no shop is the
 * marketplace's to answer.
 */
export function firstState(kind: CaseKind, { hasShop }: { hasShop: boolean } = { hasShop: true }): CaseState {
  if (!hasShop) return 'mediating';
  switch (kind) {
    case 'cancellation':
    case 'not-delivered':
      return 'decided';
    case 'withdrawal':
      return 'sending-back';
    case 'data-query':
    case 'data-claim':
      return 'mediating';
    default:
      return 'answering';
  }
}

/** Whose move it is; null: nobody's, the money is on its way or the case is over. */
export function actorOf(state: CaseState): CaseActor | null {
  switch (state) {
    case 'answering':
    case 'inspecting':
    case 'on-the-way-back':
      return 'shop';
    case 'sending-back':
    case 'offered':
    case 'refused':
      return 'buyer';
    case 'mediating':
    case 'appealed':
      return 'operator';
    default:
      return null;
  }
}
