import type { Context } from '../../../context.ts';
import { secretBoxOf } from '../../../secrets/secret-box.ts';
import { listFactorSecrets, replaceFactorSecret } from './second-factor.repository.ts';

export function sealFactorSecret({ config }: Pick<Context, 'config'>, accountId: number, text: string) {
  return secretBoxOf(config).seal(ownerOf(accountId), text);
}

/** Null: the key it was sealed with is gone. Recovery codes need none. */
export function openFactorSecret(
  { config, log }: Pick<Context, 'config' | 'log'>,
  accountId: number,
  stored: string,
): string | null {
  try {
    return secretBoxOf(config).open(ownerOf(accountId), stored);
  } catch (error) {
    log.error({ err: error, accountId }, 'the secret of a second factor cannot be opened');
    return null;
  }
}

/** Seals what is stored plainly or with a former key; answers how many could not be opened. */
export async function resealFactorSecrets(
  context: Pick<Context, 'write' | 'config' | 'log'>,
): Promise<number> {
  const { write, config } = context;
  const box = secretBoxOf(config);
  let unreadable = 0;
  for (let after = 0; ; ) {
    const rows = await listFactorSecrets(write, after);
    for (const { accountId, secret } of rows) {
      if (!box.isStale(secret)) continue;
      const plain = openFactorSecret(context, accountId, secret);
      if (plain === null) unreadable++;
      else {
        const sealed = box.seal(ownerOf(accountId), plain);
        await replaceFactorSecret(write, { accountId, before: secret, after: sealed });
      }
    }
    const last = rows.at(-1);
    if (!last) return unreadable;
    after = last.accountId;
  }
}

function ownerOf(accountId: number): string {
  return `second-factor:${accountId}`;
}
