import { formatNumber } from '../../../../domain/number-text.ts';
import type { BrowsePage } from './listing-data.ts';

/** A live region, so that a change of filters is heard. */
export function ListingTotal({ page }: { page: BrowsePage }) {
  return (
    <p role="status" className="shrink-0 text-tinta-3 tabular-nums">
      {totalText(page)}
    </p>
  );
}

/** '1 producto', '48 productos', '10.000 productos o más' where counting all takes too long. */
export function totalText({ total, totalIsExact }: Pick<BrowsePage, 'total' | 'totalIsExact'>): string {
  const text = `${formatNumber(total)} ${total === 1 ? 'producto' : 'productos'}`;
  return totalIsExact ? text : `${text} o más`;
}
