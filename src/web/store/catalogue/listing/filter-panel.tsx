import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FilterGroup, hasChoice } from './filter-group.tsx';
import type { BrowsePage } from './listing-data.ts';
import type { ListingQuery } from './listing-query.ts';
import { totalText } from './listing-total.tsx';
import { toggled } from './use-listing-query.ts';

export const FILTER_FORM_ID = 'filtros';
const SHEET_ID = 'hoja-de-filtros';

interface FilterPanelProps {
  page: BrowsePage;
  path: string;
  chosen: ListingQuery;
  onChange: (change: Partial<ListingQuery>) => void;
}

/**
 * One form for both widths: a column from 1024 px, below it a native popover, which opens and closes without
 * JavaScript and lies above everything.
 */
export function FilterPanel({ page, path, chosen, onChange }: FilterPanelProps) {
  const [action = path, search] = path.split('?');
  const searched = search && (
    <input type="hidden" name="search" value={new URLSearchParams(search).get('search') ?? ''} />
  );
  // The order is still sent by this form when there is nothing to choose.
  if (!hasFilters(page, chosen))
    return (
      <form id={FILTER_FORM_ID} method="get" action={action} className="hidden">
        {searched}
      </form>
    );
  return (
    <aside
      id={SHEET_ID}
      popover="auto"
      aria-label="Filtros"
      className="locks-page m-0 w-full max-w-none print:hidden overflow-y-auto overscroll-contain border border-linea bg-papel p-[22px] text-tinta backdrop:bg-velo max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:max-h-[85dvh] max-lg:rounded-t-[26px] max-lg:pb-0 max-lg:shadow-e3 lg:static lg:block lg:rounded-[18px]"
    >
      <form id={FILTER_FORM_ID} method="get" action={action}>
        {searched}
        <div className="mb-4 flex items-center justify-between lg:hidden">
          <p className="heading-2">Filtrar</p>
          <button
            type="button"
            popoverTarget={SHEET_ID}
            popoverTargetAction="hide"
            aria-label="Cerrar filtros"
            className="grid size-11 cursor-pointer place-items-center rounded-full bg-crema-1"
          >
            <Icon name="x" weight="bold" size={20} />
          </button>
        </div>
        <FilterGroup
          legend="Categorías"
          name="categorias"
          facets={page.categories}
          chosenIds={chosen.categoryIds}
          onToggle={(id) => onChange({ categoryIds: toggled(chosen.categoryIds, id) })}
        />
        <FilterGroup
          legend="Vendedores"
          name="vendedores"
          facets={page.sellers}
          chosenIds={chosen.sellerIds}
          onToggle={(id) => onChange({ sellerIds: toggled(chosen.sellerIds, id) })}
        />
        <noscript>
          <Button type="submit" size="compact" full className="mt-5">
            Aplicar filtros
          </Button>
        </noscript>
        <div className="sticky bottom-0 -mx-[22px] mt-5 border-linea border-t bg-papel px-[22px] py-4 lg:hidden noscript:hidden">
          <Button full popoverTarget={SHEET_ID} popoverTargetAction="hide">
            Ver {totalText(page)}
          </Button>
        </div>
      </form>
    </aside>
  );
}

export function hasFilters(page: BrowsePage, { categoryIds, sellerIds }: ListingQuery): boolean {
  return hasChoice(page.categories, categoryIds) || hasChoice(page.sellers, sellerIds);
}

export function OpenFiltersButton({ count }: { count: number }) {
  return (
    <button
      type="button"
      popoverTarget={SHEET_ID}
      className="inline-flex h-11 cursor-pointer items-center gap-2 rounded-full border-[1.5px] border-borde bg-papel px-4 font-semibold text-small lg:hidden"
    >
      <Icon name="funnel" size={20} />
      {count > 0 ? `Filtrar (${count})` : 'Filtrar'}
    </button>
  );
}
