import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { getApplication } from '../application/application.service.ts';

export function sellerApplicationReads(context: Context) {
  return {
    getOwnApplication: forSeller('edit-shop', (_input: object, { sellerId }) =>
      getApplication(context.write, sellerId),
    ),
  };
}
