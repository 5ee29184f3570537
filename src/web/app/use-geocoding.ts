import { useEffect, useState } from 'react';
import { type ApiFailure, callApi } from './api-client.ts';

export interface Place {
  latitude: number | null;
  longitude: number | null;
  /** Spec 8: 'Dirección no encontrada' or 'Error obteniendo latitud y longitud: …'; empty while all is well. */
  message: string;
}

const unknownPlace: Place = { latitude: null, longitude: null, message: '' };

/** Spec 9. */
const PAUSE_MILLIS = 1000;

/** Looks the address up 1 s after typing stops, once address and city are known; a failure clears the point. */
export function useGeocoding(typedAddress: string, cityId: string): Place {
  const [place, setPlace] = useState<Place>(unknownPlace);
  const address = typedAddress.trim();
  useEffect(() => {
    setPlace(unknownPlace);
    if (!address || !cityId) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const body = { address, cityId };
      const reply = await callApi('geocodeAddress', { body }, { signal: abort.signal });
      if (abort.signal.aborted) return;
      if (!reply.ok) return setPlace({ ...unknownPlace, message: geocodingMessage(reply) });
      const { latitude, longitude } = reply.value;
      setPlace({ latitude, longitude, message: '' });
    }, PAUSE_MILLIS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [address, cityId]);
  return place;
}

/** Spec 8 has two texts for a lookup that failed: one of the service, and one for a call that never arrived. */
export function geocodingMessage({ reason, message }: Pick<ApiFailure, 'reason' | 'message'>): string {
  if (reason === 'network') return `Error al obtener latitud y longitud: ${message}`;
  const isSpecified = reason === 'address-not-found' || reason === 'geocoding-failed';
  return isSpecified ? message : `Error obteniendo latitud y longitud: ${message}`;
}
