import { type ReactNode, useEffect, useState } from 'react';
import { readNumber, writtenNumber } from '../../../panel/read-number.ts';
import { TextField } from '../../../ui/text-fields.tsx';

interface NumberFieldProps {
  label: string;
  name: string;
  value: number | null;
  /** Digits behind the comma; 0: whole numbers, in groups of three as prices are written. */
  decimals?: number;
  minimum: number;
  maximum: number;
  onChange: (value: number | null) => void;
  markReadable: (name: string, isReadable: boolean) => void;
  error?: string | undefined;
  hint?: ReactNode;
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** A number as Colombians write it: '12.500', '0,35'. What is no number stays as it was typed, marked. */
export function NumberField(props: NumberFieldProps) {
  const { value, decimals = 0, minimum, maximum, onChange, markReadable, error, ...field } = props;
  const [text, setText] = useState(() => writtenNumber(value, decimals));
  const { name } = field;
  // A field that goes, or changes its name, holds nothing up any more.
  useEffect(() => () => markReadable(name, true), [markReadable, name]);
  const number = readNumber(text, decimals);
  const problem = problemOf(number, minimum, maximum);
  const read = (typed: string) => {
    setText(typed);
    const next = readNumber(typed, decimals);
    const isReadable = problemOf(next, minimum, maximum) === undefined;
    markReadable(name, isReadable);
    if (isReadable) onChange(next === 'unreadable' ? null : next);
  };
  return (
    <TextField
      {...field}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      maxLength={16}
      autoComplete="off"
      value={text}
      onChange={(event) => read(event.currentTarget.value)}
      onBlur={() => number !== 'unreadable' && setText(writtenNumber(number, decimals))}
      error={problem ?? error}
    />
  );
}

function problemOf(
  number: number | null | 'unreadable',
  minimum: number,
  maximum: number,
): string | undefined {
  if (number === 'unreadable') return 'Escribe solo números.';
  if (number !== null && number < minimum) return `Escribe ${minimum.toLocaleString('es-CO')} o más.`;
  if (number !== null && number > maximum) return `Escribe ${maximum.toLocaleString('es-CO')} o menos.`;
  return undefined;
}
