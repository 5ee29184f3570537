import { useEffect, useState } from 'react';
import { paths } from '../../../wire/paths.ts';
import { callApi } from '../../app/api-client.ts';

/** Whoever types on is not asked for. */
const SETTLED_MILLIS = 250;

/** How many products of the list on the page, or of all, come to each of these municipalities: 'Llegan 52 de 97'. */
export function useReach(cityIds: readonly string[]): (cityId: string) => string | null {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const missing = cityIds.filter((id) => !texts.has(id)).join();
  useEffect(() => {
    if (missing === '') return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const query = { placeIds: missing.split(','), ...scopeOf(location.pathname) };
      const reply = await callApi('countReach', { query }, { signal: abort.signal });
      if (!reply.ok || abort.signal.aborted) return;
      const { total, places } = reply.value;
      setTexts(
        (known) => new Map([...known, ...places.map((one) => [one.cityId, textOf(one, total)] as const)]),
      );
    }, SETTLED_MILLIS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [missing]);
  return (cityId) => texts.get(cityId) ?? null;
}

function textOf({ arriving }: { arriving: number }, total: number): string {
  const count = (products: number) => products.toLocaleString('es-CO');
  return arriving === 1 ? `Llega 1 de ${count(total)}` : `Llegan ${count(arriving)} de ${count(total)}`;
}

/** The list that the page shows; everything on all other pages. */
function scopeOf(pathname: string) {
  const [, categoryId, subcategoryId] = matchOf(paths.subcategory.pattern, pathname);
  const [, mainCategoryId] = matchOf(paths.category.pattern, pathname);
  const [, sellerId] = matchOf(paths.seller.pattern, pathname);
  return {
    mainCategoryId: numberOf(mainCategoryId ?? categoryId),
    subcategoryId: numberOf(subcategoryId),
    sellerId: numberOf(sellerId),
  };
}

function matchOf(pattern: string, pathname: string): readonly (string | undefined)[] {
  return new RegExp(`^${pattern.replace(/:\w+/g, '(\\d{1,9})')}$`).exec(pathname) ?? [];
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
