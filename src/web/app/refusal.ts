import type { ApiFailure } from './api-client.ts';

/** Messages by field. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

/** What is wrong with what was to be sent. */
export interface Refusal {
  errors: FieldErrors;
  problem: string | null;
  /** Where the first field with a message takes the focus; null leaves it. */
  form: HTMLFormElement | null;
}

export const NO_REFUSAL: Refusal = { errors: {}, problem: null, form: null };

export function refusalOf(
  { fields, message }: Pick<ApiFailure, 'fields' | 'message'>,
  form: Refusal['form'],
): Refusal {
  return { errors: fields ?? {}, problem: message, form };
}

/** Other messages of single fields, undefined for none; the focus stays where it is. */
export function withMarks({ errors, problem }: Refusal, marks: Record<string, string | undefined>): Refusal {
  const marked = Object.entries({ ...errors, ...marks }).filter(([, message]) => message !== undefined);
  return { errors: Object.fromEntries(marked), problem, form: null };
}

/** In the order of the page; of a marked group its first control. */
export function firstInvalid(form: HTMLFormElement | null): HTMLElement | null {
  const controls = ['input', 'select', 'textarea', 'button'];
  const marked = controls.flatMap((name) => [`${name}[aria-invalid]`, `[aria-invalid] ${name}`]);
  return form?.querySelector<HTMLElement>(marked.join()) ?? null;
}
