import { ruleOn } from '../../../../domain/rights/case-rule.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { PageRequest } from '../../../app/page.ts';
import { contentMeta } from '../../content/content-meta.ts';
import { PETITION_KINDS, type PetitionKind } from './pqr-values.ts';

/** Within how many business days the law wants an answer, by kind. */
export type Answers = readonly { kind: PetitionKind; law: string; days: number }[];

/** The same page for everybody; who is logged in and which order the address names is filled in by the browser. */
export async function pqrLoader(page: PageRequest) {
  const base = contentMeta(
    page,
    'Peticiones, quejas y reclamos',
    'Presenta una petición, queja o reclamo y recibe tu número de radicado de una vez.',
  );
  const today = bogotaDay(Date.now());
  const answers = PETITION_KINDS.map((kind) => {
    const { law, answer } = ruleOn(kind, today);
    return { kind, law, days: answer.days };
  });
  return { ...base, brand: page.brand, answers };
}
