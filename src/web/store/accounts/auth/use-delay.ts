import { useCallback, useEffect, useRef } from 'react';

/** A pause that never ends once the page has been left. */
export function useDelay(): (millis: number) => Promise<void> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((millis) => {
    clearTimeout(timer.current);
    return new Promise((resolve) => {
      timer.current = setTimeout(resolve, millis);
    });
  }, []);
}
