import { formatNumber } from '../../../../domain/number-text.ts';
import { Stars } from '../../../ui/stars.tsx';
import type { FilterRow, FilterGroup as Group } from './filter-rows.ts';
import type { ListingTicks } from './listing-query.ts';

interface FilterGroupProps {
  group: Group;
  /** Of the form that it stands in: the column and the sheet are there at once. */
  idPrefix: string;
  onChange: (change: Partial<ListingTicks>) => void;
  /** Where all rows are shown; null: `onOpen` shows them here. */
  openHref: string | null;
  onOpen: () => void;
}

export function FilterGroup({ group, idPrefix, onChange, openHref, onOpen }: FilterGroupProps) {
  const { legend, rows, leftOut } = group;
  const more = (
    <>
      Ver {leftOut} más<span className="sr-only"> de {legend}</span>
    </>
  );
  return (
    <fieldset className="filter-group" aria-label={legend === null ? 'Más filtros' : undefined}>
      {legend !== null && <legend>{legend}</legend>}
      {rows.map((row) => (
        <Row key={row.name + row.value} row={row} idPrefix={idPrefix} onChange={onChange} />
      ))}
      {leftOut > 0 &&
        (openHref === null ? (
          <button type="button" onClick={onOpen}>
            {more}
          </button>
        ) : (
          <a href={openHref} rel="nofollow" data-keep-scroll>
            {more}
          </a>
        ))}
    </fieldset>
  );
}

interface RowProps extends Pick<FilterGroupProps, 'idPrefix' | 'onChange'> {
  row: FilterRow;
}

function Row({ row, idPrefix, onChange }: RowProps) {
  const { name, value, label, stars, count, isRadio, isTicked, toggle } = row;
  const id = `${idPrefix}${name}-${value}`;
  return (
    <label htmlFor={id} className="filter-option">
      <input
        type={isRadio ? 'radio' : 'checkbox'}
        id={id}
        name={name}
        value={value}
        checked={isTicked}
        onChange={() => onChange(toggle)}
      />
      {stars !== undefined && <Stars rating={stars} />}
      {label}
      {count !== null && <span>{formatNumber(count)}</span>}
    </label>
  );
}
