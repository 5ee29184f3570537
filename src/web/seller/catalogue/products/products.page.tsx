import { PRODUCT_STATES, type ProductState } from '../../../../domain/product-state.ts';
import { LOW_STOCK_UNITS } from '../../../../domain/stock.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import { ProductListRow } from './product-list-row.tsx';
import type { sellerProductsLoader } from './products.loader.ts';

type Data = Awaited<ReturnType<typeof sellerProductsLoader>>;

export function Page({ data }: { data: Data }) {
  const { panel, products, next, filter } = data;
  const mayEdit = panel.permissions.includes('edit-products');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading-1">Productos</h1>
        <div className="flex flex-wrap gap-2">
          {panel.permissions.includes('edit-stock') && (
            <ButtonLink variant="outline" href={sellerPaths.productGrid()}>
              Precios y existencias
            </ButtonLink>
          )}
          {mayEdit && (
            <ButtonLink
              href={sellerPaths.product('nuevo')}
              icon={<Icon name="plus" weight="bold" size={20} />}
            >
              Nuevo producto
            </ButtonLink>
          )}
        </div>
      </div>
      <StateChips {...data} />
      <SearchForm {...data} />
      <Panel className="mt-4 px-0! py-0!">
        {products.length === 0 ? (
          <p className="px-5 py-10 text-center text-tinta-2">
            {filter.search || filter.state || filter.stock
              ? 'Ningún producto coincide con lo que buscas.'
              : 'Todavía no tienes productos. Crea el primero: se guarda como borrador hasta que lo actives.'}
          </p>
        ) : (
          <ul className="divide-y divide-linea">
            {products.map((product) => (
              <ProductListRow key={product.id} product={product} mayEdit={mayEdit} />
            ))}
          </ul>
        )}
      </Panel>
      {next && (
        <p className="mt-5 text-center">
          <ButtonLink variant="outline" href={sellerPaths.products({ ...filter, before: next })}>
            Más productos
          </ButtonLink>
        </p>
      )}
    </>
  );
}

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
    <nav aria-label="Estado de los productos" className="mt-5 flex gap-2 overflow-x-auto pb-1">
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

function SearchForm({ filter }: Data) {
  return (
    <form action={sellerPaths.products()} className="mt-3 grid items-end gap-3 sm:grid-cols-[1fr_220px_auto]">
      {filter.state && <input type="hidden" name="estado" value={filter.state} />}
      <TextField
        label="Nombre o referencia"
        name="buscar"
        type="search"
        maxLength={100}
        defaultValue={filter.search ?? ''}
      />
      <SelectField label="Existencias" name="existencias" defaultValue={filter.stock ?? ''}>
        <option value="">Todas</option>
        <option value="bajo">Quedan {LOW_STOCK_UNITS} o menos</option>
        <option value="agotado">Agotados</option>
      </SelectField>
      <Button type="submit" variant="secondary">
        Buscar
      </Button>
    </form>
  );
}
