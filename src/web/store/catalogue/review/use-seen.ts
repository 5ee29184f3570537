import { type RefObject, useEffect } from 'react';

/** Calls once when the element comes near what is seen. What stands in a closed tab is nowhere. */
export function useSeen(place: RefObject<HTMLElement | null>, onSeen: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done is done once
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        onSeen();
      },
      { rootMargin: '1000px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
