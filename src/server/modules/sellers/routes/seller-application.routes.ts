import type { ApplicationItem } from '../../../../domain/seller-application.ts';
import type { sellerApplicationEndpoints } from '../../../../wire/sellers/seller-application.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { correctItem } from '../application/application.service.ts';
import type { CorrectionForm } from '../application/correction.ts';

export function sellerApplicationRoutes(context: Context): Handlers<keyof typeof sellerApplicationEndpoints> {
  return {
    correctApplicationItem: forSeller(
      'edit-shop',
      (
        { params, body }: { params: { item: ApplicationItem }; body: CorrectionForm },
        { sellerId, accountId },
      ) => correctItem(context, { sellerId, accountId, item: params.item, form: body }),
    ),
  };
}
