import { useEffect, useRef, useState } from 'react';
import { formatPesos } from '../../../../domain/money.ts';
import type { BrowsePage } from './listing-data.ts';
import type { ListingQuery, ListingTicks } from './listing-query.ts';
import { PriceField } from './price-field.tsx';

interface PriceFilterProps {
  prices: NonNullable<BrowsePage['filters']['prices']>;
  query: ListingQuery;
  /** Where the prices are those of one unit with its freight; null: prices alone. */
  landedIn: string | null;
  idPrefix: string;
  onChange: (change: Partial<ListingTicks>) => void;
}

const PLAIN = { from: 'minimumPrice', to: 'maximumPrice', name: 'precio', legend: 'Precio' } as const;
const LANDED = {
  from: 'minimumLanded',
  to: 'maximumLanded',
  name: 'puesto',
  legend: 'Precio puesto en',
} as const;

const BAR_WIDTH = 24;
const BAR_HEIGHT = 42;
// While a handle is dragged or a key held down the list does not follow each step.
const SETTLED_MILLIS = 350;

/** Bars of how many products cost how much, two handles and two fields; handles stand on the edges of the bars. */
export function PriceFilter({ prices, query, landedIn, idPrefix, onChange }: PriceFilterProps) {
  const kind = landedIn === null ? PLAIN : LANDED;
  const { counts } = prices;
  const { edges, from, to, isMoved, move } = useHandles(prices.edges, query, kind, onChange);
  const last = edges.length - 1;
  return (
    <fieldset className="filter-group">
      <legend>{landedIn === null ? kind.legend : `${kind.legend} ${landedIn}`}</legend>
      <div className="price-range">
        <svg
          viewBox={`0 0 ${counts.length * BAR_WIDTH} ${BAR_HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={barsOf(counts, (place) => place < from || place >= to)} />
          <path d={barsOf(counts, (place) => place >= from && place < to)} />
        </svg>
        <input
          type="range"
          aria-label="Precio desde"
          aria-valuetext={formatPesos(edges[from] ?? 0)}
          max={last}
          value={from}
          onChange={({ target }) => move({ from: Math.min(Number(target.value), to - 1), to })}
        />
        <input
          type="range"
          aria-label="Precio hasta"
          aria-valuetext={formatPesos(edges[to] ?? 0)}
          max={last}
          value={to}
          onChange={({ target }) => move({ from, to: Math.max(Number(target.value), from + 1) })}
        />
      </div>
      <div className="flex gap-2">
        <PriceField
          id={`${idPrefix}${kind.name}Desde`}
          name={`${kind.name}Desde`}
          label="Desde"
          value={isMoved ? (edges[from] ?? 0) : (query[kind.from] ?? null)}
          usual={edges[0] ?? 0}
          onChange={(minimumPrice) => onChange({ [kind.from]: minimumPrice })}
        />
        <PriceField
          id={`${idPrefix}${kind.name}Hasta`}
          name={`${kind.name}Hasta`}
          label="Hasta"
          value={isMoved ? (edges[to] ?? 0) : (query[kind.to] ?? null)}
          usual={edges[last] ?? 0}
          onChange={(maximumPrice) => onChange({ [kind.to]: maximumPrice })}
        />
      </div>
    </fieldset>
  );
}

interface Handles {
  edges: readonly number[];
  from: number;
  to: number;
}

/** What the handles ask for is told once they rest; until then they keep the edges they were moved on, whatever is answered. */
function useHandles(
  edges: readonly number[],
  query: ListingQuery,
  kind: typeof PLAIN | typeof LANDED,
  onChange: PriceFilterProps['onChange'],
) {
  const [moved, setMoved] = useState<Handles | null>(null);
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    if (!moved) return;
    const settled = setTimeout(() => {
      // From here on the query says it, where it can be taken away again.
      setMoved(null);
      const last = moved.edges.length - 1;
      change.current({
        [kind.from]: moved.from === 0 ? null : (moved.edges[moved.from] ?? null),
        [kind.to]: moved.to === last ? null : (moved.edges[moved.to] ?? null),
      });
    }, SETTLED_MILLIS);
    return () => clearTimeout(settled);
  }, [moved, kind]);
  const handles = moved ?? {
    edges,
    from: placeOf(edges, query[kind.from] ?? 0),
    to: placeOf(edges, query[kind.to] ?? Infinity),
  };
  const move = (place: Omit<Handles, 'edges'>) => setMoved({ edges: handles.edges, ...place });
  return { ...handles, isMoved: moved !== null, move };
}

/** The edge that is nearest to a price. */
function placeOf(edges: readonly number[], price: number): number {
  let best = 0;
  edges.forEach((edge, place) => {
    if (Math.abs(edge - price) < Math.abs((edges[best] ?? 0) - price)) best = place;
  });
  return price === Infinity ? edges.length - 1 : best;
}

function barsOf(counts: readonly number[], isShown: (place: number) => boolean): string {
  const most = Math.max(...counts, 1);
  return counts
    .map((count, place) => {
      if (!isShown(place) || count === 0) return '';
      const height = Math.max((count / most) * BAR_HEIGHT, 3);
      return `M${place * BAR_WIDTH + 1} ${BAR_HEIGHT}v-${height.toFixed(0)}h${BAR_WIDTH - 2}V${BAR_HEIGHT}z`;
    })
    .join('');
}
