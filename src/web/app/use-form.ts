import { type FormEvent, useState } from 'react';
import type { ApiReply } from './api-client.ts';
import type { FieldErrors } from './refusal.ts';
import { useSending } from './use-sending.ts';

interface FormRules<Values extends object, Value> {
  initial: Values | (() => Values);
  /** What our own rules say before anything is sent. */
  check?: (values: Values) => FieldErrors;
  send: (values: Values) => Promise<ApiReply<Value>>;
  onDone?: (value: Value, values: Values) => unknown;
}

/** A form: what was typed stays until it is taken, a field's message until the field changes. */
export function useForm<Values extends object, Value>(rules: FormRules<Values, Value>) {
  const { check, send, onDone } = rules;
  const [values, setValues] = useState(rules.initial);
  const state = useSending();

  function set(parts: Partial<Values>) {
    // Browsers fill in many fields at once, so each change starts from the newest values.
    setValues((now) => ({ ...now, ...parts }));
    state.mark(Object.fromEntries(Object.keys(parts).map((name) => [name, undefined])));
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state.sending) return;
    const form = event.currentTarget;
    const errors = check?.(values) ?? {};
    if (Object.keys(errors).length > 0) return state.refuse({ errors, problem: null, form });
    await state.send(
      () => send(values),
      (value) => onDone?.(value, values),
      form,
    );
  }

  return {
    ...state,
    values,
    set,
    reset: setValues,
    submit,
    /** For a field with a text. */
    bind: <Name extends keyof Values & string>(name: Name) => ({
      value: values[name],
      error: state.errors[name],
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        set({ [name]: value } as unknown as Partial<Values>),
    }),
  };
}
