import type { Context } from '../../context.ts';
import type { RenderedMessage } from './templates/rendered-message.ts';
import { renderWebhookPaused, type WebhookPaused } from './templates/webhook-paused.ts';

export interface WebhookTemplateData {
  'webhook-paused': WebhookPaused;
}

export const webhookRenderers = {
  'webhook-paused': async ({ config }: Context, paused: WebhookPaused): Promise<RenderedMessage> =>
    renderWebhookPaused(paused, config),
};
