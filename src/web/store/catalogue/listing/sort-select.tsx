import type { SearchSort } from '../../../../wire/catalogue/catalog.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FILTER_FORM_ID } from './filter-panel.tsx';
import type { SortLabels } from './listing-query.ts';

interface SortSelectProps {
  sort: SearchSort;
  labels: SortLabels;
  onChange: (sort: SearchSort) => void;
}

/** Belongs to the filter form, so that without JavaScript one button sends both. */
export function SortSelect({ sort, labels, onChange }: SortSelectProps) {
  return (
    <div className="ml-auto flex items-center gap-2">
      <label htmlFor="orden" className="text-small/5 text-tinta-3 max-sm:sr-only">
        Ordenar por
      </label>
      <span className="relative">
        <select
          id="orden"
          name="orden"
          form={FILTER_FORM_ID}
          value={sort}
          onChange={(event) => onChange(event.target.value as SearchSort)}
          className="h-11 cursor-pointer appearance-none rounded-full border-[1.5px] border-borde bg-papel pr-10 pl-4 font-semibold text-small"
        >
          {Object.entries(labels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon
          name="caret-down"
          weight="bold"
          size={16}
          className="pointer-events-none absolute top-[14px] right-4"
        />
      </span>
      <noscript>
        <Button type="submit" size="compact" form={FILTER_FORM_ID}>
          Ordenar
        </Button>
      </noscript>
    </div>
  );
}
