import { useSyncExternalStore } from 'react';
import {
  ASSUMED_PLACE,
  isPlaceOfAccount,
  PLACE_COOKIE,
  type Place,
  placeOfText,
  placeText,
} from '../../domain/place.ts';

export interface ShownPlace extends Place {
  /** Nobody chose it: texts say so. */
  isAssumed: boolean;
}

interface StoredPlace extends ShownPlace {
  /** Not chosen here, but the saved one of whoever is logged in. */
  isOfAccount: boolean;
}

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

const assumed: StoredPlace = { ...ASSUMED_PLACE, isAssumed: true, isOfAccount: false };
let place: StoredPlace | null = null;
const listeners = new Set<() => void>();

/** Finished pages are the same for everybody: on the server and until the page is alive the assumed place. */
export function usePlace(): ShownPlace {
  return useSyncExternalStore(subscribe, currentPlace, () => assumed);
}

export function currentPlace(): StoredPlace {
  place ??= storedPlace();
  return place;
}

/** Somebody says where she wants her parcels; no saved address changes. */
export function choosePlace({ cityId, cityName }: Place): void {
  store({ cityId, cityName, isAssumed: false, isOfAccount: false });
}

/** The saved place of whoever is logged in, used while she has chosen no other one; null: nobody is, or she has none. */
export function followAccountPlace(saved: Place | null): void {
  const { isAssumed, isOfAccount, cityId } = currentPlace();
  if (saved && (isAssumed || (isOfAccount && cityId !== saved.cityId)))
    store({ cityId: saved.cityId, cityName: saved.cityName, isAssumed: false, isOfAccount: true });
  if (!saved && isOfAccount) store(assumed);
}

/** The header's; null while there is none. */
let showChooser: (() => void) | null = null;

/** Opens the dialog in which a place is chosen. */
export function openPlaceChooser(): void {
  showChooser?.();
}

export function onPlaceChooser(show: () => void): () => void {
  showChooser = show;
  return () => {
    if (showChooser === show) showChooser = null;
  };
}

function store(stored: StoredPlace): void {
  const seconds = stored.isAssumed ? 0 : ONE_YEAR_SECONDS;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
  document.cookie = `${PLACE_COOKIE}=${placeText(stored, stored.isOfAccount)}; path=/; max-age=${seconds}; samesite=lax${secure}`;
  place = stored;
  for (const listener of listeners) listener();
}

function storedPlace(): StoredPlace {
  const entry = document.cookie.split('; ').find((one) => one.startsWith(`${PLACE_COOKIE}=`));
  const text = entry?.slice(PLACE_COOKIE.length + 1);
  const stored = placeOfText(text);
  return stored ? { ...stored, isAssumed: false, isOfAccount: isPlaceOfAccount(text) } : assumed;
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
