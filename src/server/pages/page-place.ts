import { PLACE_COOKIE, placeOfText } from '../../domain/place.ts';

const HOUR_MILLIS = 60 * 60_000;

/**
 * The home page knows where its visitor wants her parcels: its rows hold what comes there. It is kept by that place, so the
 * place becomes part of its address; for an hour, as what comes first changes with the hours of the shops. Who has chosen
 * no place gets the page of everybody.
 */
export function withPlaceOfHome(url: URL, cookies: Record<string, string | undefined>, now: Date): URL {
  if (url.pathname !== '/') return url;
  const placed = new URL(url);
  placed.searchParams.delete(PLACE_COOKIE);
  const place = placeOfText(cookies[PLACE_COOKIE]);
  if (place)
    placed.searchParams.set(PLACE_COOKIE, `${place.cityId}.${Math.floor(now.getTime() / HOUR_MILLIS)}`);
  return placed;
}
