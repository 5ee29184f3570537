import { hash } from 'node:crypto';
import { emailKey } from '../../../domain/email-key.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import { isOwnShop } from '../accounts/team/shop-people.service.ts';
import { isAlertSignature } from '../links/alert-link.service.ts';
import {
  findRatedOrder,
  insertRefusal,
  listRateableLines,
  type RateableLine,
} from './invitation.repository.ts';
import { isReviewer, type Reviewer } from './review-standing.service.ts';

/** What is left to rate of an order of hers, without what her own shop sold. */
export async function listLinesToRate(
  { write }: Pick<Context, 'write'>,
  orderNumber: number,
  reviewer: Reviewer,
): Promise<Result<RateableLine[], 'not-found'>> {
  const order = await findRatedOrder(write, orderNumber);
  if (!order || !isReviewer(reviewer, order)) return failure('not-found');
  const lines = await listRateableLines(write, orderNumber);
  const shops = [...new Set(lines.map(({ sellerId }) => sellerId))];
  const person = { accountId: reviewer.accountId, alsoKnownAs: [order] };
  const own = new Set<number>();
  // One order has a few shops.
  for (const sellerId of shops) if (await isOwnShop(write, sellerId, person)) own.add(sellerId);
  return success(lines.filter(({ sellerId }) => !own.has(sellerId)));
}

/** The address of the mail is asked for no opinion any more. */
export async function refuseInvitations(
  context: Context,
  { orderNumber, signature }: { orderNumber: number; signature: string },
): Promise<Result<{ message: string }, 'not-found'>> {
  if (!(await isAlertSignature(context, { kind: 'invitation', id: orderNumber }, signature)))
    return failure('not-found');
  const order = await findRatedOrder(context.write, orderNumber);
  if (order) await insertRefusal(context.write, refusalKey(order.email), context.now());
  return success({ message: 'Listo. No te pedimos más opiniones por correo.' });
}

export function refusalKey(email: string): string {
  return hash('sha256', `review-invitation\n${emailKey(email)}`, 'base64url');
}
