import { useEffect, useRef, useState } from 'react';
import type { CartLine } from '../../../../domain/cart.ts';
import { takeSavedPrices } from '../../../app/saved-lines.ts';
import { checkCart, type LineNotices } from './cart-check.ts';

/** One call takes no more. */
const MOST_ASKED = 100;

/** Asks the shop once a visit what has become of what is put aside: what joins it later was checked in the cart. */
export function useSavedCheck(lines: readonly CartLine[]): LineNotices {
  const [notices, setNotices] = useState<LineNotices>({});
  const isAsked = useRef(false);
  const hasLines = lines.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is something
  useEffect(() => {
    if (!hasLines || isAsked.current) return;
    const abort = new AbortController();
    void checkCart(lines.slice(0, MOST_ASKED), abort.signal, true).then((check) => {
      if (abort.signal.aborted) return;
      isAsked.current = true;
      if (!check) return;
      setNotices(check.notices);
      takeSavedPrices(check.prices);
    });
    return () => abort.abort();
  }, [hasLines]);
  return notices;
}
