import { type FormEvent, useState } from 'react';
import type { ApiReply } from './api-client.ts';
import type { FieldErrors } from './refusal.ts';
import { useSending } from './use-sending.ts';

interface FormRules<Values extends object, Value> {
  initial: Values | (() => Values);
  /** What our own rules say before anything is sent. */
  check?: (values: Values) => FieldErrors;
  /** What changes along with these: the city with its department. */
  along?: (parts: Partial<Values>) => Partial<Values>;
  /** For what a reload should find again. */
  keep?: (values: Values) => void;
  send: (values: Values) => Promise<ApiReply<Value>>;
  onDone?: (value: Value, values: Values) => unknown;
}

/** What fields of texts need of their form. */
export interface TextForm<Field extends string> {
  values: Readonly<Record<Field, string>>;
  errors: FieldErrors;
  change: (field: Field, value: string) => void;
  leave: (field: Field) => void;
  mark: (marks: Record<string, string | undefined>) => void;
}

/** A form: what was typed stays until it is taken, a field's message until the field changes. */
export function useForm<Values extends object, Value>(rules: FormRules<Values, Value>) {
  const { along, keep, send, onDone } = rules;
  const check: (values: Values) => FieldErrors = rules.check ?? (() => ({}));
  const [values, setValues] = useState(rules.initial);
  const state = useSending();

  function set(parts: Partial<Values>) {
    // Browsers fill in many fields at once, so each change starts from the newest values.
    setValues((now) => {
      const changed = { ...now, ...parts, ...along?.(parts) };
      keep?.(changed);
      return changed;
    });
    state.mark(Object.fromEntries(Object.keys(parts).map((name) => [name, undefined])));
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state.sending) return;
    const form = event.currentTarget;
    const errors = check(values);
    if (Object.values(errors).some(Boolean)) return state.refuse({ errors, problem: null, form });
    await state.send(
      () => send(values),
      (value) => onDone?.(value, values),
      form,
    );
  }

  const change = <Name extends keyof Values & string>(name: Name, value: Values[Name]) =>
    set({ [name]: value } as unknown as Partial<Values>);
  return {
    ...state,
    values,
    set,
    change,
    reset: setValues,
    submit,
    /** Shows what is wrong with a field when it is left. */
    leave: (name: keyof Values & string) => {
      const message = check(values)[name];
      if (message) state.mark({ [name]: message });
    },
    /** For a field with a text. */
    bind: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      error: state.errors[name],
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        change(name, value as Values[Name]),
    }),
  };
}
