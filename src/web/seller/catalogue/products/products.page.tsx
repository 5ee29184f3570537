import { PRODUCT_STATES, type ProductState } from '../../../../domain/product-state.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { PageHeading } from '../../../panel/card.tsx';
import { SavedViews } from '../../../panel/views/saved-views.tsx';
import { ViewRow } from '../../../panel/views/view-row.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ProductList } from '../bulk/product-list.tsx';
import { ProductFilters } from './product-filters.tsx';
import type { sellerProductsLoader } from './products.loader.ts';

type Data = Awaited<ReturnType<typeof sellerProductsLoader>>;

export function Page({ data }: { data: Data }) {
  const { panel } = data;
  const mayEdit = panel.permissions.includes('edit-products');
  return (
    <>
      <PageHeading
        title="Productos"
        isList
        views={
          <ViewRow>
            <StateChips {...data} />
            <SavedViews
              list="seller-products"
              address={sellerPaths.products()}
              presets={COMMON_VIEWS}
              views={data.savedViews}
              tabWord="estado"
              isReadOnly={panel.isReadOnly}
            />
          </ViewRow>
        }
        action={
          <>
            {panel.permissions.includes('edit-stock') && (
              <ButtonLink size="compact" variant="outline" href={sellerPaths.productGrid()}>
                Precios y existencias
              </ButtonLink>
            )}
            {mayEdit && (
              <ButtonLink
                size="compact"
                href={sellerPaths.product('nuevo')}
                icon={<Icon name="plus" weight="bold" size={20} />}
              >
                Nuevo producto
              </ButtonLink>
            )}
          </>
        }
      />
      <ProductList
        key={JSON.stringify(data.filter)}
        data={data}
        filters={<ProductFilters filter={data.filter} tags={data.desk.tags} />}
      />
    </>
  );
}

const COMMON_VIEWS = [
  { name: 'Por agotarse', query: 'existencias=bajo' },
  { name: 'Agotados', query: 'existencias=agotado' },
  { name: 'Por mejorar', query: 'calidad=por-mejorar' },
];

const PLURALS: Record<ProductState, string> = {
  draft: 'Borradores',
  active: 'Activos',
  paused: 'Pausados',
  archived: 'Archivados',
};

function StateChips({ counts, filter }: Data) {
  const all = counts.draft + counts.active + counts.paused;
  const chips = [
    { name: 'Todos', state: undefined, count: all },
    ...PRODUCT_STATES.map((state) => ({
      name: PLURALS[state],
      state,
      count: counts[state],
    })),
  ];
  return (
    <nav aria-label="Estado de los productos" className="flex min-w-0 gap-2 overflow-x-auto py-1">
      {chips.map(({ name, state, count }) => (
        <a
          key={name}
          href={sellerPaths.products({ ...filter, state })}
          aria-current={filter.state === state ? 'page' : undefined}
          className="flex min-h-[44px] items-center gap-2 whitespace-nowrap rounded-full border border-borde bg-papel px-4 font-[550] text-compact aria-[current]:border-verde-7 aria-[current]:bg-verde-7 aria-[current]:text-white"
        >
          {name} <span className="tabular-nums">{count}</span>
        </a>
      ))}
    </nav>
  );
}
