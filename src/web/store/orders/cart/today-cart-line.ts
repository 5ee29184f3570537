import type { CartLine } from '../../../../domain/cart.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';

/** What somebody wants, with what it costs and how much there is today. */
export type TodayLine = OutputOf<Endpoints['getSharedList']>['lines'][number];

/** As the cart holds it. */
export function cartLineOfToday(line: TodayLine, quantity: number): CartLine {
  const { terms, needsChoice: _, available: _available, onHand: _onHand, ...product } = line;
  return {
    ...product,
    quantity,
    chosenTerms: terms.map(({ attributeId, termId }) => ({ attributeId, termId })),
    termNames: terms.map(({ attribute, term }) => ({ attribute, term })),
  };
}
