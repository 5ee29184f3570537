import { paths } from '../../../../wire/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/waiting.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { ActiveFilters } from './active-filters.tsx';
import type { ListingData } from './listing-data.ts';
import { isFiltered, listingHref } from './listing-query.ts';

interface ListingResultsProps {
  data: ListingData;
  loading: boolean;
}

// The first row at the widest: 4 columns.
const EAGER_CARDS = 4;

/** While new products come the spinner lies over the old ones, so that nothing moves. */
export function ListingResults({ data, loading }: ListingResultsProps) {
  const { page } = data;
  return (
    <div className="relative" aria-busy={loading}>
      {page.products.length === 0 ? (
        <EmptyListing data={data} />
      ) : (
        <ul className="grid grid-cols-2 gap-x-[10px] gap-y-[22px] sm:grid-cols-3 sm:gap-x-5 sm:gap-y-[30px] lg:grid-cols-4">
          {page.products.map((product, index) => (
            <li key={product.id} className="min-w-0">
              <ProductCard
                product={product}
                names="listing"
                eager={index < EAGER_CARDS}
                urgent={index === 0}
              />
            </li>
          ))}
        </ul>
      )}
      <PageLinks data={data} />
      {loading && (
        <div className="absolute inset-0 animate-appear-late bg-lienzo/70">
          <Spinner className="sticky top-[40vh]" />
        </div>
      )}
    </div>
  );
}

function EmptyListing({ data }: { data: ListingData }) {
  const filtered = isFiltered(data.query);
  const { page, path, query } = data;
  return (
    <>
      {filtered && (
        <div className="mb-5 grid justify-items-center gap-4">
          <p className="font-semibold">0 con esos filtros. Quita uno:</p>
          <ActiveFilters page={page} path={path} query={query} />
        </div>
      )}
      <EmptyState
        pictureUrl="/pictures/empty-search-320.webp"
        text={data.emptyText}
        action={
          <ButtonLink
            variant="secondary"
            href={
              filtered
                ? listingHref(data.path, { sort: data.query.sort, placeId: data.query.placeId })
                : paths.products()
            }
          >
            {filtered ? 'Quitar los filtros' : 'Ver todos los productos'}
          </ButtonLink>
        }
      />
    </>
  );
}

function PageLinks({ data: { page, path, query } }: { data: ListingData }) {
  const { previousCursor, nextCursor } = page;
  if (previousCursor === null && nextCursor === null) return null;
  return (
    <nav aria-label="Páginas de resultados" className="mt-11 flex flex-wrap justify-center gap-3">
      {previousCursor !== null && (
        <ButtonLink
          variant="outline"
          rel="prev"
          href={listingHref(path, { ...query, cursor: previousCursor })}
          icon={<Icon name="caret-left" weight="bold" size={16} />}
        >
          Página anterior
        </ButtonLink>
      )}
      {nextCursor !== null && (
        <ButtonLink
          variant="outline"
          rel="next"
          href={listingHref(path, { ...query, cursor: nextCursor })}
          iconAfter={<Icon name="caret-right" weight="bold" size={16} />}
        >
          Página siguiente
        </ButtonLink>
      )}
    </nav>
  );
}
