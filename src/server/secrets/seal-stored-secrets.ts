import type { Context } from '../context.ts';
import { resealFactorSecrets } from '../modules/accounts/operators/factor-secret.service.ts';
import { resealWebhookSecrets } from '../modules/integrations/webhook-secret.service.ts';

/** At each start: what was stored before secrets were sealed, and what a former key sealed, gets the first key's seal. */
export async function sealStoredSecrets(context: Pick<Context, 'write' | 'config' | 'log'>): Promise<void> {
  const unreadable = (await resealWebhookSecrets(context)) + (await resealFactorSecrets(context));
  if (unreadable > 0)
    context.log.error({ unreadable }, 'secrets are sealed with a key that SECRETS_KEY does not hold');
}
