// When a product arrives at the present place and what it costs there. Loaded once the page is alive.
import { type ReactNode, useEffect } from 'react';
import { freshReachText, shortCityName } from '../../../../domain/delivery-text.ts';
import { longPromise, orderBeforeText } from '../../../../domain/promise-text.ts';
import { askDeliveryAgain, type Delivery, useDelivery } from '../../../app/delivery-store.ts';
import { type ShownPlace, usePlace } from '../../../app/place-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { AssumedPlace } from '../../shipping/assumed-place.tsx';
import { FreightLines } from './freight-lines.tsx';
import { ReachedCities } from './reached-cities.tsx';

interface ProductPromiseProps {
  productId: number;
  variantId: number | null;
  /** What the page says that it costs. */
  price: number;
  name: string;
  isFrom: boolean;
  waiting: ReactNode;
  onArrival: (arrives: boolean) => void;
}

export function ProductPromise({
  productId,
  variantId,
  price,
  name,
  isFrom,
  waiting,
  onArrival,
}: ProductPromiseProps) {
  const delivery = useDelivery(productId, variantId, price);
  const place = usePlace();
  const isAway = typeof delivery === 'object' && delivery !== null && !delivery.arrives;
  useEffect(() => onArrival(!isAway), [isAway, onArrival]);
  if (delivery === 'loading' || delivery === null) return waiting;
  if (delivery === 'failed')
    return (
      <div>
        <p>
          No pudimos calcular el envío.{' '}
          <button type="button" onClick={askDeliveryAgain} className="text-link min-h-11">
            Reintentar
          </button>
        </p>
      </div>
    );
  if (!delivery.arrives) return <Away {...{ delivery, place }} />;
  return (
    <>
      <div>
        <Icon name="truck" weight="fill" size={28} className="shrink-0 text-verde-6" />
        <div>
          <p className="font-[650] text-lead text-verde-7 leading-6">{longPromise(delivery.promise)}</p>
          <p className="text-tinta-3">
            {orderBeforeText(delivery.promise.orderBefore, new Date())} Sale de{' '}
            {shortCityName(delivery.originName)}.
          </p>
          <AssumedPlace place={place} />
        </div>
      </div>
      <div>
        <FreightLines {...{ name, delivery, isFrom, cityName: place.cityName }} />
      </div>
    </>
  );
}

function Away({ delivery, place }: { delivery: Extract<Delivery, { arrives: false }>; place: ShownPlace }) {
  const city = shortCityName(place.cityName);
  const isFresh = delivery.reason === 'fresh';
  return (
    <>
      <div>
        <Icon name="prohibit" size={28} className="shrink-0 text-tinta-3" />
        <div>
          <p className="font-[650] text-lead leading-6">No llega a {city}</p>
          <p className="text-tinta-3">
            {isFresh
              ? freshReachText(delivery.cityNames, delivery.cityCount)
              : `La transportadora todavía no llega a ${city}.`}
          </p>
          <AssumedPlace place={place} />
        </div>
      </div>
      {isFresh && delivery.cityCount > 0 && (
        <div>
          <p className="mb-3 font-semibold">Sí llega a</p>
          <ReachedCities delivery={delivery} />
        </div>
      )}
    </>
  );
}
