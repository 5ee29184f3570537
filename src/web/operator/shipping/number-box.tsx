import { useState } from 'react';
import { TextField } from '../../ui/text-fields.tsx';

interface NumberBoxProps {
  label: string;
  value: number;
  unit?: string;
  hint?: string;
  error?: string | undefined;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** A number as people type it here: points between thousands, a comma before decimals. What is none becomes NaN. */
export function NumberBox({ label, value, unit, hint, error, disabled, onChange }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isShown = typed !== null && Object.is(readNumber(typed), value);
  return (
    <TextField
      label={label}
      inputMode="decimal"
      maxLength={13}
      suffix={unit && <span className="shrink-0 text-tinta-3">{unit}</span>}
      hint={hint}
      error={error}
      disabled={disabled}
      value={isShown ? typed : Number.isNaN(value) ? (typed ?? '') : value.toLocaleString('es-CO')}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(readNumber(event.currentTarget.value));
      }}
    />
  );
}

function readNumber(text: string): number {
  const plain = text
    .trim()
    .replace(/\.(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
