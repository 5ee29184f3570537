import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { listShownKeys } from '../api-key.service.ts';
import * as webhooks from '../webhook.service.ts';

export function integrationReads(context: Context) {
  return {
    listApiKeys: forSeller('manage-api', async (_input: object, { sellerId }) =>
      success(await listShownKeys(context, sellerId)),
    ),
    listWebhooks: forSeller('manage-api', async (_input: object, { sellerId }) =>
      success(await webhooks.listWebhooks(context, sellerId)),
    ),
  };
}
