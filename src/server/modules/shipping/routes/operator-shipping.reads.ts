import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { listAllCities } from '../city.repository.ts';
import { getRateCardForm, listRateCardChanges } from '../operator-shipping.service.ts';

export function operatorShippingReads(context: Context) {
  return {
    getRateCard: forOperator('see-shipping', async () => success(await getRateCardForm(context))),
    listRateCardChanges: forOperator('see-shipping', async () => success(await listRateCardChanges(context))),
    listAllCities: forOperator('see-shipping', async () => success(await listAllCities(context.write))),
  };
}
