import { type ChosenTerm, keyOfLine } from '../../../../domain/cart.ts';
import type { Context } from '../../../context.ts';
import { takeOutBought } from './cart-line.repository.ts';

/** After an order of hers: what she bought leaves her cart on every device. Never fails the order, which stands. */
export async function leaveBoughtOut(
  { write, now, log }: Pick<Context, 'write' | 'now' | 'log'>,
  accountId: number,
  lines: readonly { productId: number; chosenTerms: ChosenTerm[] }[],
): Promise<void> {
  const bought = lines.map((line) => {
    const [, choice = ''] = keyOfLine(line).split(':');
    return { productId: line.productId, choice };
  });
  try {
    await takeOutBought(write, { accountId, lines: bought, now: now() });
  } catch (error) {
    log.error({ err: error, accountId }, 'what was bought stays in the cart');
  }
}
