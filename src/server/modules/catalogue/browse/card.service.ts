import type { Context } from '../../../context.ts';
import { listCards } from './listing.repository.ts';
import type { Card } from './listing.ts';

/** In the order of the ids; what shoppers cannot see is left out. */
export function findCards(
  { read, kept }: Pick<Context, 'read' | 'kept'>,
  productIds: readonly number[],
): Promise<Card[]> {
  return kept.cards.find(productIds, (missing) => listCards(read, missing));
}
