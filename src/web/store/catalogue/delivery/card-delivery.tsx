// What a card says of its delivery to the present place. Loaded once the page is alive: kept pages know no place.
import { Suspense, useState } from 'react';
import { freshReachText, shortCityName } from '../../../../domain/delivery-text.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { shortPromise } from '../../../../domain/promise-text.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import { askDeliveryAgain, type Delivery, useDelivery } from '../../../app/delivery-store.ts';
import { usePlace } from '../../../app/place-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';

const DeliveryDetails = lazyPart(() => import('./delivery-details.tsx').then((part) => part.DeliveryDetails));

interface CardDeliveryProps {
  productId: number;
  /** What the card says that it costs. */
  price: number;
  name: string;
}

/** In the room that every card keeps for it. */
export function CardDelivery(props: CardDeliveryProps) {
  return (
    <div className="card-delivery">
      <Lines {...props} />
    </div>
  );
}

function Lines({ productId, price, name }: CardDeliveryProps) {
  const delivery = useDelivery(productId, null, price);
  const place = usePlace();
  const [isOpen, setOpen] = useState(false);
  if (delivery === null) return null;
  if (delivery === 'loading') return <span className="card-waiting" />;
  if (delivery === 'failed') return <Failed />;
  const lines = { delivery, city: shortCityName(place.cityName), open: () => setOpen(true) };
  return (
    <>
      {delivery.arrives ? (
        <Arrival {...lines} delivery={delivery} />
      ) : (
        <NoArrival {...lines} delivery={delivery} />
      )}
      {isOpen && (
        <Suspense>
          <DeliveryDetails {...{ name, delivery, place }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Failed() {
  return (
    <button type="button" onClick={askDeliveryAgain} className="card-lines">
      No pudimos calcular el envío
      <u className="block text-verde-7">Reintentar</u>
    </button>
  );
}

interface LinesProps<Kind> {
  delivery: Kind;
  city: string;
  open: () => void;
}

function Arrival({ delivery, city, open }: LinesProps<Extract<Delivery, { arrives: true }>>) {
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open} className="card-lines">
        <span className="block truncate">
          <b className="font-[650] text-tinta tabular-nums">{formatPesos(delivery.landedPrice)}</b> puesto en{' '}
          {city}
        </span>
        <span className="flex items-start gap-[5px] font-[650] text-verde-7">
          <Icon name="truck" weight="fill" size={17} className="mt-px shrink-0" />
          <span>{shortPromise(delivery.promise, bogotaDay(Date.now()))}</span>
        </span>
      </button>
      <Shop delivery={delivery} />
    </>
  );
}

/** Stars where somebody gave some, then who sends it from where. */
function Shop({ delivery: { rating, sellerName, originName } }: { delivery: Delivery }) {
  return (
    <p className="card-shop">
      {rating && (
        <span className="card-rating">
          <i aria-hidden="true">★</i>
          <span className="sr-only">Valoración </span>
          {rating.average.toFixed(1).replace('.', ',')}{' '}
          <span className="font-normal text-tinta-3">({rating.count})</span>
        </span>
      )}
      <span className="truncate">
        {sellerName}, {shortCityName(originName)}
      </span>
    </p>
  );
}

function NoArrival({ delivery, city, open }: LinesProps<Extract<Delivery, { arrives: false }>>) {
  return (
    <>
      <span className="card-no-arrival">
        <span className="card-sold-out">No llega a {city}</span>
      </span>
      {delivery.reason === 'not-covered' ? (
        <p className="card-reason">La transportadora todavía no llega a {city}.</p>
      ) : (
        <button type="button" aria-haspopup="dialog" onClick={open} className="card-reason">
          {freshReachText(delivery.cityNames, delivery.cityCount)}{' '}
          {delivery.cityCount > 0 && <u className="font-semibold text-verde-7">Ver ciudades</u>}
        </button>
      )}
    </>
  );
}
