import { useEffect, useState } from 'react';
import { callApi } from '../../app/api-client.ts';

export interface Place {
  latitude: number | null;
  longitude: number | null;
  /** Spec 8: 'Dirección no encontrada' or the provider's failure; empty while all is well. */
  message: string;
}

const unknownPlace: Place = { latitude: null, longitude: null, message: '' };
const PAUSE_MILLIS = 1000;

/** Looks the address up 1 s after typing stops, once address and city are known; a failure clears the point. */
export function useGeocoding(address: string, cityId: string): Place {
  const [place, setPlace] = useState<Place>(unknownPlace);
  useEffect(() => {
    setPlace(unknownPlace);
    if (!address.trim() || !cityId) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const body = { address: address.trim(), cityId };
      const reply = await callApi('geocodeAddress', { body }, { signal: abort.signal });
      if (abort.signal.aborted) return;
      if (reply.ok)
        setPlace({ latitude: reply.value.latitude, longitude: reply.value.longitude, message: '' });
      else setPlace({ ...unknownPlace, message: reply.message });
    }, PAUSE_MILLIS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [address, cityId]);
  return place;
}
