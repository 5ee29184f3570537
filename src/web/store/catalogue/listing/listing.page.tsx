import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { useRememberedClicks } from '../found-by.ts';
import { CategoryCircles } from './category-circles.tsx';
import { ProductListing } from './listing.tsx';
import type { ListingData } from './listing-data.ts';
import { ListingTotal } from './listing-total.tsx';

/** All products, a category, a subcategory, the offers or a search. */
export function Page({ data }: { data: ListingData }) {
  const { heading, crumbs, page, circles, activeCategoryId } = data;
  useRememberedClicks();
  return (
    <div className="page-width">
      <Breadcrumbs items={[...crumbs, { name: heading }]} />
      <div className="mt-[14px] flex items-end justify-between gap-4">
        <h1 className="heading-1 min-w-0 break-words">{heading}</h1>
        <ListingTotal page={page} />
      </div>
      {page.correctedText !== null && (
        <p className="mt-2 text-tinta-2">
          Mostrando resultados para <strong className="font-[650] text-tinta">{page.correctedText}</strong>
        </p>
      )}
      {circles.length > 0 && <CategoryCircles circles={circles} activeId={activeCategoryId} />}
      <ProductListing key={data.path} data={data} />
    </div>
  );
}
