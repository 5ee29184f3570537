import { useState } from 'react';
import { ASSUMED_PLACE, type Place } from '../../../domain/place.ts';
import { callApi } from '../../app/api-client.ts';
import { useCart } from '../../app/cart-store.ts';
import { choosePlace, currentPlace } from '../../app/place-store.ts';
import { Button } from '../../ui/button.tsx';

export interface PlaceChange {
  place: Place;
  /** Names of products of the cart that do not arrive there. */
  lost: readonly string[];
}

/**
 * Chooses a place. With a cart that loses something there it asks first; when nobody can tell, nothing is asked: cart
 * and checkout say it too.
 */
export function usePlaceChange(onDone: () => void) {
  const { lines } = useCart();
  const [change, setChange] = useState<PlaceChange | null>(null);
  const [checking, setChecking] = useState(false);
  const take = (place: Place) => {
    choosePlace(place);
    onDone();
  };
  const choose = async ({ id, name }: { id: string; name: string }) => {
    if (checking) return;
    const place = { cityId: id, cityName: name };
    if (lines.length === 0) return take(place);
    setChecking(true);
    const products = lines.map(({ productId, quantity, chosenTerms }) => ({
      productId,
      quantity,
      chosenTerms,
    }));
    const reply = await callApi('quoteShipping', { body: { products, destinationCityId: id } });
    setChecking(false);
    const gone = reply.ok ? reply.value.rates.flatMap(({ notDeliverable }) => notDeliverable) : [];
    const lost = [
      ...new Set(lines.filter(({ productId }) => gone.includes(productId)).map(({ name }) => name)),
    ];
    if (lost.length === 0) return take(place);
    setChange({ place, lost });
  };
  return { choose, checking, change, take };
}

interface LostProductsProps {
  change: PlaceChange;
  onTake: (place: Place) => void;
  onStay: () => void;
}

/** What a cart loses with another place, before it does. */
export function LostProducts({ change: { place, lost }, onTake, onStay }: LostProductsProps) {
  const { isAssumed, cityName } = currentPlace();
  return (
    <>
      <p className="text-tinta-2">Siguen en tu carrito, pero no podrás pagarlos para {place.cityName}.</p>
      <ul className="mt-4 grid gap-2 font-semibold">
        {lost.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => onTake(place)} className="max-sm:w-full">
          Cambiar
        </Button>
        <Button variant="outline" onClick={onStay} className="max-sm:w-full">
          Seguir en {isAssumed ? ASSUMED_PLACE.cityName : cityName}
        </Button>
      </div>
    </>
  );
}

export function lostTitle({ place, lost }: PlaceChange): string {
  const count = lost.length === 1 ? '1 producto no llega' : `${lost.length} productos no llegan`;
  return `Al cambiar a ${place.cityName}, ${count}`;
}
