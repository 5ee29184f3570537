import { type ChosenTerm, keyOfLine } from '../../../../domain/cart.ts';
import {
  type AdvisedItem,
  adviseCart,
  type CartCost,
  type Equivalent,
} from '../../../../domain/cart-advice.ts';
import { areEquivalent } from '../../../../domain/equivalent-product.ts';
import { fillUps } from '../../../../domain/parcel-fill.ts';
import { parcelRoom } from '../../../../domain/parcel-room.ts';
import { type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { type Parcels, readParcels } from '../../shipping/shipping.service.ts';
import { type AddableProduct, listAlikes, listFillUps, listIdentities } from './addable.repository.ts';

interface AskedLine {
  productId: number;
  quantity: number;
  chosenTerms: ChosenTerm[];
}

/** More shops than that are given nothing to fill up with. */
const MAXIMUM_SHOPS = 8;
const ALIKE_PER_LINE = 3;

export interface CartAdvice {
  fillUps: AddableProduct[];
  advice: ShownAdvice | null;
}

interface ShownAdvice {
  kind: 'swap' | 'save';
  /** Which lines, and what would be bought instead; null: the line is put aside. */
  moves: { productId: number; chosenTerms: ChosenTerm[]; instead: AddableProduct | null }[];
  before: CartCost;
  after: CartCost;
  saving: number;
}

/** What else travels for the same freight, and how the same basket costs less. */
export async function adviseOnCart(
  context: Pick<Context, 'write' | 'read' | 'now' | 'kept'>,
  cart: { lines: readonly AskedLine[]; destinationCityId: string },
): Promise<Result<CartAdvice, 'unknown-city' | 'product-unavailable'>> {
  const lines = [...new Map(cart.lines.map((line) => [keyOfLine(line), line])).values()];
  const parcels = await readParcels(context, { ...cart, lines });
  if (!parcels.ok) return parcels;
  const [filling, advice] = await Promise.all([
    findFillUps(context, parcels.value),
    findAdvice(context, lines, parcels.value),
  ]);
  return success({ fillUps: filling, advice });
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

async function findAdvice(
  context: Pick<Context, 'read' | 'now'>,
  lines: readonly AskedLine[],
  { items, terms }: Parcels,
): Promise<ShownAdvice | null> {
  // Choices that are one parcel are not told apart.
  if (items.length !== lines.length || lines.length < 2) return null;
  const advised = items.map((item, place): AdvisedItem => ({ key: String(place), item }));
  const alikes = await findAlikes(context, advised);
  const equivalents = alikes.map(({ key, product, quantity }): Equivalent => {
    return { key, item: { ...product, quantity } };
  });
  const advice = adviseCart(advised, equivalents, terms);
  if (!advice) return null;
  const { moves, ...costs } = advice;
  return {
    ...costs,
    moves: moves.map(({ key, productId }) => {
      const { productId: moved, chosenTerms } = lines[Number(key)] as AskedLine;
      const found = alikes.find((alike) => alike.key === key && alike.product.productId === productId);
      return { productId: moved, chosenTerms, instead: found?.product ?? null };
    }),
  };
}

interface Alike {
  key: string;
  product: AddableProduct;
  quantity: number;
}

/** For each line what stands for it in another shop of the basket, in stock; the best sold first. */
async function findAlikes(
  { read, now }: Pick<Context, 'read' | 'now'>,
  advised: readonly AdvisedItem[],
): Promise<Alike[]> {
  const sellerIds = [...new Set(advised.map(({ item }) => item.sellerId))].slice(0, MAXIMUM_SHOPS);
  if (sellerIds.length < 2) return [];
  const productIds = advised.map(({ item }) => item.productId);
  const identities = new Map((await listIdentities(read, productIds)).map((one) => [one.productId, one]));
  const known = [...identities.values()];
  const products = await listAlikes(read, {
    sellerIds,
    categoryIds: known.flatMap(({ categoryId }) => categoryId ?? []),
    gtins: known.flatMap(({ gtin }) => gtin ?? []),
    exceptIds: productIds,
    now: now(),
  });
  return advised.flatMap(({ key, item: { productId, sellerId, quantity } }) => {
    const own = identities.get(productId);
    const alikes = products.filter(
      (product) =>
        own && product.sellerId !== sellerId && product.onHand >= quantity && areEquivalent(own, product),
    );
    return alikes.slice(0, ALIKE_PER_LINE).map((product) => ({ key, product, quantity }));
  });
}
