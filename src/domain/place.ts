/** Where a person wants her parcels: a municipality by its DANE code. */
export interface Place {
  cityId: string;
  cityName: string;
}

/** Prices and dates are for this place while nobody has said another one; every text says so. */
export const ASSUMED_PLACE: Place = { cityId: '11001', cityName: 'Bogotá' };

/** The browser reads it and so does the server: kept pages know no place, calls do. */
export const PLACE_COOKIE = 'lugar';

const LONGEST_NAME = 80;

/** '05001~Medell%C3%ADn' */
export function placeText({ cityId, cityName }: Place): string {
  return `${cityId}~${encodeURIComponent(cityName)}`;
}

/** Null when the text is not ours: anybody can write a cookie. */
export function placeOfText(text: string | undefined): Place | null {
  const [, cityId, name] = /^(\d{5})~([^;]+)$/.exec(text ?? '') ?? [];
  if (!cityId || !name) return null;
  try {
    const cityName = decodeURIComponent(name).trim();
    return cityName && cityName.length <= LONGEST_NAME ? { cityId, cityName } : null;
  } catch {
    return null;
  }
}
