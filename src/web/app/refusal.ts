import { showToast } from '../ui/toast-store.ts';
import type { ApiFailure, ApiReply } from './api-client.ts';

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

/** For a form of one field: what the server says stands there. */
export function atField<Value>(name: string, reply: ApiReply<Value>): ApiReply<Value> {
  return reply.ok ? reply : { ...reply, fields: { [name]: reply.fields?.[name] ?? reply.message } };
}

/** For a form that says everything in one text: what the server says of the field, where it does. */
export function fieldsFirst<Value>(name: string, reply: ApiReply<Value>): ApiReply<Value> {
  if (reply.ok) return reply;
  const { fields, ...refusal } = reply;
  return { ...refusal, message: fields?.[name] ?? reply.message };
}

/** Where a refusal has no place on the page. */
export function toastRefusal<Value>(reply: ApiReply<Value>): ApiReply<Value> {
  if (!reply.ok) showToast({ kind: 'error', text: reply.message });
  return reply;
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
