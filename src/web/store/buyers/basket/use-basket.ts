import { useState } from 'react';
import { type CartLine, cartTotals } from '../../../../domain/cart.ts';
import { usePlace } from '../../../app/place-store.ts';
import { useShippingQuote } from '../../orders/checkout/use-shipping-quote.ts';
import { type Choice, firstChoiceOf, keyOfWanted, takenLines, type WantedLine } from './basket.ts';

/** A quote takes no more; a larger basket learns its freight in the cart. */
const MOST_QUOTED = 100;
const NONE: readonly CartLine[] = [];

/** What of a list is taken, in which quantity, and what it costs to bring it to the present place. */
export function useBasket<Line extends WantedLine>(lines: readonly Line[]) {
  const [changed, setChanged] = useState<ReadonlyMap<string, Choice>>(new Map());
  const place = usePlace();
  const choiceOf = (line: Line) => changed.get(keyOfWanted(line)) ?? firstChoiceOf(line);
  const change = (line: Line, parts: Partial<Choice>) =>
    setChanged(new Map([...changed, [keyOfWanted(line), { ...choiceOf(line), ...parts }]]));
  const taken = takenLines(lines, choiceOf);
  const { shipping, askAgain } = useShippingQuote(taken.length > MOST_QUOTED ? NONE : taken, place.cityId);
  const rates = shipping.step === 'quoted' ? shipping.quote.rates : [];
  return {
    place,
    choiceOf,
    change,
    taken,
    totals: cartTotals(taken),
    shipping,
    askAgain,
    /** Products that do not travel to the place. */
    stuck: new Set(rates.flatMap(({ notDeliverable }) => notDeliverable)),
  };
}

export type Basket<Line extends WantedLine> = ReturnType<typeof useBasket<Line>>;
