import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and for the first picture in the browser, which must be equal; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
