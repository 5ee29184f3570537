import type { CalendarDay } from '../business-days.ts';
import { type CaseOutcome, type CaseState, givesGoods } from './case-flow.ts';
import type { CaseRule } from './case-rule.ts';
import { type Term, termEnd } from './term.ts';

/** What the clocks of a case count from; days of Bogotá. */
export interface CaseDays {
  state: CaseState;
  outcome: CaseOutcome | null;
  openedOn: CalendarDay;
  /** On which it came into its present state. */
  stateSince: CalendarDay;
  /** She handed the goods over for their way back; null: not yet, or not needed. */
  handedOverOn: CalendarDay | null;
  /** The shop, an operator or the clock decided for her; null: nobody yet. */
  decidedOn: CalendarDay | null;
  isExtended: boolean;
  /** A ruling that gives her money, and that the shop may still appeal: the money moves when it is final. */
  awaitsAppeal: boolean;
  /** Nobody knows yet whether who writes is who she says. */
  needsProof: boolean;
}

export interface NextDate {
  /** The last day for whoever must move; on the day after it the clock moves. */
  day: CalendarDay;
  /** What happens then without a move. */
  lapse: 'accept' | 'ask-operator' | 'accept-inspection' | 'accept-offer' | 'receive' | 'end' | 'overdue';
}

/** A shop says what it does within 48 hours, and looks at what came back within as many. */
const SHOP_TERM: Term = { days: 2, unit: 'calendar' };
/** After the answer she may still ask for an operator. */
const CONTEST_TERM: Term = { days: 5, unit: 'business' };
const SEND_BACK_TERM: Term = { days: 10, unit: 'business' };
/** A parcel that the shop says nothing about has arrived, and early enough for what follows before her money is due. */
const RETURN_TERM: Term = { days: 10, unit: 'business' };
const RECEIVED_BEFORE_MONEY = 4;
const AGREED_BEFORE_MONEY = 1;
/** An operator has what is left of the law's answer, but never less. */
const OPERATOR_TERM: Term = { days: 3, unit: 'business' };

/** The date that stands next; null: the case is over. */
export function nextDate(rule: CaseRule, days: CaseDays): NextDate | null {
  const { state, stateSince } = days;
  switch (state) {
    case 'answering':
      return {
        day: termEnd(SHOP_TERM, stateSince),
        lapse: rule.silence === 'granted' ? 'accept' : 'ask-operator',
      };
    case 'sending-back':
      return { day: termEnd(SEND_BACK_TERM, stateSince), lapse: 'end' };
    case 'on-the-way-back':
      return {
        day: beforeMoney(termEnd(RETURN_TERM, stateSince), RECEIVED_BEFORE_MONEY, { rule, days }),
        lapse: 'receive',
      };
    case 'inspecting':
      return { day: termEnd(SHOP_TERM, stateSince), lapse: 'accept-inspection' };
    case 'offered':
      return {
        day: beforeMoney(contestUntil(stateSince), AGREED_BEFORE_MONEY, { rule, days }),
        lapse: 'accept-offer',
      };
    case 'refused':
      return { day: contestUntil(stateSince), lapse: 'end' };
    case 'mediating':
      if (days.needsProof && rule.pauses)
        return { day: termEnd(rule.pauses.atMost, days.openedOn), lapse: 'end' };
      return { day: operatorDay(rule, days), lapse: 'overdue' };
    case 'appealed':
      return { day: operatorDay(rule, days), lapse: 'overdue' };
    case 'decided':
      return { day: decidedDay(rule, days), lapse: 'end' };
    case 'closed':
      return null;
  }
}

/** When what was decided must have happened, or the last day of an appeal. */
function decidedDay(rule: CaseRule, days: CaseDays): CalendarDay {
  const { stateSince, handedOverOn, outcome } = days;
  if (days.awaitsAppeal) return contestUntil(stateSince);
  if (givesGoods(outcome) && rule.fulfilment)
    return later(termEnd(rule.fulfilment[outcome], handedOverOn ?? stateSince), contestUntil(stateSince));
  // Her money's day even while she may still appeal: what is late then must not wait to be seen.
  return later(stateSince, moneyUntil(rule, days) ?? contestUntil(stateSince));
}

/** The last day for asking somebody else to look at what was decided on a day. */
export function contestUntil(decidedOn: CalendarDay): CalendarDay {
  return termEnd(CONTEST_TERM, decidedOn);
}

/** Whether the law's day for her money would pass while a shop's appeal was waited for and heard. */
export function mustPayNow(rule: CaseRule, days: CaseDays): boolean {
  const until = moneyUntil(rule, days);
  return until !== null && until < termEnd(OPERATOR_TERM, contestUntil(days.stateSince));
}

/** The law's last day for an answer. */
export function answerUntil(rule: CaseRule, { openedOn, isExtended }: CaseDays): CalendarDay {
  const end = termEnd(rule.answer, openedOn);
  return isExtended && rule.extension ? termEnd(rule.extension, end) : end;
}

/** The last day on which her money must be back; null: none is due, or nobody can say yet. */
export function moneyUntil(rule: CaseRule, days: CaseDays): CalendarDay | null {
  if (!rule.money) return null;
  const from = {
    'goods-handed-over': days.handedOverOn,
    decision: days.decidedOn,
    opening: days.openedOn,
  }[rule.moneyFrom ?? 'opening'];
  return from === null ? null : termEnd(rule.money, from);
}

function operatorDay(rule: CaseRule, days: CaseDays): CalendarDay {
  return later(answerUntil(rule, days), termEnd(OPERATOR_TERM, days.stateSince));
}

/** The day, or the one so many days before her money is due when that is sooner and has not gone by. */
function beforeMoney(
  day: CalendarDay,
  calendarDays: number,
  { rule, days }: { rule: CaseRule; days: CaseDays },
): CalendarDay {
  const until = moneyUntil(rule, days);
  if (until === null) return day;
  const sooner = termEnd({ days: -calendarDays, unit: 'calendar' }, until);
  return sooner > days.stateSince && sooner < day ? sooner : day;
}

function later(left: CalendarDay, right: CalendarDay): CalendarDay {
  return right > left ? right : left;
}
