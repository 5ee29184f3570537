import { type ComponentProps, useState } from 'react';
import { readNumber, writtenNumber } from '../../panel/read-number.ts';
import { TextField } from '../../ui/text-fields.tsx';

/** Whole pesos; written with points when the field is left. */
export function PesosField({
  defaultValue,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'value' | 'defaultValue'> & { defaultValue?: number }) {
  const [text, setText] = useState(() => writtenNumber(defaultValue ?? null, 0));
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
  return pesosIn(textOf(form, name)) ?? Number.NaN;
}

export function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}

function withPoints(text: string): string {
  const pesos = pesosIn(text);
  return pesos === null ? text : writtenNumber(pesos, 0);
}

function pesosIn(text: string): number | null {
  const pesos = readNumber(text.replace(/\s/g, ''), 0);
  return typeof pesos === 'number' && pesos < 1e13 ? pesos : null;
}
