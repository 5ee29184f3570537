import { useEffect, useState } from 'react';
import type { InputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { callApi } from '../../../app/api-client.ts';
import type { ListedProduct } from './bulk-texts.ts';

export type ProductChoice = InputOf<Endpoints['beginBulkChange']>['body']['choice'];
type Filter = Extract<ProductChoice, { filter: unknown }>['filter'];

/** Which products of a list are chosen: some of them, or all that its filter finds. */
export function useChoice(products: readonly ListedProduct[], filter: Filter) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [isAll, setAll] = useState(false);
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map());
  const isAny = isAll || ids.size > 0;
  const total = useTotal(filter, isAny);
  const choose = (next: Iterable<number>) => {
    setAll(false);
    setIds(new Set(next));
  };
  const clear = () => {
    choose([]);
    setProblems(new Map());
  };
  const onPage = products.map(({ id }) => id);
  const isChosen = (id: number) => isAll || ids.has(id);
  // All of a filter but one: what is left is what stands on this page.
  const toggle = (id: number) => {
    const now = new Set(isAll ? onPage : ids);
    if (!now.delete(id)) now.add(id);
    choose(now);
  };
  const isWholePage = onPage.length > 0 && onPage.every(isChosen);
  return {
    isAny,
    isAll,
    isChosen,
    isWholePage,
    total,
    count: isAll ? (total ?? onPage.length) : ids.size,
    choice: isAll ? { filter } : { ids: [...ids] },
    problems,
    toggle,
    togglePage: () => (isWholePage ? clear() : choose([...ids, ...onPage].slice(0, MAXIMUM))),
    chooseAll: () => setAll(true),
    clear,
    /** What a change refused stays chosen, with its reason. */
    keepRefused: (refusals: readonly { productId: number; problem: string }[]) => {
      choose(refusals.map(({ productId }) => productId));
      setProblems(new Map(refusals.map(({ productId, problem }) => [productId, problem])));
    },
  };
}

const MAXIMUM = 200;

export type Choice = ReturnType<typeof useChoice>;

/** How many the filter finds; asked when something is chosen. Null: not known yet. */
function useTotal(filter: Filter, isWanted: boolean): number | null {
  const [total, setTotal] = useState<number | null>(null);
  const key = JSON.stringify(filter);
  useEffect(() => {
    if (!isWanted) return;
    const aborter = new AbortController();
    const { signal } = aborter;
    void callApi('countChosenProducts', { query: JSON.parse(key) }, { signal }).then((reply) => {
      if (reply.ok && !signal.aborted) setTotal(reply.value.count);
    });
    return () => aborter.abort();
  }, [key, isWanted]);
  return total;
}
