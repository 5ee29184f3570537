import { caseNumberText } from '../../../domain/rights/case-kind.ts';

/** As the log names it. */
export function caseSubject(one: { year: number; sequence: number }): string {
  return `case:${caseNumberText(one)}`;
}
