import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { readSetting } from '../settings/setting.service.ts';
import { proposeSetting } from '../settings/setting.writes.ts';

type SecretKey = 'order-token-secret' | 'alert-link-secret' | 'case-link-secret';

const secrets = new WeakMap<Pool, Map<SecretKey, Promise<string>>>();

/** What links of one kind are signed with; all nodes use the one that came first. */
export function linkSecret(pool: Pool, key: SecretKey): Promise<string> {
  const known = secrets.get(pool) ?? new Map<SecretKey, Promise<string>>();
  secrets.set(pool, known);
  const asked = known.get(key) ?? getOrCreateSecret(pool, key);
  known.set(key, asked);
  // An outage is not kept.
  asked.catch(() => known.delete(key));
  return asked;
}

async function getOrCreateSecret(pool: Pool, key: SecretKey): Promise<string> {
  await proposeSetting(pool, key, randomBytes(32).toString('base64url'));
  const secret = await readSetting(pool, key);
  if (typeof secret !== 'string') throw new Error(`The secret ${key} is missing`);
  return secret;
}
