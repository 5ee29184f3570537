import type { ComponentProps, ReactNode } from 'react';
import type { TextForm } from '../../../app/use-form.ts';
import { CheckboxField } from '../../../ui/choice-fields.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';

interface Bound<Field extends string> {
  form: TextForm<Field>;
  field: Field;
  label: ReactNode;
}

type TextProps<Field extends string> = Bound<Field> &
  Omit<ComponentProps<typeof TextField>, 'form' | 'label'>;

export function BoundText<Field extends string>({ form, field, ...input }: TextProps<Field>) {
  return <TextField {...input} required {...bindings(form, field)} />;
}

/** `liveError` is shown while typing. */
export function BoundPassword<Field extends string>({
  form,
  field,
  liveError,
  ...input
}: TextProps<Field> & { liveError: string | undefined }) {
  const bound = bindings(form, field);
  return (
    <PasswordField
      {...input}
      required
      autoComplete="new-password"
      {...bound}
      error={liveError ?? bound.error}
    />
  );
}

interface SelectProps<Field extends string> extends Bound<Field> {
  placeholder: string;
  choices: readonly { id: string; name: string }[];
  disabled?: boolean;
  hint?: ReactNode;
}

export function BoundSelect<Field extends string>(props: SelectProps<Field>) {
  const { form, field, placeholder, choices, ...select } = props;
  return (
    <SelectField {...select} required {...bindings(form, field)}>
      <option value="">{placeholder}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** '' or 'true', so that all values of a form are texts. */
export function BoundCheckbox<Field extends string>({ form, field, label }: Bound<Field>) {
  return (
    <CheckboxField
      label={label}
      name={field}
      error={form.errors[field]}
      checked={form.values[field] !== ''}
      onChange={(event) => form.change(field, event.currentTarget.checked ? 'true' : '')}
    />
  );
}

function bindings<Field extends string>(form: TextForm<Field>, field: Field) {
  return {
    name: field,
    value: form.values[field],
    error: form.errors[field],
    onChange: (event: { currentTarget: { value: string } }) => form.change(field, event.currentTarget.value),
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      if (!isSubmit(relatedTarget)) form.leave(field);
    },
  };
}

/** A message that appears between press and release would move the button away from under the finger. */
function isSubmit(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit';
}
