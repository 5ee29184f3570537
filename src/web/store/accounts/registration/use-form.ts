import { useState } from 'react';

export type Errors<Field extends string> = Partial<Record<Field, string>>;

export interface FormState<Field extends string> {
  values: Record<Field, string>;
  errors: Errors<Field>;
  /** Puts a value and forgets the field's problem. */
  change: (field: Field, value: string) => void;
  /** Shows the field's problem when it is left. */
  leave: (field: Field) => void;
  /** Shows this at one field without moving the focus; null shows nothing. */
  showProblem: (field: Field, message: string | null) => void;
  showErrors: (errors: Errors<Field>) => void;
  /** True when nothing is wrong; otherwise shows everything and focuses the first wrong field. */
  validate: () => boolean;
}

interface FormRules<Field extends string> {
  /** In the order of the form: the first wrong one takes the focus. */
  fields: readonly Field[];
  initial: Record<Field, string>;
  problemOf: (field: Field, values: Record<Field, string>) => string | null;
  /** Fields that lose their value when this one changes. */
  dependents?: Partial<Record<Field, Field>>;
  onChange: (values: Record<Field, string>) => void;
}

export function useForm<Field extends string>(rules: FormRules<Field>): FormState<Field> {
  const { fields, initial, problemOf, dependents, onChange } = rules;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Field>>({});
  const showErrors = (shown: Errors<Field>) => {
    setErrors(shown);
    const first = fields.find((field) => shown[field]);
    if (first) document.querySelector<HTMLElement>(`form [name="${first}"]`)?.focus();
  };
  const showProblem = (field: Field, message: string | null) => {
    if (message) setErrors((shown) => ({ ...shown, [field]: message }));
  };
  return {
    values,
    errors,
    change: (field, value) => {
      const dependent = dependents?.[field];
      // Browsers fill in many fields at once, so each change starts from the newest values.
      setValues((now) => {
        const changed = { ...now, [field]: value, ...(dependent && { [dependent]: '' }) };
        onChange(changed);
        return changed;
      });
      setErrors((shown) => ({ ...shown, [field]: undefined }));
    },
    leave: (field) => showProblem(field, problemOf(field, values)),
    showProblem,
    showErrors,
    validate: () => {
      const problems: Errors<Field> = {};
      for (const field of fields) {
        const message = problemOf(field, values);
        if (message) problems[field] = message;
      }
      showErrors(problems);
      return Object.keys(problems).length === 0;
    },
  };
}
