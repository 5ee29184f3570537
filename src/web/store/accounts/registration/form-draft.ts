import { unkeptFields } from './common-fields.ts';

/** What a form of this tab keeps over a reload: never a password, a file or an acceptance. */
const keys = { buyer: 'formularioUsuario', seller: 'formularioVendedor' } as const;

type FormName = keyof typeof keys;
type Values<Field extends string> = Record<Field, string>;

const isKept = (field: string) => !(unkeptFields as readonly string[]).includes(field);

export function readFormDraft<Field extends string>(
  form: FormName,
  fields: readonly Field[],
): Partial<Values<Field>> {
  const draft: Partial<Values<Field>> = {};
  try {
    const stored = JSON.parse(sessionStorage.getItem(keys[form]) ?? '{}');
    for (const field of fields.filter(isKept))
      if (typeof stored[field] === 'string') draft[field] = stored[field];
  } catch {
    // Blocked, or not ours.
  }
  return draft;
}

export function writeFormDraft(form: FormName, values: Values<string>): void {
  const kept = Object.entries(values).filter(([field]) => isKept(field));
  try {
    sessionStorage.setItem(keys[form], JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Full or blocked: the form works without.
  }
}

export function forgetFormDraft(form: FormName): void {
  try {
    sessionStorage.removeItem(keys[form]);
  } catch {
    // Blocked: nothing was kept.
  }
}
