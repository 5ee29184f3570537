import { failure, success } from '../../../../domain/result.ts';
import type { sellerIntegrationEndpoints } from '../../../../wire/integrations/seller-integrations.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { createApiKey, revokeApiKey } from '../api-key.service.ts';
import * as webhooks from '../webhook.service.ts';

export function integrationRoutes(context: Context): Handlers<keyof typeof sellerIntegrationEndpoints> {
  return {
    createApiKey: forSeller('manage-api', ({ body }, member) => createApiKey(context, member, body)),
    revokeApiKey: forSeller('manage-api', ({ params }, member) => revokeApiKey(context, member, params.id)),
    createWebhook: forSeller('manage-api', ({ body }, member) =>
      webhooks.createWebhook(context, member, body),
    ),
    changeWebhook: forSeller('manage-api', ({ params, body }, member) =>
      webhooks.changeWebhook(context, member, { ...params, ...body }),
    ),
    deleteWebhook: forSeller('manage-api', ({ params }, member) =>
      webhooks.deleteWebhook(context, member, params.id),
    ),
    rotateWebhookSecret: forSeller('manage-api', ({ params }, member) =>
      webhooks.rotateSecret(context, member, params.id),
    ),
    testWebhook: forSeller('manage-api', ({ params }, member) =>
      webhooks.sendTestEvent(context, member, params.id),
    ),
    listWebhookDeliveries: forSeller('manage-api', async ({ params, query }, { sellerId }) => {
      const own = await webhooks.listWebhooks(context, sellerId);
      if (!own.some(({ id }) => id === params.id)) return failure('not-found');
      return success(await webhooks.listDeliveries(context, sellerId, { ...params, ...query }));
    }),
    replayWebhooks: forSeller('manage-api', ({ params, body }, member) =>
      webhooks.replayDeliveries(context, member, { ...params, ...body }),
    ),
  };
}
