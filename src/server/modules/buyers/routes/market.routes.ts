import { success } from '../../../../domain/result.ts';
import type { marketEndpoints } from '../../../../wire/buyers/market.ts';
import type { Context } from '../../../context.ts';
import { forAccount } from '../../../guards/for-account.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { getMarket } from '../market/market.service.ts';

export function marketRoutes(context: Context): Handlers<keyof typeof marketEndpoints> {
  return {
    getMyMarket: forAccount(async (_, { id }) => success(await getMarket(context, id))),
  };
}
