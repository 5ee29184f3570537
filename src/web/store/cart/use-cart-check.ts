import { useEffect, useState } from 'react';
import { keyOfLine } from '../../../domain/cart.ts';
import { useCart } from '../../app/cart-store.ts';
import { checkCart, type LineNotices } from './cart-check.ts';

/** Asks the shop once when the page opens and again when lines or quantities change. */
export function useCartCheck(): LineNotices {
  const { lines, ready } = useCart();
  const [notices, setNotices] = useState<LineNotices>({});
  const question = lines.map((line) => `${keyOfLine(line)}*${line.quantity}`).join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stands for the lines
  useEffect(() => {
    if (!ready) return;
    const abort = new AbortController();
    void checkCart(lines, abort.signal).then((fresh) => {
      if (!abort.signal.aborted) setNotices((shown) => keepPriceNotices(shown, fresh));
    });
    return () => abort.abort();
  }, [question, ready]);
  return notices;
}

/** A price notice stays in view although its line has taken the new price by now. */
function keepPriceNotices(shown: LineNotices, fresh: LineNotices): LineNotices {
  const prices = Object.entries(shown).filter(([, notice]) => notice.kind === 'price');
  return { ...Object.fromEntries(prices), ...fresh };
}
