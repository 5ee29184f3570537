import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { type AskedPromises, getOwnPromises, getPromiseFigures } from '../promises/promises.service.ts';

export function promisesReads(context: Context) {
  return {
    getPromiseFigures: forOperator('see-figures', async ({ days, order }: Partial<AskedPromises>) =>
      success(await getPromiseFigures(context, { days: days ?? 30, order: order ?? 'worst' })),
    ),
    getOwnPromises: forSeller(
      'see-orders',
      async ({ days }: { days?: AskedPromises['days'] | undefined }, { sellerId }) =>
        success(await getOwnPromises(context, sellerId, { days: days ?? 30 })),
    ),
  };
}
