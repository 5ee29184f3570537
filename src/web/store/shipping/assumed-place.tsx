import { shortCityName } from '../../../domain/delivery-text.ts';
import { openPlaceChooser, type ShownPlace } from '../../app/place-store.ts';

/** Nobody said where to: the place is said, as prices and days are for it, with the way to say another one. */
export function AssumedPlace({ place: { isAssumed, cityName } }: { place: ShownPlace }) {
  if (!isAssumed) return null;
  return (
    <p>
      Estás viendo precios para <b>{shortCityName(cityName)}</b>.{' '}
      <button type="button" onClick={openPlaceChooser} className="text-link -my-3 py-3">
        Elegir mi ciudad
      </button>
    </p>
  );
}
