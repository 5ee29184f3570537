import type { Context } from '../../context.ts';
import { alertSignature } from '../links/alert-link.service.ts';
import { purchaseTokenOfOrder } from '../links/purchase-access.service.ts';
import { findRatedPurchase } from './review-mail.repository.ts';
import type { RenderedMessage } from './templates/rendered-message.ts';
import { renderRatePurchase } from './templates/review-mails.ts';

export interface ReviewTemplateData {
  'rate-purchase': { orderNumber: number; lines: number[] };
}

export const reviewRenderers = {
  'rate-purchase': async (
    context: Context,
    { orderNumber, lines }: ReviewTemplateData['rate-purchase'],
  ): Promise<RenderedMessage> => {
    const bought = await findRatedPurchase(context.write, orderNumber, lines);
    if (!bought) throw new Error(`There is no order ${orderNumber}`);
    return renderRatePurchase(
      {
        ...{ orderNumber, ...bought },
        accessToken: await purchaseTokenOfOrder(context, orderNumber),
        signature: await alertSignature(context, { kind: 'invitation', id: orderNumber }),
      },
      context.config,
    );
  },
};
