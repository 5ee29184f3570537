import { type ComponentProps, useState } from 'react';
import { TextField } from '../../ui/text-fields.tsx';

/** Whole pesos; written with points when the field is left. */
export function PesosField({
  defaultValue,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'value' | 'defaultValue'> & { defaultValue?: number }) {
  const [text, setText] = useState(defaultValue === undefined ? '' : withPoints(String(defaultValue)));
  return (
    <TextField
      {...field}
      prefix="$"
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => setText(withPoints(text))}
    />
  );
}

/** NaN: it is no whole amount. */
export function pesosOf(form: FormData, name: string): number {
  const digits = textOf(form, name).replace(/[.\s$]/g, '');
  return /^\d{1,13}$/.test(digits) ? Number(digits) : Number.NaN;
}

export function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}

function withPoints(text: string): string {
  const digits = text.replace(/[.\s$]/g, '');
  return /^\d{1,13}$/.test(digits) ? digits.replace(/\B(?=(\d{3})+$)/g, '.') : text;
}
