import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FilterFields, hasFilters } from './filter-fields.tsx';
import type { ListingData } from './listing-data.ts';
import type { ListingQuery, ListingTicks } from './listing-query.ts';

export const FILTER_FORM_ID = 'filtros';
const COLUMN_ID = 'columna-de-filtros';

interface FilterPanelProps {
  data: ListingData;
  chosen: ListingQuery;
  onChange: (change: Partial<ListingTicks>) => void;
}

/**
 * One form: a column from 1024 px. Below, where no script runs, the same is a native popover, which opens and closes by
 * itself; the program shows a sheet of its own.
 */
export function FilterPanel({ data, chosen, onChange }: FilterPanelProps) {
  const { page, path } = data;
  const [action = path, search] = path.split('?');
  const searched = [...new URLSearchParams(search)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  if (chosen.placeId)
    searched.push(<input key="ciudad" type="hidden" name="ciudad" value={chosen.placeId} />);
  // The order is still sent by this form when there is nothing to choose.
  if (!hasFilters(page, chosen))
    return (
      <form id={FILTER_FORM_ID} method="get" action={action} className="hidden">
        {searched}
      </form>
    );
  return (
    <aside
      id={COLUMN_ID}
      popover="auto"
      aria-label="Filtros"
      className="locks-page m-0 w-full max-w-none overflow-y-auto overscroll-contain border border-linea bg-papel p-[22px] text-tinta backdrop:bg-velo max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:max-h-[88dvh] max-lg:rounded-t-[26px] max-lg:shadow-e3 lg:static lg:block lg:rounded-[22px] print:hidden"
    >
      <form id={FILTER_FORM_ID} method="get" action={action}>
        {searched}
        <FilterFields listed={data} query={chosen} idPrefix="f-" onChange={onChange} path={path} />
        <noscript>
          <Button type="submit" size="compact" full className="mt-5">
            Aplicar filtros
          </Button>
        </noscript>
      </form>
    </aside>
  );
}

const buttonLook =
  'inline-flex h-11 flex-1 cursor-pointer items-center justify-center gap-[10px] rounded-full border-[1.5px] border-borde bg-papel px-4 font-semibold text-compact lg:hidden';

/** Opens the sheet; without scripts, the native popover. */
export function OpenFiltersButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  const label = (
    <>
      <Icon name="sliders-horizontal" size={20} />
      Filtros
      {count > 0 && (
        <span className="grid h-6 min-w-6 place-items-center rounded-full bg-verde-6 px-[6px] text-micro text-white tabular-nums">
          {count}
        </span>
      )}
    </>
  );
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className={`${buttonLook} noscript:hidden`}
      >
        {label}
      </button>
      <noscript>
        <button type="button" popoverTarget={COLUMN_ID} className={buttonLook}>
          {label}
        </button>
      </noscript>
    </>
  );
}
