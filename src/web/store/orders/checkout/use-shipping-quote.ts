import { useCallback, useEffect, useState } from 'react';
import type { CartLine } from '../../../../domain/cart.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { callApi } from '../../../app/api-client.ts';

type Quote = OutputOf<Endpoints['quoteShipping']>;
export type ShippingRate = Quote['rates'][number];

export type ShippingState =
  | { step: 'no-city' }
  | { step: 'asking' }
  | { step: 'failed'; message: string }
  | { step: 'quoted'; quote: Quote };

/**
 * Asks for the cost whenever cart or city changes (spec 4). Spec's client shows 0 on failure; ours says so and
 * offers to try again, and no order can be placed without a quote.
 */
export function useShippingQuote(lines: readonly CartLine[], cityId: string) {
  const [state, setState] = useState<ShippingState>({ step: 'no-city' });
  const [attempt, setAttempt] = useState(0);
  const products = lines.map(({ productId, quantity, chosenTerms }) => ({
    productId,
    quantity,
    chosenTerms,
  }));
  const question = JSON.stringify(products);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stands for the products
  useEffect(() => {
    if (!cityId || products.length === 0) return setState({ step: 'no-city' });
    const abort = new AbortController();
    setState({ step: 'asking' });
    const body = { products, destinationCityId: cityId };
    void callApi('quoteShipping', { body }, { signal: abort.signal }).then((reply) => {
      if (abort.signal.aborted) return;
      if (reply.ok) setState({ step: 'quoted', quote: reply.value });
      else setState({ step: 'failed', message: reply.message });
    });
    return () => abort.abort();
  }, [question, cityId, attempt]);
  const askAgain = useCallback(() => setAttempt((count) => count + 1), []);
  return { shipping: state, askAgain };
}
