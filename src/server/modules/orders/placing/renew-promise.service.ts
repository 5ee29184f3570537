import { promiseDelivery } from '../../../../domain/delivery-promise.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { getRateCard } from '../../shipping/rate-card.service.ts';
import { listPromisedPackages, updatePromises } from './renew-promise.repository.ts';

/** A shop begins when the money is there: days that passed until then come on top. */
export async function renewPromises(
  context: Pick<Context, 'write' | 'now'>,
  db: Database,
  { orderNumber, now }: { orderNumber: number; now: Date },
): Promise<void> {
  const [card, packages] = [await getRateCard(context, db), await listPromisedPackages(db, orderNumber)];
  const promises = packages.map(({ sellerId, zone, dispatch }) => ({
    sellerId,
    ...promiseDelivery(dispatch, card.zones[zone], now),
  }));
  await updatePromises(db, orderNumber, promises);
}
