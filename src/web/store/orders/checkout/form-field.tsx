import type { ComponentProps, ReactNode } from 'react';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import type { CheckoutField } from './checkout-form.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

interface BoundProps {
  form: CheckoutFormState;
  field: CheckoutField;
  label: ReactNode;
}

/** A text field of the form: value, error and events by its name. */
export function FormText({
  form,
  field,
  label,
  ...input
}: BoundProps & Omit<ComponentProps<typeof TextField>, 'form'>) {
  return (
    <TextField
      required
      {...input}
      label={label}
      name={field}
      value={form.values[field]}
      error={form.errors[field]}
      onChange={(event) => form.change(field, event.currentTarget.value)}
      onBlur={({ relatedTarget }) => isSubmit(relatedTarget) || form.leave(field)}
    />
  );
}

interface FormSelectProps extends BoundProps {
  placeholder: string;
  choices: readonly { id: string; name: string }[];
  autoComplete?: string;
  disabled?: boolean;
  hint?: ReactNode;
}

export function FormSelect({ form, field, label, placeholder, choices, ...select }: FormSelectProps) {
  return (
    <SelectField
      {...select}
      label={label}
      name={field}
      required
      value={form.values[field]}
      error={form.errors[field]}
      onChange={(event) => form.change(field, event.currentTarget.value)}
      onBlur={({ relatedTarget }) => isSubmit(relatedTarget) || form.leave(field)}
    >
      <option value="">{placeholder}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** A message that appears between press and release would move the button away from under the finger. */
function isSubmit(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit';
}
