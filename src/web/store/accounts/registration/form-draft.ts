/** What a form of this tab keeps over a reload: never a password, a file or an acceptance. */
const keys = { buyer: 'formularioUsuario', seller: 'formularioVendedor' } as const;

type FormName = keyof typeof keys;

/** The kept values by our field names; stored under the names of the wire. */
export function readFormDraft<Field extends string>(
  form: FormName,
  wireNames: Partial<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const draft: Partial<Record<Field, string>> = {};
  try {
    const stored = JSON.parse(sessionStorage.getItem(keys[form]) ?? '{}');
    for (const [field, name] of entriesOf(wireNames))
      if (typeof stored[name] === 'string') draft[field] = stored[name];
  } catch {
    // Blocked, or not ours.
  }
  return draft;
}

export function writeFormDraft<Field extends string>(
  form: FormName,
  wireNames: Partial<Record<Field, string>>,
  values: Record<Field, string>,
): void {
  const stored = entriesOf(wireNames).map(([field, name]) => [name, values[field]]);
  try {
    sessionStorage.setItem(keys[form], JSON.stringify(Object.fromEntries(stored)));
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

function entriesOf<Field extends string>(wireNames: Partial<Record<Field, string>>) {
  return Object.entries(wireNames) as [Field, string][];
}
