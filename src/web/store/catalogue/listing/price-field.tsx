import { useState } from 'react';
import { formatPesos } from '../../../../domain/money.ts';
import { readPesos } from './listing-query.ts';

interface PriceFieldProps {
  id: string;
  name: string;
  label: string;
  value: number | null;
  /** Shown while nothing is asked for. */
  usual: number;
  onChange: (value: number | null) => void;
}

/** What is typed counts once the field is left or sent. */
export function PriceField({ id, name, label, value, usual, onChange }: PriceFieldProps) {
  const shown = value === null ? '' : formatPesos(value);
  const [typed, setTyped] = useState<{ over: string; text: string } | null>(null);
  const commit = () => {
    if (typed && readPesos(typed.text) !== value) onChange(readPesos(typed.text));
    setTyped(null);
  };
  return (
    <label htmlFor={id} className="min-w-0 flex-1 text-micro text-tinta-3">
      {label}
      <input
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={typed?.over === shown ? typed.text : shown}
        placeholder={formatPesos(usual)}
        onChange={({ target }) => setTyped({ over: shown, text: target.value })}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
        className="price-field"
      />
    </label>
  );
}
