import { useSyncExternalStore } from 'react';

/** Spec 3: product codes as strings. Null: nobody is logged in, or the list is not there yet. */
export type FavouriteCodes = ReadonlySet<string> | null;

let codes: FavouriteCodes = null;
let following = false;
const listeners = new Set<() => void>();

/** The favourites of whoever is logged in; finished pages are the same for everybody, so always null at first. */
export function useFavouriteCodes(): FavouriteCodes {
  return useSyncExternalStore(subscribe, currentFavourites, () => null);
}

/** Null where nobody is logged in. */
export function useIsFavourite(productId: number): boolean | null {
  const find = () => codes?.has(String(productId)) ?? null;
  return useSyncExternalStore(subscribe, find, () => null);
}

/** Spec 4: does nothing when logged out; the reply decides what the heart shows. */
export async function toggleFavourite(productId: number): Promise<void> {
  const { changeFavourite } = await import('./favourites-sync.ts');
  await changeFavourite(String(productId));
}

export function currentFavourites(): FavouriteCodes {
  return codes;
}

export function replaceFavourites(next: FavouriteCodes): void {
  codes = next;
  for (const listener of listeners) listener();
}

/** Favourites that a page of the server shows. */
export function addFavourites(productIds: readonly number[]): void {
  if (codes) replaceFavourites(new Set([...codes, ...productIds.map(String)]));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!following) {
    following = true;
    // Session and calls are loaded after the page works; without them the hearts stay links to the login.
    void import('./favourites-sync.ts').then(({ followSession }) => followSession());
  }
  return () => listeners.delete(listener);
}
