import type { Context } from '../../context.ts';
import { alertSignature } from '../links/alert-link.service.ts';
import { findAlertWords, listFoundProducts } from './alert-mail.repository.ts';
import { renderSearchAlert } from './templates/alert-mails.ts';
import type { RenderedMessage } from './templates/rendered-message.ts';

export interface AlertTemplateData {
  'search-alert-found': { alertId: number; productIds: number[] };
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
        signature: await alertSignature(context, alertId),
      },
      context.config,
    );
  },
};
