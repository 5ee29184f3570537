import { isEmail } from '../../../domain/email.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { isAboutGoods } from '../../../domain/rights/case-moves.ts';
import { reversalUntil } from '../../../domain/rights/rights.ts';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import type { InputOf } from '../../../wire/endpoint.ts';
import type { caseEndpoints } from '../../../wire/rights/cases.ts';

export type CaseForm = InputOf<typeof caseEndpoints.openCase>['body'];

const SHORTEST_STORY = 10;
const LINES = 'Elige lo que quieres reclamar, cada línea una vez.';
const STORY = 'Cuéntanos qué pasó, en al menos 10 letras.';
const KNOWN = 'La ley da 5 días hábiles desde el día en que lo supiste.';

/** What is wrong with a form by itself; `isKnown`: her account or her order says who she is. */
export function checkCaseForm(
  form: CaseForm,
  { today, isKnown }: { today: string; isKnown: boolean },
): Result<null, 'invalid-input'> {
  const fields: Record<string, string> = {};
  const isOfLines = isAboutGoods(form.kind);
  if (isOfLines && form.orderNumber === undefined) fields.orderNumber = REQUIRED_MESSAGE;
  const named = new Set(form.lines.map(({ line }) => line));
  if (isOfLines && (form.lines.length === 0 || named.size < form.lines.length)) fields.lines = LINES;
  if (NEEDS_STORY.includes(form.kind) && form.story.length < SHORTEST_STORY) fields.story = STORY;
  if (form.kind === 'reversal') {
    if (!form.reversalCause) fields.reversalCause = REQUIRED_MESSAGE;
    if (!form.knownOn) fields.knownOn = REQUIRED_MESSAGE;
    else if (form.knownOn > today || reversalUntil(form.knownOn, today) < today) fields.knownOn = KNOWN;
  }
  if (!isKnown) {
    if (form.name === '') fields.name = REQUIRED_MESSAGE;
    if (!isEmail(form.email)) fields.email = 'Escribe un correo válido.';
    if (!/^[A-Za-z0-9]{4,16}$/.test(form.documentNumber.replace(/[ .-]/g, '')))
      fields.documentNumber = 'Escribe tu número de documento, de 4 a 16 letras o números.';
  }
  return Object.keys(fields).length > 0 ? failure('invalid-input', { fields }) : success(null);
}

const NEEDS_STORY: readonly CaseForm['kind'][] = [
  'warranty',
  'not-as-ordered',
  'reversal',
  'petition',
  'complaint',
  'claim',
  'data-query',
  'data-claim',
];

/** What she asks for where she does not say it. */
export function wantedOf({ kind, wanted }: CaseForm): 'refund' | 'replacement' | 'repair' | 'answer' {
  if (!isAboutGoods(kind)) return 'answer';
  const mayChoose = kind === 'warranty' || kind === 'not-as-ordered';
  return mayChoose && wanted && wanted !== 'answer' ? wanted : 'refund';
}
