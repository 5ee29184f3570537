import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import { changeFavourite, listFavouriteCards, listFavouriteIds } from './favourite.repository.ts';

/** As many as the wishlist shows, so that nothing on it is out of sight. Products no longer sold do not count. */
export const MAXIMUM_FAVOURITES = 200;

export interface ChangedFavourite {
  /** Spec 4: it contains 'añadido' or 'eliminado', by which the client decides. */
  message: string;
  isFavourite: boolean;
}

/** `wanted` missing: the opposite of what is there. */
export async function toggleFavourite(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { accountId, productId, wanted }: { accountId: number; productId: number; wanted?: boolean | undefined },
): Promise<Result<ChangedFavourite, 'not-found' | 'favourites-full'>> {
  const change = await changeFavourite(write, {
    accountId,
    productId,
    wanted: wanted ?? null,
    maximum: MAXIMUM_FAVOURITES,
    now: now(),
  });
  if (!change.wanted) return success({ message: 'Producto eliminado de favoritos', isFavourite: false });
  if (!change.wasFavourite && !change.isSold) return failure('not-found');
  if (!change.wasFavourite && !change.hasRoom) return failure('favourites-full');
  return success({ message: 'Producto añadido a favoritos', isFavourite: true });
}

// From the primary: a heart that was just clicked must be there.
export function listOwnFavouriteIds({ write }: Pick<Context, 'write'>, accountId: number) {
  return listFavouriteIds(write, accountId, MAXIMUM_FAVOURITES);
}

export function listOwnFavouriteCards({ write }: Pick<Context, 'write'>, accountId: number) {
  return listFavouriteCards(write, accountId, MAXIMUM_FAVOURITES);
}
