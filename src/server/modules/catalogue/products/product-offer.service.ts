import type { FormOffer } from '../../../../domain/product-form.ts';
import type { Database } from '../../../db/sql.ts';
import { endOffers, insertOffer } from './product-offer.repository.ts';

interface OfferSave {
  productId: number;
  offer: FormOffer | null;
  before: FormOffer | null;
  now: Date;
}

/**
 * Replaces the product's offer unless it is the same; answers the sale price that holds now. One without moments has
 * no row: it holds until somebody takes it away. The schedule's job starts and ends the others.
 */
export async function saveOffer(
  db: Database,
  { productId, offer, before, now }: OfferSave,
): Promise<number | null> {
  const { startsAt, endsAt, isRunning } = offerAt(offer, now);
  const holds = isRunning && offer ? offer.salePrice : null;
  if (isSameOffer(offer, before)) return holds;
  await endOffers(db, productId);
  if (offer && endsAt && endsAt > now)
    await insertOffer(db, { productId, salePrice: offer.salePrice, startsAt, endsAt, isRunning });
  return holds;
}

/** Its moments, and whether it holds at this one. `endsAt` null: nothing ends by itself. */
export function offerAt(offer: FormOffer | null, now: Date) {
  const endsAt = offer?.endsAt ? new Date(offer.endsAt) : null;
  const startsAt = offer?.startsAt ? new Date(offer.startsAt) : now;
  const isRunning = offer !== null && startsAt <= now && (endsAt === null || endsAt > now);
  return { startsAt, endsAt, isRunning };
}

export function isSameOffer(left: FormOffer | null, right: FormOffer | null): boolean {
  if (!left || !right) return left === right;
  return (
    left.salePrice === right.salePrice &&
    millisOf(left.startsAt) === millisOf(right.startsAt) &&
    millisOf(left.endsAt) === millisOf(right.endsAt)
  );
}

export function hasEnded({ endsAt }: FormOffer, now: Date): boolean {
  return endsAt !== null && new Date(endsAt) <= now;
}

function millisOf(moment: string | null): number | null {
  return moment ? new Date(moment).getTime() : null;
}
