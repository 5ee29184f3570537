import { lastObjectionDay, mayObject } from '../../../../domain/delivery-confirmation.ts';
import { deliveryProofPath } from '../../../../wire/orders/delivery-proof-paths.ts';
import type { PlacedOrder } from '../../../../wire/orders/order-entities.ts';
import type { DeliveryRow } from './order.repository.ts';

/** Days to object in, and the moment at which the order is looked at. */
export interface ObjectionClock {
  objectionDays: number;
  now: Date;
}

export function shownDelivery(
  row: DeliveryRow | null,
  ref: { orderNumber: number; sellerId: number },
  clock: ObjectionClock | null,
): PlacedOrder['packages'][number]['delivery'] {
  if (!row || !clock) return null;
  const { objectionDays, now } = clock;
  const { confirmedBy, isReleased, hasProof } = row;
  const deliveredAt = new Date(row.deliveredAt);
  const [confirmedAt, disputedAt] = [moment(row.confirmedAt), moment(row.disputedAt)];
  const state = disputedAt ? 'disputed' : confirmedAt ? 'confirmed' : 'open';
  return {
    state,
    confirmedBy: state === 'confirmed' ? confirmedBy : null,
    reportedAt: row.deliveredAt,
    lastDay: state === 'open' ? lastObjectionDay(deliveredAt, objectionDays) : null,
    mayObject: mayObject({ deliveredAt, confirmedAt, confirmedBy, disputedAt, isReleased }, now),
    proofUrl: hasProof ? deliveryProofPath('buyer', ref) : null,
  };
}

function moment(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
