import { success } from '../../../../domain/result.ts';
import type { reachEndpoints } from '../../../../wire/catalogue/reach.ts';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { type ArrivalsTo, findArrivals } from '../../shipping/arrivals/shop-arrivals.service.ts';
import { planOf } from '../browse/list-filters.ts';
import { countReach } from '../browse/place/place-count.service.ts';

export function reachRoutes(context: Context): Handlers<keyof typeof reachEndpoints> {
  return {
    countReach: async ({ query: { placeIds, ...scope } }) => {
      const found = await Promise.all([...new Set(placeIds)].map((id) => findArrivals(context, id)));
      const places = found.filter((to): to is ArrivalsTo => to !== null);
      const { total, arriving } = await countReach(context, planOf(scope, {}), places);
      return success({
        total,
        places: places.map(({ destination }, at) => ({
          cityId: destination.id,
          arriving: arriving[at] ?? 0,
        })),
      });
    },
  };
}
