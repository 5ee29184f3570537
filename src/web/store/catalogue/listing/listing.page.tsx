import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { useRememberedClicks } from '../found-by.ts';
import { AlertBox } from '../search-alert/alert-box.tsx';
import { CategoryCircles } from './category-circles.tsx';
import { ProductListing } from './listing.tsx';
import type { ListingData } from './listing-data.ts';
import { ListingTotal } from './listing-total.tsx';
import { CorrectionNotice, KeepGoing, PartialNotice } from './search-notices.tsx';

/** All products, a category, a subcategory, the offers or a search. */
export function Page({ data }: { data: ListingData }) {
  const { heading, crumbs, page, circles, activeCategoryId, notes } = data;
  useRememberedClicks();
  return (
    <div className="page-width">
      <Breadcrumbs items={[...crumbs, { name: heading }]} />
      <div className="mt-[14px] flex items-end justify-between gap-4">
        <h1 className="heading-1 min-w-0 break-words">{heading}</h1>
        <ListingTotal page={page} />
      </div>
      {page.correctedText !== null && (
        <CorrectionNotice
          text={data.searchedText ?? ''}
          correctedText={page.correctedText}
          exactHref={data.asTypedHref ?? null}
        />
      )}
      {notes?.isPartial && (
        <>
          <PartialNotice text={notes.text} omittedWords={notes.omittedWords} />
          <AlertBox key={notes.text} text={notes.text} />
        </>
      )}
      {circles.length > 0 && <CategoryCircles circles={circles} activeId={activeCategoryId} />}
      <ProductListing key={data.path} data={data} />
      {notes && !notes.isPartial && <AlertBox key={notes.text} text={notes.text} />}
      {notes && <KeepGoing {...notes} />}
    </div>
  );
}
