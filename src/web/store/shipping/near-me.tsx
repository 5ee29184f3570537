import { useState } from 'react';
import { nearestPlace } from '../../../domain/place-search.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Municipality } from './use-municipalities.ts';

interface NearMeProps {
  places: readonly Municipality[];
  onChoose: (place: Municipality) => void;
}

const DENIED = 'Sin permiso. Escribe tu municipio.';
const UNKNOWN = 'No pudimos ubicarte. Escribe tu municipio.';
const ABROAD = 'No encontramos un municipio cerca de ti. Escríbelo.';
const LONGEST_WAIT_MILLIS = 10_000;

/** Asks for the permission on tap only. Where somebody stands never leaves the browser: the nearest seat is looked up here. */
export function NearMe({ places, onChoose }: NearMeProps) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (message: string) => {
    setAsking(false);
    setProblem(message);
  };
  const ask = () => {
    if (isAsking) return;
    // Missing where the page came without https.
    if (!('geolocation' in navigator)) return fail(UNKNOWN);
    setAsking(true);
    setProblem(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const place = nearestPlace(places, { latitude, longitude });
        if (!place) return fail(ABROAD);
        setAsking(false);
        onChoose(place);
      },
      ({ code, PERMISSION_DENIED }) => fail(code === PERMISSION_DENIED ? DENIED : UNKNOWN),
      { maximumAge: 600_000, timeout: LONGEST_WAIT_MILLIS },
    );
  };
  return (
    <div className="mt-5 border-linea border-t pt-3">
      <button
        type="button"
        onClick={ask}
        className="flex min-h-[44px] cursor-pointer items-center gap-[10px] font-semibold text-verde-7 hover:underline"
      >
        <Icon name="crosshair-simple" size={20} />
        {isAsking ? 'Buscando dónde estás...' : 'Usar mi ubicación'}
      </button>
      {problem && (
        <p role="alert" className="mt-1 text-error text-small/5">
          {problem}
        </p>
      )}
    </div>
  );
}
