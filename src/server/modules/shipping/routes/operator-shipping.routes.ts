import type { operatorShippingEndpoints } from '../../../../wire/shipping/operator-shipping.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { type StoredCard, saveRateCard, type Trial, tryShipping } from '../operator-shipping.service.ts';

export function operatorShippingRoutes(context: Context): Handlers<keyof typeof operatorShippingEndpoints> {
  return {
    saveRateCard: forOperator(
      'edit-shipping',
      ({ body }: { body: StoredCard & { reason: string } }, operator) =>
        saveRateCard(context, body, operator.id),
    ),
    tryShipping: forOperator('see-shipping', ({ body }: { body: Trial }) => tryShipping(context, body)),
  };
}
