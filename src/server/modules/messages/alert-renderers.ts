import type { Context } from '../../context.ts';
import { alertSignature } from '../links/alert-link.service.ts';
import { findAlertWords, findToldProduct, listFoundProducts } from './alert-mail.repository.ts';
import { renderProductAlert, renderSearchAlert } from './templates/alert-mails.ts';
import type { RenderedMessage } from './templates/rendered-message.ts';

export interface AlertTemplateData {
  'search-alert-found': { alertId: number; productIds: number[] };
  'product-alert': { alertId: number };
}

export const alertRenderers = {
  'search-alert-found': async (
    context: Context,
    { alertId, productIds }: AlertTemplateData['search-alert-found'],
  ): Promise<RenderedMessage> => {
    const words = await findAlertWords(context.write, alertId);
    if (words === null) throw new Error(`There is no search alert ${alertId}`);
    return renderSearchAlert(
      {
        words,
        products: await listFoundProducts(context.write, productIds),
        alertId,
        signature: await alertSignature(context, { kind: 'search', id: alertId }),
      },
      context.config,
    );
  },
  'product-alert': async (
    context: Context,
    { alertId }: AlertTemplateData['product-alert'],
  ): Promise<RenderedMessage> => {
    const product = await findToldProduct(context.write, alertId);
    if (product === null) throw new Error(`There is no product alert ${alertId}`);
    const signature = await alertSignature(context, { kind: 'product', id: alertId });
    return renderProductAlert({ ...product, alertId, signature }, context.config);
  },
};
