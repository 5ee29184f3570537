import { formatNumber } from '../../../../domain/number-text.ts';
import { shortPlaceName } from './filter-rows.ts';
import type { BrowsePage } from './listing-data.ts';

/** A live region, so that a change of filters is heard. */
export function ListingTotal({ page }: { page: BrowsePage }) {
  return (
    <p role="status" className={`${page.place ? 'text-right' : 'shrink-0'} text-tinta-3 tabular-nums`}>
      {page.place ? <PlaceTotal page={page} place={page.place} /> : totalText(page)}
    </p>
  );
}

/** '**15 productos** llegan a Medellín · 1 no viaja': of what is ticked, whatever else does not arrive. */
function PlaceTotal({ page, place }: { page: BrowsePage; place: NonNullable<BrowsePage['place']> }) {
  // Without a tick by place the list goes on with what does not arrive.
  const total = Math.min(page.total, place.arriving);
  const away = place.notArriving;
  return (
    <>
      <strong className="text-tinta">{totalText({ ...page, total })}</strong>{' '}
      {total === 1 ? 'llega' : 'llegan'} a {shortPlaceName(place.cityName)}
      {away > 0 && ` · ${formatNumber(away)} ${away === 1 ? 'no viaja' : 'no viajan'}`}
    </>
  );
}

/** '1 producto', '48 productos', '10.000 productos o más' where counting all takes too long. */
export function totalText({ total, totalIsExact }: Pick<BrowsePage, 'total' | 'totalIsExact'>): string {
  const text = `${formatNumber(total)} ${total === 1 ? 'producto' : 'productos'}`;
  return totalIsExact ? text : `${text} o más`;
}
