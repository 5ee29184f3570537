import { useEffect, useState } from 'react';

const hints = [
  'Busca frutas y verduras frescas…',
  'Busca quesos, leche y huevos…',
  'Busca portátiles, audífonos y más…',
] as const;

// Spec 9: the hint changes every 3 s; half of the 200 ms cross-fade on each side of the change.
const ROTATION_MILLIS = 3000;
const HALF_FADE_MILLIS = 100;

/** The text in the empty search box. It stands still for readers who want less motion. */
export function useSearchHint(isRotating: boolean): { text: string; isFading: boolean } {
  const [index, setIndex] = useState(0);
  const [isFading, setFading] = useState(false);
  useEffect(() => {
    if (!isRotating || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let fade: ReturnType<typeof setTimeout>;
    const rotation = setInterval(() => {
      setFading(true);
      fade = setTimeout(() => {
        setIndex((index) => index + 1);
        setFading(false);
      }, HALF_FADE_MILLIS);
    }, ROTATION_MILLIS);
    return () => {
      clearInterval(rotation);
      clearTimeout(fade);
      setFading(false);
    };
  }, [isRotating]);
  return { text: hints[index % hints.length] ?? hints[0], isFading };
}
