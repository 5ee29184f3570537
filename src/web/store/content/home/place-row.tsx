import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { shortCityName } from '../../../../domain/delivery-text.ts';
import { paths } from '../../../../wire/paths.ts';
import { usePlace } from '../../../app/place-store.ts';
import type { HomeData } from './home.loader.ts';
import { ProductRow } from './product-row.tsx';

/** What arrives first at the visitor's place, once she has chosen one; asked for anew when she chooses another. */
export function PlaceRow({ row }: { row: HomeData['placeRow'] }) {
  const { isAssumed, cityId } = usePlace();
  const { revalidate } = useRevalidator();
  const chosenId = isAssumed ? null : cityId;
  const shownId = row?.cityId ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice: there may be nothing to show for it
  useEffect(() => {
    if (chosenId !== shownId) void revalidate();
  }, [chosenId]);
  if (!row) return null;
  return (
    <div className="section-gap">
      <ProductRow
        title={`Llega primero a ${shortCityName(row.cityName)}`}
        allHref={`${paths.products()}?orden=llega-primero&ciudad=${row.cityId}`}
        allText="Ver Todos"
        products={row.products}
      />
    </div>
  );
}
