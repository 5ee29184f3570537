import { success } from '../../../../domain/result.ts';
import type { favouriteEndpoints } from '../../../../wire/buyers/favourites.ts';
import type { Context } from '../../../context.ts';
import { forAccount } from '../../../guards/for-account.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { listOwnFavouriteCards, listOwnFavouriteIds, toggleFavourite } from '../favourite.service.ts';

export function favouriteRoutes(context: Context): Handlers<keyof typeof favouriteEndpoints> {
  return {
    toggleFavourite: forAccount(async ({ body: { productId, wanted } }, { id: accountId }) => {
      const changed = await toggleFavourite(context, { accountId, productId, wanted });
      return changed.ok ? success({ status: true, ...changed.value }) : changed;
    }),
    listFavouriteIds: forAccount(async (_, { id }) => success(await listOwnFavouriteIds(context, id))),
    listFavouriteProducts: forAccount(async (_, { id }) => success(await listOwnFavouriteCards(context, id))),
  };
}
