import { useEffect, useState } from 'react';
import { readPageData } from '../../../app/page-data.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FilterFields } from './filter-fields.tsx';
import { type Listed, withoutTicks } from './filter-rows.ts';
import type { ListingData } from './listing-data.ts';
import { isFiltered, type ListingQuery, listingHref } from './listing-query.ts';
import { totalText } from './listing-total.tsx';
import { withPlace } from './use-listing-query.ts';

interface FilterSheetProps {
  data: ListingData;
  open: boolean;
  onClose: () => void;
  onApply: (query: ListingQuery) => void;
}

// Several boxes one after the other are one question.
const SETTLED_MILLIS = 250;

/** The filters of narrow screens: ticks are tried here, with what they would leave, and shown by the button at the foot. */
export function FilterSheet({ data, open, onClose, onApply }: FilterSheetProps) {
  const [query, setQuery] = useState(data.query);
  const { listed, isAsking } = useTriedPage(data, query);
  const { page } = listed;
  const change = (part: Partial<ListingQuery>) => setQuery(withPlace({ ...query, ...part, cursor: null }));
  const hasNone = !isAsking && page.total === 0;
  const text = hasNone ? 'Nada con esos filtros' : `Ver ${totalText(page)}`;
  return (
    <Dialog open={open} onClose={onClose} title="Filtros" className="filter-sheet lg:hidden">
      <div className="flex min-h-[calc(100%-52px)] flex-col">
        <div className="flex-1 pb-6">
          <FilterFields
            listed={listed}
            query={query}
            idPrefix="h-"
            onChange={change}
            path={null}
            onOpen={change}
          />
        </div>
        <div className="sticky bottom-0 -mx-[18px] flex gap-[10px] border-linea border-t bg-papel px-4 py-3">
          <Button
            variant="outline"
            disabled={!isFiltered(query)}
            onClick={() => setQuery(withPlace(withoutTicks(query)))}
          >
            Borrar
          </Button>
          <Button full disabled={hasNone} onClick={() => onApply(query)}>
            {text}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {query !== data.query && !isAsking && text}
        </p>
      </div>
    </Dialog>
  );
}

/** What these ticks would leave. An answer that comes after the next tick is not taken. */
function useTriedPage(data: ListingData, query: ListingQuery): { listed: Listed; isAsking: boolean } {
  const [tried, setTried] = useState<{ query: ListingQuery; listed: Listed }>({
    query: data.query,
    listed: data,
  });
  const { path } = data;
  useEffect(() => {
    if (tried.query === query) return;
    const stop = new AbortController();
    const settled = setTimeout(async () => {
      const found = await readPageData<ListingData>(listingHref(path, query), stop.signal).catch(() => null);
      // Without an answer the last count stays; the button leads to the list all the same.
      if (!stop.signal.aborted && found) setTried({ query, listed: found });
    }, SETTLED_MILLIS);
    return () => {
      stop.abort();
      clearTimeout(settled);
    };
  }, [tried, query, path]);
  return { listed: tried.listed, isAsking: tried.query !== query };
}
