import { useState } from 'react';
import type { FormStock } from '../../../../domain/product-form.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import { onEnter } from './term-text.ts';
import type { VariantCells } from './use-variant-cells.ts';
import { VARIANT_COLUMNS } from './variant-cells.ts';

/** Barcodes and references are each combination's own. */
const FILLED = VARIANT_COLUMNS.filter(({ name }) => name !== 'gtin' && name !== 'reference');

/** One value for all combinations that are shown, with a way back. */
export function VariantFill({ shown, cells }: { shown: readonly FormStock[]; cells: VariantCells }) {
  const [name, setName] = useState<string>('price');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [told, setTold] = useState('');
  const column = FILLED.find((one) => one.name === name) ?? FILLED[0];
  const fill = () => {
    if (!column) return;
    const refusal = cells.fill(shown, column, text);
    setProblem(refusal ?? undefined);
    setTold(refusal ? '' : `${column.label}: ${text || 'en blanco'} en ${countOf(shown.length)}.`);
  };
  return (
    <section aria-label="Para todas" className="grid gap-3 rounded-[14px] bg-crema-1 p-4">
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <SelectField
          label="Para todas"
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem(undefined);
          }}
        >
          {FILLED.map((one) => (
            <option key={one.name} value={one.name}>
              {one.label}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Valor"
          maxLength={16}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={problem}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onEnter(fill)}
        />
        <Button
          variant="secondary"
          className="max-sm:col-span-2 sm:mt-[27px]"
          disabled={shown.length === 0}
          onClick={fill}
        >
          Poner en {countOf(shown.length)}
        </Button>
      </div>
      <div role="status" className="flex flex-wrap items-center gap-3 text-small text-tinta-2 empty:hidden">
        {told && cells.undoFill && (
          <>
            {told}
            <button
              type="button"
              onClick={() => {
                cells.undoFill?.();
                setTold('Quedó como antes.');
              }}
              className="min-h-11 font-semibold text-verde-7 underline underline-offset-4"
            >
              Deshacer
            </button>
          </>
        )}
      </div>
    </section>
  );
}

function countOf(count: number): string {
  return count === 1 ? '1 opción' : `${count} opciones`;
}
