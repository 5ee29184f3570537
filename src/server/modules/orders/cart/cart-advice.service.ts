import type { ChosenTerm } from '../../../../domain/cart.ts';
import { fillUps } from '../../../../domain/parcel-fill.ts';
import { parcelRoom } from '../../../../domain/parcel-room.ts';
import { type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { type Parcels, readParcels } from '../../shipping/shipping.service.ts';
import { type AddableProduct, listFillUps } from './fill-up.repository.ts';

interface AskedCart {
  lines: readonly { productId: number; quantity: number; chosenTerms: readonly ChosenTerm[] }[];
  destinationCityId: string;
}

/** More shops than that are given nothing to fill up with. */
const MAXIMUM_SHOPS = 8;

export interface CartAdvice {
  fillUps: AddableProduct[];
}

export async function adviseCart(
  context: Pick<Context, 'write' | 'read' | 'now' | 'kept'>,
  cart: AskedCart,
): Promise<Result<CartAdvice, 'unknown-city' | 'product-unavailable'>> {
  const parcels = await readParcels(context, cart);
  if (!parcels.ok) return parcels;
  return success({ fillUps: await findFillUps(context, parcels.value) });
}

async function findFillUps(
  { read, now }: Pick<Context, 'read' | 'now'>,
  { items, terms }: Parcels,
): Promise<AddableProduct[]> {
  const bySeller = Map.groupBy(items, ({ sellerId }) => sellerId);
  const rooms = [...bySeller].slice(0, MAXIMUM_SHOPS).flatMap(([sellerId, own]) => {
    const { grams } = parcelRoom(own, terms.card);
    return grams > 0 ? [{ sellerId, grams }] : [];
  });
  if (rooms.length === 0) return [];
  const exceptIds = items.map(({ productId }) => productId);
  return fillUps(items, await listFillUps(read, { rooms, exceptIds, now: now() }), terms);
}
