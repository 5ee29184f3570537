import { success } from '../../../../domain/result.ts';
import type { operatorShippingEndpoints } from '../../../../wire/shipping/operator-shipping.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { listAllCities } from '../city.repository.ts';
import {
  getRateCardForm,
  listRateCardChanges,
  type StoredCard,
  saveRateCard,
  type Trial,
  tryShipping,
} from '../operator-shipping.service.ts';

export function operatorShippingRoutes(context: Context): Handlers<keyof typeof operatorShippingEndpoints> {
  return {
    getRateCard: forOperator('see-shipping', async () => success(await getRateCardForm(context))),
    saveRateCard: forOperator(
      'edit-shipping',
      ({ body }: { body: StoredCard & { reason: string } }, operator) =>
        saveRateCard(context, body, operator.id),
    ),
    tryShipping: forOperator('see-shipping', ({ body }: { body: Trial }) => tryShipping(context, body)),
    listRateCardChanges: forOperator('see-shipping', async () => success(await listRateCardChanges(context))),
    listAllCities: forOperator('see-shipping', async () => success(await listAllCities(context.write))),
  };
}
