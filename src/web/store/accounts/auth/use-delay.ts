import { useCallback, useEffect, useRef } from 'react';

/** Does something after a pause, unless the page has been left by then. */
export function useDelay(): (millis: number, action: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((millis, action) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, millis);
  }, []);
}
