import { useEffect, useState } from 'react';
import type { CartLine } from '../../../../domain/cart.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { callApi } from '../../../app/api-client.ts';

export type CartAdvice = OutputOf<Endpoints['adviseCart']>;
export type FillUp = CartAdvice['fillUps'][number];

const NO_ADVICE: CartAdvice = { fillUps: [] };

/** What else travels with these lines for the same freight. What fails is not missed: there is no advice then. */
export function useCartAdvice(lines: readonly CartLine[], cityId: string, isQuoted: boolean): CartAdvice {
  const [advice, setAdvice] = useState(NO_ADVICE);
  const products = lines.map(({ productId, quantity, chosenTerms }) => ({
    productId,
    quantity,
    chosenTerms,
  }));
  const question = JSON.stringify(products);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stands for the products
  useEffect(() => {
    if (products.length === 0) return setAdvice(NO_ADVICE);
    if (!isQuoted) return;
    const abort = new AbortController();
    const body = { products, destinationCityId: cityId };
    void callApi('adviseCart', { body }, { signal: abort.signal }).then((reply) => {
      if (!abort.signal.aborted) setAdvice(reply.ok ? reply.value : NO_ADVICE);
    });
    return () => abort.abort();
  }, [question, cityId, isQuoted]);
  return advice;
}

/** One unit of it, as the cart stores it. */
export function lineOfProduct(product: FillUp): CartLine {
  return { ...product, quantity: 1, chosenTerms: [], termNames: [] };
}
