import type { CalendarDay } from '../business-days.ts';
import { PACKAGE_STATUS } from '../package-status.ts';
import { isDispatched } from '../package-transition.ts';
import type { LineCaseKind } from './case-kind.ts';
import { type CaseRule, type LineException, ruleOn } from './case-rule.ts';
import { daysLeft, type Term, termEnd } from './term.ts';

/** What decides a buyer's rights about one line of an order. Days are of Bogotá. */
export interface RightsLine {
  statusId: number;
  orderedOn: CalendarDay;
  /** Of the last unit of the package; null: not yet. */
  deliveredOn: CalendarDay | null;
  /** Units that she paid for, or has still to pay, and that were not cancelled or refunded. */
  unitsLeft: number;
  /** What the law excepts it as; null: nothing. */
  exception: LineException | null;
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
  const { opensAfter } = ruleOn('not-delivered', today);
  if (!opensAfter || today > termEnd(opensAfter, line.orderedOn)) given.push(open('not-delivered', today));
  if (line.paidOnline && line.isPaid) given.push(open('reversal', today));
  return { given, denied };
}

function afterDelivery(line: RightsLine, deliveredOn: CalendarDay, today: CalendarDay): LineRights {
  const given: Right[] = [];
  const denied: Denied[] = [];
  const { exceptions } = ruleOn('withdrawal', today);
  const reason = line.exception === null ? undefined : exceptions[line.exception];
  if (reason === undefined) given.push(...counted('withdrawal', deliveredOn, today));
  else denied.push({ kind: 'withdrawal', reason });
  for (const kind of ['not-as-ordered', 'warranty'] as const) {
    const until = warrantyEnd(ruleOn(kind, today), line, deliveredOn);
    if (today > until) continue;
    given.push({ ...open(kind, today), until, left: daysLeft('calendar', today, until), unit: 'calendar' });
  }
  if (line.paidOnline && line.isPaid && given.length > 0) given.push(open('reversal', today));
  return { given, denied };
}

const NOTHING_YET: readonly number[] = [PACKAGE_STATUS.cancelled, PACKAGE_STATUS.awaitingPayment];

const HAS_LABEL: readonly number[] = [PACKAGE_STATUS.guideCreated];

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

function warrantyEnd(
  { right, perishable }: CaseRule,
  { exception, expiresOn, warrantyMonths }: RightsLine,
  deliveredOn: CalendarDay,
): CalendarDay {
  if (exception === 'perecedero' && perishable) return expiresOn ?? termEnd(perishable, deliveredOn);
  if (!right) throw new Error('A warranty has a term');
  return termEnd(warrantyMonths === null ? right : { days: warrantyMonths, unit: 'months' }, deliveredOn);
}
