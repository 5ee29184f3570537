import { useState } from 'react';
import { type CartLine, cartTotals } from '../../../../domain/cart.ts';
import { usePlace } from '../../../app/place-store.ts';
import { useShippingQuote } from '../../orders/checkout/use-shipping-quote.ts';
import {
  type Choice,
  choicesOf,
  firstChoiceOf,
  keyOfWanted,
  roomOf,
  takenLines,
  type WantedLine,
} from './basket.ts';

/** A quote takes no more; a larger basket learns its freight in the cart. */
const MOST_QUOTED = 100;
const NONE: readonly CartLine[] = [];

/** What of a list is taken, in which quantity, and what it costs to bring it to the present place. */
export function useBasket<Line extends WantedLine>(lines: readonly Line[]) {
  const [changed, setChanged] = useState<ReadonlyMap<string, Choice>>(new Map());
  const place = usePlace();
  const choices = choicesOf(lines, changed);
  const choiceOf = (line: Line) => choices.get(keyOfWanted(line)) ?? firstChoiceOf(line);
  const roomFor = (line: Line) => roomOf(line, lines, choices);
  // With one change the others stay as they are: less of one option must not become more of another.
  const change = (line: Line, parts: Partial<Choice>) => {
    const { quantity, isTaken } = { ...choiceOf(line), ...parts };
    const possible = isTaken ? Math.min(quantity, roomFor(line)) : quantity;
    setChanged(new Map([...choices, [keyOfWanted(line), { quantity: possible, isTaken }]]));
  };
  const taken = takenLines(lines, choiceOf);
  const { shipping, askAgain } = useShippingQuote(taken.length > MOST_QUOTED ? NONE : taken, place.cityId);
  const rates = shipping.step === 'quoted' ? shipping.quote.rates : [];
  return {
    place,
    choiceOf,
    roomFor,
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
