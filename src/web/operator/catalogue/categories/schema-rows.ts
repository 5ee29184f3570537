import type { WrittenField } from '../../../../domain/category-rules.ts';
import {
  type CategoryField,
  DUTIES,
  DUTY_KEYS,
  type Duty,
  isDuty,
} from '../../../../domain/category-schema.ts';

/** A field as it is typed: its options separated by commas. */
export interface FieldRow extends Omit<WrittenField, 'terms'> {
  terms: string;
}

export type DutyLevel = 'none' | 'offered' | 'required';

export interface SchemaForm {
  duties: Record<Duty, DutyLevel>;
  /** The kinds of sanitary registration that count; '' for all. */
  registrations: string;
  rows: FieldRow[];
}

export const NEW_ROW: FieldRow = {
  ...{ key: null, name: '', kind: 'choice', unit: '', terms: '' },
  ...{ required: false, filterable: true, variantMaking: true },
};

export function toSchemaForm(fields: readonly CategoryField[]): SchemaForm {
  const levelOf = (key: Duty): DutyLevel => {
    const field = fields.find((one) => one.key === key);
    return !field ? 'none' : field.requiredSince ? 'required' : 'offered';
  };
  return {
    duties: Object.fromEntries(DUTY_KEYS.map((key) => [key, levelOf(key)])) as SchemaForm['duties'],
    registrations: fields.find(({ key }) => key === 'registro')?.terms.join(', ') ?? '',
    rows: fields
      .filter(({ key }) => !isDuty(key))
      .map(({ requiredSince, terms, ...field }) => ({
        ...field,
        terms: terms.join(', '),
        required: requiredSince !== null,
      })),
  };
}

/** What is sent: the duties that are asked for, then the fields in their order. */
export function fromSchemaForm({ duties, registrations, rows }: SchemaForm): WrittenField[] {
  const asked = DUTY_KEYS.filter((key) => duties[key] !== 'none').map(
    (key): WrittenField => ({
      key,
      name: DUTIES[key].name,
      kind: DUTIES[key].kind,
      unit: DUTIES[key].unit,
      terms: key === 'registro' ? termsIn(registrations.toUpperCase()) : [],
      required: duties[key] === 'required',
      filterable: key === 'origen' || key === 'contenido',
      variantMaking: false,
    }),
  );
  return [...asked, ...rows.map((row) => ({ ...row, name: row.name.trim(), terms: termsIn(row.terms) }))];
}

/**
 * The form as the server keeps it. What was typed after it was sent stays; new fields take the key that they were given,
 * so that the next save does not make others in their place.
 */
export function afterSave(now: SchemaForm, sent: SchemaForm, saved: readonly CategoryField[]): SchemaForm {
  const kept = toSchemaForm(saved);
  if (now === sent) return kept;
  const keyOf = (name: string) => kept.rows.find((row) => row.name === name.trim())?.key ?? null;
  return { ...now, rows: now.rows.map((row) => ({ ...row, key: row.key ?? keyOf(row.name) })) };
}

/** The place of a row in what is sent, by which the server names it. */
export function sentPlace({ duties }: SchemaForm, row: number): number {
  return DUTY_KEYS.filter((key) => duties[key] !== 'none').length + row;
}

function termsIn(text: string): string[] {
  const terms = text.split(',').map((term) => term.trim().slice(0, 60));
  return [...new Set(terms.filter(Boolean))];
}
