import { success } from '../../../../domain/result.ts';
import type { sellerFeeEndpoints } from '../../../../wire/books/seller-fees.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { getSellerFees } from '../fees/fees.service.ts';

export function sellerFeeRoutes(context: Context): Handlers<keyof typeof sellerFeeEndpoints> {
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
