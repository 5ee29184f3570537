import { sellerPaths } from '../../../../wire/seller-paths.ts';
import type { PageProps } from '../../../app/page.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { TextField } from '../../../ui/text-fields.tsx';
import type { sellerProductGridLoader } from './grid.loader.ts';
import { PriceStockGrid } from './price-stock-grid.tsx';

export function Page({ data }: PageProps<typeof sellerProductGridLoader>) {
  const { panel, products, next, search, isFirstPage } = data;
  return (
    <>
      <p className="text-compact">
        <a href={sellerPaths.products()} className="text-link inline-block py-2">
          Productos
        </a>
      </p>
      <h1 className="heading-1">Precios y existencias</h1>
      <p className="mt-1 text-tinta-2">
        Cambia lo que necesites y guarda todo de una vez.
        <span className="max-sm:hidden">
          {' '}
          Flechas y Enter cambian de celda, Escape la deja como estaba, Ctrl+Z deshace y puedes pegar una o
          las dos columnas de una hoja de cálculo.
        </span>
      </p>
      <form
        action={sellerPaths.productGrid()}
        className="mt-4 grid items-end gap-3 sm:max-w-[560px] sm:grid-cols-[1fr_auto]"
      >
        <TextField
          key={search}
          label="Nombre o referencia"
          name="buscar"
          type="search"
          maxLength={100}
          defaultValue={search ?? ''}
        />
        <Button type="submit" variant="outline">
          Buscar
        </Button>
      </form>
      {products.length === 0 ? (
        <Panel className="mt-5">
          <p className="text-center text-tinta-2">
            {search ? `Ningún producto coincide con «${search}».` : 'Todavía no tienes productos.'}
          </p>
        </Panel>
      ) : (
        <PriceStockGrid
          key={products.map(({ id }) => id).join()}
          initialProducts={products}
          mayPrice={panel.permissions.includes('edit-products')}
        />
      )}
      <p className="mt-5 flex flex-wrap justify-center gap-3 empty:hidden">
        {!isFirstPage && (
          <ButtonLink variant="outline" href={sellerPaths.productGrid(undefined, search)}>
            Volver al principio
          </ButtonLink>
        )}
        {next && (
          <ButtonLink variant="outline" href={sellerPaths.productGrid(next, search)}>
            Más productos
          </ButtonLink>
        )}
      </p>
    </>
  );
}
