import { useSyncExternalStore } from 'react';
import { ASSUMED_PLACE, PLACE_COOKIE, type Place, placeOfText, placeText } from '../../domain/place.ts';

export interface ShownPlace extends Place {
  /** Nobody chose it: texts say so. */
  isAssumed: boolean;
}

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

const assumed: ShownPlace = { ...ASSUMED_PLACE, isAssumed: true };
let place: ShownPlace | null = null;
const listeners = new Set<() => void>();

/** Finished pages are the same for everybody: on the server and until the page is alive the assumed place. */
export function usePlace(): ShownPlace {
  return useSyncExternalStore(subscribe, currentPlace, () => assumed);
}

export function currentPlace(): ShownPlace {
  place ??= storedPlace();
  return place;
}

export function choosePlace({ cityId, cityName }: Place): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
  document.cookie = `${PLACE_COOKIE}=${placeText({ cityId, cityName })}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax${secure}`;
  place = { cityId, cityName, isAssumed: false };
  for (const listener of listeners) listener();
}

function storedPlace(): ShownPlace {
  const entry = document.cookie.split('; ').find((one) => one.startsWith(`${PLACE_COOKIE}=`));
  const stored = placeOfText(entry?.slice(PLACE_COOKIE.length + 1));
  return stored ? { ...stored, isAssumed: false } : assumed;
}

/** Other tabs are followed when one comes back to this one. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', readAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', readAgain);
  };
}

function readAgain(): void {
  const stored = storedPlace();
  if (document.visibilityState !== 'visible' || stored.cityId === currentPlace().cityId) return;
  place = stored;
  for (const listener of listeners) listener();
}
