import { expiredBefore } from '../../../../domain/cart-expiry.ts';
import type { Context } from '../../../context.ts';
import { deleteExpiredCartLines } from './cart-line.repository.ts';

/** Carts of 42 hours without a change (spec 4), and what was saved for later long ago. */
export async function deleteExpiredCarts({ write, now }: Context): Promise<void> {
  const { carts, saved } = expiredBefore(now().getTime());
  const before = { cartsBefore: new Date(carts), savedBefore: new Date(saved) };
  // In steps, so that no delete holds many rows at once.
  while ((await deleteExpiredCartLines(write, before)) > 0);
}
