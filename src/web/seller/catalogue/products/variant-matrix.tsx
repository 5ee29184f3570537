import { useEffect, useRef, useState } from 'react';
import type { ProductForm } from '../../../../domain/product-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldMessage } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/text-fields.tsx';
import type { SectionProps } from './product-editor.tsx';
import { useVariantCells } from './use-variant-cells.ts';
import { ROW_COLUMNS, stockWith } from './variant-cells.ts';
import { VariantFill } from './variant-fill.tsx';
import { VariantRow } from './variant-row.tsx';

/** So many are drawn at once: 200 of them would make each letter wait. */
const PAGE_SIZE = 20;

/** Every combination with its own price, units, weight, references and pictures. */
export function VariantMatrix({ form, change, markReadable, errors }: SectionProps) {
  const cells = useVariantCells({ form, change, markReadable });
  const [filter, setFilter] = useState('');
  const [page, setPage] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const [at, term] = filter.split('-').map(Number);
  const shown = stockWith(form, filter === '' ? null : { at: at ?? 0, term: term ?? 0 });
  const last = Math.max(0, Math.ceil(shown.length / PAGE_SIZE) - 1);
  const current = Math.min(page, last);
  const wrongAt = form.stock.findIndex(cells.isWrong);
  const seeksWrong = useRef(false);
  // A save that was refused for combinations alone shows the first of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal moves the list
  useEffect(() => {
    if (!errors.stock || wrongAt < 0 || Object.keys(errors).length > 1) return;
    setFilter('');
    setPage(Math.floor(wrongAt / PAGE_SIZE));
    seeksWrong.current = true;
  }, [errors.stock]);
  useEffect(() => {
    const wrong = seeksWrong.current && list.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (!wrong) return;
    seeksWrong.current = false;
    wrong.focus();
  });
  return (
    <section aria-label="Combinaciones" className="grid gap-4">
      <p className="text-small text-tinta-2">
        Lo que dejes en blanco es como en el producto. Sin la marca, nadie puede elegir esa combinación.
      </p>
      {form.stock.length > 1 && <VariantFill shown={shown} cells={cells} />}
      {form.stock.length > 4 && (
        <FilterField
          attributes={form.attributes}
          value={filter}
          onChange={(next) => {
            setFilter(next);
            setPage(0);
          }}
        />
      )}
      {errors.stock && <FieldMessage id="existencias-mensaje" error={errors.stock} />}
      <div>
        <div aria-hidden="true" className="variant-row max-sm:hidden!">
          {ROW_COLUMNS.map(({ name, label }) => (
            <span
              key={name}
              className={`font-semibold text-micro text-tinta-2 ${name === 'reference' || name === 'gtin' ? 'pl-3' : 'pr-3 text-right'}`}
            >
              {label}
            </span>
          ))}
        </div>
        <ul ref={list}>
          {shown.slice(current * PAGE_SIZE, (current + 1) * PAGE_SIZE).map((stock) => (
            <VariantRow key={stock.choice.join()} {...{ form, stock, cells }} />
          ))}
        </ul>
      </div>
      {last > 0 && <Pages {...{ current, last, count: shown.length, setPage }} />}
    </section>
  );
}

interface FilterFieldProps {
  attributes: ProductForm['attributes'];
  /** 'attribute-term', by their places; blank: all. */
  value: string;
  onChange: (value: string) => void;
}

function FilterField({ attributes, value, onChange }: FilterFieldProps) {
  return (
    <SelectField
      label="Mostrar"
      className="sm:max-w-[320px]"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">Todas las combinaciones</option>
      {attributes.map(({ name, terms }, at) => (
        <optgroup key={name} label={name}>
          {terms.map((one, term) => (
            <option key={one.name} value={`${at}-${term}`}>
              Las de {one.name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

interface PagesProps {
  current: number;
  last: number;
  count: number;
  setPage: (page: number) => void;
}

function Pages({ current, last, count, setPage }: PagesProps) {
  const from = current * PAGE_SIZE + 1;
  return (
    <nav aria-label="Más combinaciones" className="flex flex-wrap items-center justify-between gap-3">
      <Button size="compact" variant="outline" disabled={current === 0} onClick={() => setPage(current - 1)}>
        Anteriores
      </Button>
      <p role="status" className="text-small text-tinta-2">
        {from} a {Math.min(count, from + PAGE_SIZE - 1)} de {count}
      </p>
      <Button
        size="compact"
        variant="outline"
        disabled={current === last}
        onClick={() => setPage(current + 1)}
      >
        Siguientes
      </Button>
    </nav>
  );
}
