import { shortCityName } from '../../../../domain/delivery-text.ts';
import { longPromise } from '../../../../domain/promise-text.ts';
import type { Delivery } from '../../../app/delivery-store.ts';
import type { ShownPlace } from '../../../app/place-store.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { AssumedPlace } from '../../shipping/assumed-place.tsx';
import { FreightLines } from './freight-lines.tsx';
import { ReachedCities } from './reached-cities.tsx';

interface DeliveryDetailsProps {
  name: string;
  delivery: Delivery;
  place: ShownPlace;
  onClose: () => void;
}

/** What a card's line stands for: the price where it arrives taken apart, or the towns that it goes to. */
export function DeliveryDetails({ name, delivery, place, onClose }: DeliveryDetailsProps) {
  const city = shortCityName(place.cityName);
  const title = delivery.arrives ? longPromise(delivery.promise) : `No llega a ${city}`;
  return (
    <Dialog open onClose={onClose} title={title} className="max-w-[460px]">
      {delivery.arrives ? (
        <>
          <p className="-mt-2 mb-4 text-small text-tinta-3">Sale de {shortCityName(delivery.originName)}.</p>
          <div className="-mt-2 mb-4 text-small text-tinta-3">
            <AssumedPlace place={place} />
          </div>
          <FreightLines {...{ name, delivery, cityName: city }} />
        </>
      ) : (
        <>
          <p className="mb-4 text-compact text-tinta-2">
            {name} es fresco y sale de {shortCityName(delivery.originName)}. Llega a:
          </p>
          <ReachedCities delivery={delivery} />
        </>
      )}
    </Dialog>
  );
}
