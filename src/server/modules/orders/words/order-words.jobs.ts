import type { Context } from '../../../context.ts';
import { indexWaitingOrders } from './order-words.repository.ts';

const BATCH_SIZE = 100;

/** Makes the words of new and changed orders; true: more are waiting. */
export async function indexOrders({ write }: Pick<Context, 'write'>): Promise<boolean> {
  return (await indexWaitingOrders(write, BATCH_SIZE)) === BATCH_SIZE;
}
