import { useSyncExternalStore } from 'react';
import { storedUserText } from './stored-session.ts';

/** Spec 3: product codes as strings. Null: nobody is logged in, or the list is not there yet. */
export type FavouriteCodes = ReadonlySet<string> | null;

let codes: FavouriteCodes = null;
/** What pages of the server show, before the list is there. */
let shown: ReadonlySet<string> = new Set();
let following = false;
const listeners = new Set<() => void>();

/** The favourites of whoever is logged in; finished pages are the same for everybody, so always null at first. */
export function useFavouriteCodes(): FavouriteCodes {
  return useSyncExternalStore(subscribe, currentFavourites, () => null);
}

/** Null where nobody is logged in. Until the list is there a heart counts as empty and can be clicked already. */
export function useIsFavourite(productId: number): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => isFavourite(productId),
    () => null,
  );
}

/** Spec 4: changes nothing when logged out; the reply decides what the heart shows. */
export async function toggleFavourite(productId: number): Promise<void> {
  const wanted = !isFavourite(productId);
  const { changeFavourite } = await import('./favourites-sync.ts');
  await changeFavourite(String(productId), wanted);
}

export function isFavourite(productId: number): boolean | null {
  if (codes) return codes.has(String(productId));
  return storedUserText() === null ? null : shown.has(String(productId));
}

export function currentFavourites(): FavouriteCodes {
  return codes;
}

export function replaceFavourites(next: FavouriteCodes): void {
  codes = next;
  if (next) shown = new Set();
  announce();
}

/** Favourites that a page of the server shows. */
export function addFavourites(productIds: readonly number[]): void {
  const added = productIds.map(String);
  if (codes) codes = new Set([...codes, ...added]);
  else shown = new Set([...shown, ...added]);
  announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!following) {
    following = true;
    // The calls are loaded after the page works.
    void import('./favourites-sync.ts').then(({ followSession }) => followSession());
  }
  return () => listeners.delete(listener);
}
