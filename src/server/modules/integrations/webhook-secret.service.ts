import type { Context } from '../../context.ts';
import { type SecretBox, secretBoxOf } from '../../secrets/secret-box.ts';
import { listStoredSecrets, replaceStoredSecrets, type StoredSecrets } from './webhook-secret.repository.ts';

type Services = Pick<Context, 'write' | 'config'>;

export function sealWebhookSecret({ config }: Pick<Services, 'config'>, sellerId: number, text: string) {
  return secretBoxOf(config).seal(ownerOf(sellerId), text);
}

export function openWebhookSecret({ config }: Pick<Services, 'config'>, sellerId: number, stored: string) {
  return secretBoxOf(config).open(ownerOf(sellerId), stored);
}

/** Seals what is stored plainly or with a former key; answers how many could not be opened. */
export async function resealWebhookSecrets({ write, config }: Services): Promise<number> {
  const box = secretBoxOf(config);
  let unreadable = 0;
  for (let after = 0; ; ) {
    const rows = await listStoredSecrets(write, after);
    for (const row of rows) {
      if (![row.secret, row.previousSecret].some((secret) => secret && box.isStale(secret))) continue;
      const sealed = reseal(box, row);
      if (sealed) await replaceStoredSecrets(write, row, sealed);
      else unreadable++;
    }
    const last = rows.at(-1);
    if (!last) return unreadable;
    after = last.id;
  }
}

/** Null: the key is gone. */
function reseal(box: SecretBox, { sellerId, secret, previousSecret }: StoredSecrets) {
  const owner = ownerOf(sellerId);
  try {
    return {
      secret: box.seal(owner, box.open(owner, secret)),
      previousSecret: previousSecret && box.seal(owner, box.open(owner, previousSecret)),
    };
  } catch {
    return null;
  }
}

function ownerOf(sellerId: number): string {
  return `webhook:${sellerId}`;
}
