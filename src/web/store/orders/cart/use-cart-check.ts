import { useCallback, useEffect, useState } from 'react';
import { keyOfLine } from '../../../../domain/cart.ts';
import { takePrices, useCart } from '../../../app/cart-store.ts';
import { type CartCheck, checkCart, type LineNotices } from './cart-check.ts';

export interface CartCheckState {
  notices: LineNotices;
  /** The shop has answered once, or could not. */
  isChecked: boolean;
  /** The shop did not answer: prices and stock may be old. */
  failed: boolean;
  checkAgain: () => void;
  /** Takes over what another call said of the lines. */
  show: (check: CartCheck) => void;
}

/** Asks the shop when the page opens and again when lines or quantities change. */
export function useCartCheck(): CartCheckState {
  const { lines, ready } = useCart();
  const [notices, setNotices] = useState<LineNotices>({});
  const [isChecked, setChecked] = useState(false);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const checkAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const show = useCallback((check: CartCheck) => {
    setNotices((shown) => ({ ...priceNotices(shown), ...check.notices }));
    takePrices(check.prices);
  }, []);
  const question = lines.map((line) => `${keyOfLine(line)}*${line.quantity}`).join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stands for the lines
  useEffect(() => {
    if (!ready || lines.length === 0) return;
    const abort = new AbortController();
    void checkCart(lines, abort.signal).then((check) => {
      if (abort.signal.aborted) return;
      setChecked(true);
      setFailed(check === null);
      if (check) show(check);
    });
    return () => abort.abort();
  }, [question, ready, attempt]);
  return { notices, isChecked, failed, checkAgain, show };
}

/** A price notice stays in view although its line has taken the new price by now. */
function priceNotices(shown: LineNotices): LineNotices {
  return Object.fromEntries(Object.entries(shown).filter(([, { kind }]) => kind === 'price'));
}
