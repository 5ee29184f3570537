import { useLoaderData } from 'react-router';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { sellerProductGridLoader } from './grid.loader.ts';
import { PriceStockGrid } from './price-stock-grid.tsx';

export function Page() {
  const { centre, products, next, search } = useLoaderData() as Awaited<
    ReturnType<typeof sellerProductGridLoader>
  >;
  return (
    <>
      <p className="text-[15px]">
        <a href={sellerPaths.products()} className="text-link inline-block py-2">
          Productos
        </a>
      </p>
      <h1 className="heading-1">Precios y existencias</h1>
      <p className="mt-1 text-tinta-2">
        Flechas y Enter cambian de celda, Escape la deja como estaba y puedes pegar una columna de una hoja de
        cálculo.
      </p>
      <PriceStockGrid
        key={products.map(({ id }) => id).join()}
        initialProducts={products}
        mayPrice={centre.permissions.includes('edit-products')}
      />
      {next && (
        <p className="mt-5 text-center">
          <ButtonLink variant="outline" href={sellerPaths.productGrid(next, search)}>
            Más productos
          </ButtonLink>
        </p>
      )}
    </>
  );
}
