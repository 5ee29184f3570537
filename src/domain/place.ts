/** Where a person wants her parcels: a municipality by its DANE code. */
export interface Place {
  cityId: string;
  cityName: string;
}

export { ASSUMED_PLACE } from './assumed-place.ts';

/** The browser reads it and so does the server: kept pages know no place, calls do. */
export const PLACE_COOKIE = 'lugar';

const LONGEST_NAME = 80;

/** Marks a place that nobody chose in this browser: the saved one of whoever is logged in. */
const OF_ACCOUNT = '~cuenta';

/** '05001~Medell%C3%ADn', '05001~Medell%C3%ADn~cuenta' */
export function placeText({ cityId, cityName }: Place, isOfAccount = false): string {
  return `${cityId}~${encodeURIComponent(cityName)}${isOfAccount ? OF_ACCOUNT : ''}`;
}

export function isPlaceOfAccount(text: string | undefined): boolean {
  return text?.endsWith(OF_ACCOUNT) ?? false;
}

/** Null when the text is not ours: anybody can write a cookie. */
export function placeOfText(text: string | undefined): Place | null {
  const [, cityId, name] = /^(\d{5})~([^;]+?)(?:~cuenta)?$/.exec(text ?? '') ?? [];
  if (!cityId || !name) return null;
  try {
    const cityName = decodeURIComponent(name).trim();
    return cityName && cityName.length <= LONGEST_NAME ? { cityId, cityName } : null;
  } catch {
    return null;
  }
}
