import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { getSellerFees } from '../fees/fees.service.ts';

export function sellerFeeReads(context: Context) {
  return {
    getOwnFees: forSeller('see-money', async (_input: object, { sellerId }) => {
      const found = await getSellerFees(context, sellerId);
      if (!found.ok) return found;
      const { basePercent, fees } = found.value;
      const shown = fees.map(
        ({ reason: _reason, createdBy: _createdBy, createdAt: _createdAt, ...fee }) => fee,
      );
      return success({ basePercent, fees: shown });
    }),
  };
}
