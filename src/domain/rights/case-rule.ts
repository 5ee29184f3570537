import type { CalendarDay } from '../business-days.ts';
import type { CaseKind } from './case-kind.ts';
import { CASE_RULES } from './law-rows.ts';
import type { Term } from './term.ts';

/** Whose move a case waits for. */
export type CaseActor = 'buyer' | 'shop' | 'operator';

/** Why a line has not every right (Ley 1480 de 2011, artículo 47). */
export const LINE_EXCEPTIONS = ['perecedero', 'uso personal', 'hecho a medida'] as const;

export type LineException = (typeof LINE_EXCEPTIONS)[number];

/**
 * What the law gives for one kind of case, between two days. Where it is unclear, the reading that protects the buyer:
 * `reading` says so. A case keeps the rule that was in force when it was opened.
 */
export interface CaseRule {
  id: string;
  kind: CaseKind;
  /** As people read it: 'Ley 1480 de 2011, artículo 47'. */
  law: string;
  /** Where the rule was read. */
  source: string;
  reading: string | null;
  /** First and last day on which a case may be opened under it; null: until it is replaced. */
  validFrom: CalendarDay;
  validUntil: CalendarDay | null;
  /** How long the buyer has, from the day of `startsAt`; null: until `stopsAt`, or as long as she likes. */
  right: Term | null;
  startsAt: 'order' | 'delivery' | 'knowing' | null;
  /** What must have gone by since `startsAt` before there is such a right. */
  opensAfter: Term | null;
  /** What ends the right, whatever its days say. */
  stopsAt: 'label' | 'delivery' | null;
  /** Of lines without this right: why, as she reads it. */
  exceptions: Partial<Record<LineException, string>>;
  /** Of what spoils and says no day, in place of `right`. */
  perishable: Term | null;
  /** While it lasts no day of ours counts; the case is given up when it has lasted so long. */
  pauses: { while: 'unproven'; atMost: Term } | null;
  /** Within which the shop or the marketplace answers, from the day of the case. */
  answer: Term;
  /** Once, with a reason that the person is told. */
  extension: Term | null;
  /** Within which what failed is repaired or replaced, from the day on which it was handed over, or else of the decision. */
  fulfilment: { repair: Term; replacement: Term } | null;
  /** Within which her money is back, from the day on which `moneyFrom` happens. */
  money: Term | null;
  moneyFrom: 'goods-handed-over' | 'decision' | 'opening' | null;
  /** Who pays for the parcel on its way back. */
  returnPaidBy: 'buyer' | 'shop' | null;
  /** How the freight of the way to the buyer goes back: with each unit its part, or when she keeps nothing; null: not at all. */
  freight: 'by-units' | 'with-the-package' | null;
  /** What a silent shop brings about. */
  silence: 'granted' | 'escalated';
}

/** The rule in force on a day of Bogotá. Throws for days before the law. */
export function ruleOn(kind: CaseKind, day: CalendarDay): CaseRule {
  const rule = CASE_RULES.find(
    (one) => one.kind === kind && one.validFrom <= day && (one.validUntil === null || day <= one.validUntil),
  );
  if (!rule) throw new RangeError(`No rule for ${kind} on ${day}`);
  return rule;
}

export function ruleById(id: string): CaseRule {
  const rule = CASE_RULES.find((one) => one.id === id);
  if (!rule) throw new RangeError(`No rule ${id}`);
  return rule;
}
