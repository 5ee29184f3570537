import { success } from '../../../../domain/result.ts';
import type { deliveryEndpoints } from '../../../../wire/shipping/delivery.ts';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { promiseDeliveries } from '../delivery/delivery.service.ts';

export function deliveryRoutes(context: Context): Handlers<keyof typeof deliveryEndpoints> {
  return {
    promiseDeliveries: async ({ body }) => {
      const promised = await promiseDeliveries(context, body);
      return promised.ok ? success({ status: true, ...promised.value }) : promised;
    },
  };
}
