import type { Context } from '../../../context.ts';
import { listMemberships, type Membership } from './membership.repository.ts';

/** Which of her shops a person works in; a shop that is not hers is ignored. */
export const SHOP_COOKIE = 'tienda';
export const SHOP_COOKIE_SECONDS = 180 * 24 * 60 * 60;

/** A person at work in one shop. */
export interface SellerMember extends Membership {
  accountId: number;
  /** All shops she may change to. */
  shops: Membership[];
  /** An operator who looks at the shop through the eyes of its team; guards let nothing be changed. */
  isReadOnly?: true;
}

/** The shop that was chosen, else the first; null for whoever has none. */
export async function findSellerMember(
  { write }: Pick<Context, 'write'>,
  accountId: number,
  chosenShop: string | null,
): Promise<SellerMember | null> {
  const shops = await listMemberships(write, accountId);
  const shop = shops.find(({ sellerId }) => String(sellerId) === chosenShop) ?? shops[0];
  return shop ? { ...shop, accountId, shops } : null;
}
