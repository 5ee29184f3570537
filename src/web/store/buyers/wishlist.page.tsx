import { useEffect, useState } from 'react';
import { paths } from '../../../wire/paths.ts';
import { addFavourites, useFavouriteCodes } from '../../app/favourites-store.ts';
import { useFocusAfterRemoval } from '../../app/use-focus-after-removal.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RowAlert } from '../catalogue/product-alert/row-alert.tsx';
import { ProductCard } from '../catalogue/product-card/product-card.tsx';
import { SaveToList } from '../catalogue/save-to-list/save-to-list.tsx';
import type { WishlistData } from './wishlist.loader.ts';

// The first row at the widest: 4 columns.
const EAGER_CARDS = 4;

export function Page({ data }: { data: WishlistData }) {
  const products = useShownProducts(data);
  const heading = useFocusAfterRemoval(products.length);
  return (
    <div className="page-width pb-16">
      <Breadcrumbs items={[{ name: 'Inicio', href: paths.home() }, { name: 'Lista de deseos' }]} />
      <h1 ref={heading} tabIndex={-1} className="heading-1 mt-2 mb-6">
        Lista de deseos
      </h1>
      <nav aria-label="Tus listas" className="-mt-4 mb-6 flex flex-wrap gap-x-6">
        <a href={paths.market()} className="inline-flex min-h-[44px] items-center text-link">
          Mi mercado
        </a>
        <a href={paths.lists()} className="inline-flex min-h-[44px] items-center text-link">
          Tus listas
        </a>
      </nav>
      {products.length === 0 ? (
        <EmptyWishlist />
      ) : (
        <ul className="grid grid-cols-2 gap-x-[10px] gap-y-[22px] sm:grid-cols-3 sm:gap-x-5 sm:gap-y-[30px] lg:grid-cols-4">
          {products.map((product, index) => (
            <li key={product.id} className="min-w-0">
              <ProductCard
                product={product}
                names="listing"
                eager={index < EAGER_CARDS}
                urgent={index === 0}
              />
              <SaveToList productId={product.id} productName={product.name} />
              <RowAlert
                productId={product.id}
                productName={product.name}
                variantId={null}
                isSoldOut={!product.inStock}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What the server listed, without those whose heart was emptied since. */
function useShownProducts({ products }: WishlistData): WishlistData['products'] {
  const codes = useFavouriteCodes();
  const [taken, setTaken] = useState<WishlistData['products'] | null>(null);
  useEffect(() => {
    // The list may be newer than what this tab knows, after a change on another device.
    addFavourites(products.map(({ id }) => id));
    setTaken(products);
  }, [products]);
  if (codes === null || taken !== products) return products;
  return products.filter(({ id }) => codes.has(String(id)));
}

function EmptyWishlist() {
  return (
    <EmptyState
      pictureUrl="/pictures/empty-wishlist-320.webp"
      text="No tienes productos en tu lista de deseos."
      action={
        <ButtonLink variant="secondary" href={paths.products()}>
          Ver productos
        </ButtonLink>
      }
    />
  );
}
