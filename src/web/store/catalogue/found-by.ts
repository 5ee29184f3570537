import { useEffect } from 'react';
import { paths } from '../../../wire/paths.ts';
import { valuesIn } from '../../../wire/values-in.ts';

const KEY = 'encontrados';
const MAXIMUM = 30;

/** Remembers in this tab what a product was searched by, for the count of purchases when it is bought. */
function rememberFound(pageUrl: string, productPath: string): void {
  const [productId] = valuesIn(paths.product, productPath) ?? [];
  if (!productId || !URL.canParse(pageUrl)) return;
  const page = new URL(pageUrl);
  const words = page.pathname === paths.search() ? page.searchParams.get('search') : null;
  if (!words) return;
  const others = readFound().filter(([id]) => id !== productId);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...others, [productId, words.slice(0, 60)]].slice(-MAXIMUM)));
  } catch {
    // Storage is blocked: the purchase is not counted.
  }
}

/** On a page of results: what is opened from it is remembered. */
export function useRememberedClicks(): void {
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) rememberFound(location.href, link.pathname);
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, []);
}

/** On a product's page: its document was opened from results before the program was there to see the click. */
export function rememberOpening(): void {
  const [opened] = performance.getEntriesByType('navigation');
  if (opened?.name === location.href) rememberFound(document.referrer, location.pathname);
}

/** `12=cafe+molido&15=…` of the products that were searched for; undefined: of none. */
export function foundBy(productIds: readonly number[]): string | undefined {
  const found = readFound().filter(([id]) => productIds.includes(Number(id)));
  return found.length > 0 ? String(new URLSearchParams(found)) : undefined;
}

function readFound(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one) && one.length === 2) : [];
  } catch {
    return [];
  }
}
