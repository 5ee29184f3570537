import type { CalendarDay } from '../business-days.ts';
import { PACKAGE_STATUS } from '../package-status.ts';
import { isDispatched } from '../package-transition.ts';
import type { LineCaseKind } from './case-kind.ts';
import { type CaseRule, ruleOn } from './case-rule.ts';
import { daysLeft, type Term, termEnd } from './term.ts';

/** What decides a buyer's rights about one line of an order. Days are of Bogotá. */
export interface RightsLine {
  statusId: number;
  orderedOn: CalendarDay;
  /** Of the last unit of the package; null: not yet. */
  deliveredOn: CalendarDay | null;
  /** Units that she paid for, or has still to pay, and that were not cancelled or refunded. */
  unitsLeft: number;
  /** Why the law gives no withdrawal; null: it does. */
  withdrawalException: 'perecedero' | 'uso personal' | 'hecho a medida' | null;
  /** What the product promises; null: the law's year. */
  warrantyMonths: number | null;
  /** Food is answered for until it expires; null: no date is known. */
  expiresOn: CalendarDay | null;
  paidOnline: boolean;
  isPaid: boolean;
}

/** A right that the line still has. */
export interface Right {
  kind: LineCaseKind;
  rule: CaseRule;
  /** The last day; null: as long as the state lasts. */
  until: CalendarDay | null;
  /** Of the term's own unit; null with `until`. */
  left: number | null;
  unit: Term['unit'];
}

/** A right that she might look for and does not have, with the reason as she reads it. */
interface Denied {
  kind: LineCaseKind;
  reason: string;
}

export interface LineRights {
  given: Right[];
  denied: Denied[];
}

const RESCIND_AFTER: Term = { days: 30, unit: 'calendar' };
/** Until when a perishable without a date is answered for, counted from its delivery. */
const PERISHABLE_DAYS: Term = { days: 3, unit: 'calendar' };

/** What the law and the state of the line still give on a day; nothing of what is over. */
export function rightsOf(line: RightsLine, today: CalendarDay): LineRights {
  const none = { given: [], denied: [] };
  // What nobody has paid for yet ends by itself.
  if (line.unitsLeft === 0 || NOTHING_YET.includes(line.statusId)) return none;
  return line.deliveredOn === null
    ? beforeDelivery(line, today)
    : afterDelivery(line, line.deliveredOn, today);
}

function beforeDelivery(line: RightsLine, today: CalendarDay): LineRights {
  const given: Right[] = [];
  const denied: Denied[] = [];
  const hasLabel = isDispatched(line.statusId) || HAS_LABEL.includes(line.statusId);
  if (!hasLabel) given.push(open('cancellation', today));
  else denied.push({ kind: 'cancellation', reason: 'Ya tiene guía: recíbelo y devuélvelo con tu retracto.' });
  const overdueFrom = termEnd(RESCIND_AFTER, line.orderedOn);
  if (today > overdueFrom) given.push(open('not-delivered', today));
  if (line.paidOnline && line.isPaid && today > overdueFrom) given.push(open('reversal', today));
  return { given, denied };
}

function afterDelivery(line: RightsLine, deliveredOn: CalendarDay, today: CalendarDay): LineRights {
  const given: Right[] = [];
  const denied: Denied[] = [];
  if (line.withdrawalException === null) given.push(...counted('withdrawal', deliveredOn, today));
  else denied.push({ kind: 'withdrawal', reason: EXCEPTION_REASONS[line.withdrawalException] });
  const until = warrantyEnd(line, deliveredOn);
  if (today <= until)
    for (const kind of ['not-as-ordered', 'warranty'] as const)
      given.push({ ...open(kind, today), until, left: daysLeft('calendar', today, until), unit: 'calendar' });
  if (line.paidOnline && line.isPaid && today <= until) given.push(open('reversal', today));
  return { given, denied };
}

const NOTHING_YET: readonly number[] = [PACKAGE_STATUS.cancelled, PACKAGE_STATUS.awaitingPayment];

const HAS_LABEL: readonly number[] = [PACKAGE_STATUS.guideCreated];

const EXCEPTION_REASONS = {
  perecedero: 'Por ser alimento fresco no tiene retracto; si llegó mal, respondemos.',
  'uso personal': 'Por ser de uso personal no tiene retracto; la garantía lo cubre.',
  'hecho a medida': 'Por estar hecho a tu medida no tiene retracto; la garantía lo cubre.',
} as const;

function open(kind: LineCaseKind, today: CalendarDay): Right {
  return { kind, rule: ruleOn(kind, today), until: null, left: null, unit: 'calendar' };
}

/** A right of so many days from an event; under the rule of the day on which it is used. */
function counted(kind: LineCaseKind, from: CalendarDay, today: CalendarDay): Right[] {
  const rule = ruleOn(kind, today);
  if (!rule.right) return [open(kind, today)];
  const until = termEnd(rule.right, from);
  const left = daysLeft(rule.right.unit, today, until);
  return left === null ? [] : [{ kind, rule, until, left, unit: rule.right.unit }];
}

/**
 * The last day for asking the bank and the shop to take a payment back, counted from the day on which she knew the cause
 * (Decreto 587 of 2016); she says which day that was.
 */
export function reversalUntil(knownOn: CalendarDay, today: CalendarDay): CalendarDay {
  const { right } = ruleOn('reversal', today);
  if (!right) throw new Error('A reversal has a term');
  return termEnd(right, knownOn);
}

function warrantyEnd(line: RightsLine, deliveredOn: CalendarDay): CalendarDay {
  if (line.withdrawalException === 'perecedero')
    return line.expiresOn ?? termEnd(PERISHABLE_DAYS, deliveredOn);
  return termEnd({ days: line.warrantyMonths ?? 12, unit: 'months' }, deliveredOn);
}
