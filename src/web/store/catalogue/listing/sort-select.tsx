import type { SearchSort } from '../../../../wire/catalogue/catalog.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FILTER_FORM_ID } from './filter-panel.tsx';
import { defaultSort, sortLabels } from './listing-query.ts';

interface SortSelectProps {
  path: string;
  sort: SearchSort;
  /** Some products of the list say how much they hold. */
  withUnitPrice: boolean;
  onChange: (sort: SearchSort) => void;
}

/** Belongs to the filter form, so that without JavaScript one button sends both. On narrow screens it looks like a button. */
export function SortSelect({ path, sort, withUnitPrice, onChange }: SortSelectProps) {
  const labels = Object.entries(sortLabels).filter(
    ([value]) =>
      value === defaultSort(path) ||
      (value === 'precio-por-unidad'
        ? withUnitPrice || value === sort
        : value !== 'relevantes' && value !== 'popular'),
  );
  return (
    <div className="flex items-center gap-2 max-lg:min-w-0 max-lg:flex-1 lg:ml-auto">
      <label htmlFor="orden" className="text-small/5 text-tinta-3 max-lg:sr-only">
        Ordenar por
      </label>
      <span className="sort-box">
        <select
          id="orden"
          name="orden"
          form={FILTER_FORM_ID}
          value={sort}
          onChange={(event) => onChange(event.target.value as SearchSort)}
        >
          {labels.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="caret-down" weight="bold" size={16} />
        <span aria-hidden="true">{sort === defaultSort(path) ? 'Ordenar' : sortLabels[sort]}</span>
      </span>
      <noscript>
        <Button type="submit" size="compact" form={FILTER_FORM_ID}>
          Ordenar
        </Button>
      </noscript>
    </div>
  );
}
