import type { cartEndpoints } from '../../../../wire/orders/cart.ts';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { adviseCart } from '../cart/cart-advice.service.ts';

export function cartRoutes(context: Context): Handlers<keyof typeof cartEndpoints> {
  return {
    adviseCart: async ({ body: { products: lines, destinationCityId } }) =>
      adviseCart(context, { lines, destinationCityId }),
  };
}
