import { success } from '../../../../domain/result.ts';
import type { cartEndpoints } from '../../../../wire/orders/cart.ts';
import type { Context } from '../../../context.ts';
import { forAccount } from '../../../guards/for-account.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { adviseOnCart } from '../cart/cart-advice.service.ts';
import { changeOwnCart, getOwnCart } from '../cart/own-cart.service.ts';

export function cartRoutes(context: Context): Handlers<keyof typeof cartEndpoints> {
  return {
    adviseCart: async ({ body: { products: lines, destinationCityId } }) =>
      adviseOnCart(context, { lines, destinationCityId }),
    getCart: forAccount(async (_, { id }) => success(await getOwnCart(context, id))),
    changeCart: forAccount(async ({ body }, { id }) => success(await changeOwnCart(context, id, body))),
  };
}
