import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { CategoryCircles } from './category-circles.tsx';
import { ProductListing } from './listing.tsx';
import type { ListingData } from './listing-data.ts';
import { ListingTotal } from './listing-total.tsx';

interface ListingPageProps {
  data: ListingData;
  /** Of a search, below its heading and below its products. */
  notice?: ReactNode;
  after?: ReactNode;
}

/** All products, a category, a subcategory, the offers or, with its notices, a search. */
export function Page({ data, notice, after }: ListingPageProps) {
  const { heading, crumbs, page, circles, activeCategoryId } = data;
  return (
    <div className="page-width">
      <Breadcrumbs items={[...crumbs, { name: heading }]} />
      <div
        className={`mt-[14px] flex items-end justify-between gap-4 ${page.place ? 'max-sm:flex-wrap' : ''}`}
      >
        <h1 className="heading-1 min-w-0 break-words">{heading}</h1>
        <ListingTotal page={page} />
      </div>
      {notice}
      {circles.length > 0 && <CategoryCircles circles={circles} activeId={activeCategoryId} />}
      <ProductListing key={data.path} data={data} />
      {after}
    </div>
  );
}
