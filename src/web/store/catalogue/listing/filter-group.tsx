import { formatNumber } from '../../../../domain/number-text.ts';
import { CheckboxBox } from '../../../ui/choice-fields.tsx';
import type { Facet } from './listing-data.ts';

interface FilterGroupProps {
  legend: string;
  /** Of the parameter in the address. */
  name: string;
  facets: Facet[];
  chosenIds: number[];
  onToggle: (id: number) => void;
}

/** A single option that is not chosen would change nothing. */
export function hasChoice(facets: readonly Facet[], chosenIds: readonly number[]): boolean {
  return facets.length > 1 || chosenIds.length > 0;
}

export function FilterGroup({ legend, name, facets, chosenIds, onToggle }: FilterGroupProps) {
  if (!hasChoice(facets, chosenIds)) return null;
  return (
    <fieldset className="not-first-of-type:mt-[18px] not-first-of-type:border-linea not-first-of-type:border-t not-first-of-type:pt-[18px]">
      <legend className="float-left mb-[10px] w-full font-[750] font-display text-lead tracking-[-.012em]">
        {legend}
      </legend>
      <div className="clear-both">
        {facets.map(({ id, name: label, count }) => (
          <label key={id} htmlFor={`${name}-${id}`} className="filter-option">
            <CheckboxBox
              id={`${name}-${id}`}
              name={name}
              value={id}
              checked={chosenIds.includes(id)}
              onChange={() => onToggle(id)}
            />
            {label}
            <span>{formatNumber(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
