import { useEffect, useRef, useState } from 'react';
import { PRICE_STEPS, type PriceStep } from '../../../../domain/bulk-price.ts';
import { readNumber } from '../../../panel/read-number.ts';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';

interface AmountFieldProps {
  label: string;
  isPercent?: boolean;
  mayBeNegative?: boolean;
  minimum?: number;
  maximum: number;
  unit?: string;
  /** Null: there is no number to read. */
  onChange: (value: number | null) => void;
}

/** A percentage, an amount of money, or units. It is what the dialog was opened for, so it has the focus. */
export function AmountField(props: AmountFieldProps) {
  const { label, isPercent = false, mayBeNegative = false, minimum = 0, maximum, unit, onChange } = props;
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The dialog gives the focus to its first button.
  useEffect(() => input.current?.focus(), []);
  const read = (typed: string): number | null | 'unreadable' => {
    const isNegative = mayBeNegative && /^\s*[-−]/.test(typed);
    const number = readNumber(isNegative ? typed.replace(/[-−]/, '') : typed, isPercent ? 2 : 0);
    return isNegative && typeof number === 'number' ? -number : number;
  };
  const problem = problemOf(read(text), minimum, maximum);
  const suffix = isPercent ? '%' : unit;
  return (
    <TextField
      ref={input}
      label={label}
      inputMode={isPercent ? 'decimal' : mayBeNegative ? 'text' : 'numeric'}
      autoComplete="off"
      maxLength={14}
      value={text}
      error={problem}
      prefix={isPercent || unit ? undefined : '$'}
      suffix={suffix && <span className="text-tinta-3">{suffix}</span>}
      onChange={(event) => {
        setText(event.currentTarget.value);
        const number = read(event.currentTarget.value);
        onChange(typeof number === 'number' && !problemOf(number, minimum, maximum) ? number : null);
      }}
    />
  );
}

function problemOf(
  number: number | null | 'unreadable',
  minimum: number,
  maximum: number,
): string | undefined {
  if (number === 'unreadable') return 'Escribe solo números.';
  if (number === null) return undefined;
  if (Math.abs(number) > maximum) return `Máximo ${maximum.toLocaleString('es-CO')}.`;
  return Math.abs(number) < minimum ? `Mínimo ${minimum.toLocaleString('es-CO')}.` : undefined;
}

export function StepField({ step, onChange }: { step: PriceStep; onChange: (step: PriceStep) => void }) {
  return (
    <SelectField
      label="Redondear a"
      value={step}
      onChange={(event) => {
        const chosen = PRICE_STEPS.find((one) => String(one) === event.currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    >
      {PRICE_STEPS.map((one) => (
        <option key={one} value={one}>
          {`$ ${one.toLocaleString('es-CO')}`}
        </option>
      ))}
    </SelectField>
  );
}
