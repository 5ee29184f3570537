import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { readSecretKeys } from './secret-keys.ts';

/**
 * Seals what the database has to keep and give back (AES-256-GCM), so that whoever reads a copy of it reads no secret.
 * `owner` says whose secret it is: put into another row it opens nothing.
 */
export interface SecretBox {
  seal: (owner: string, text: string) => string;
  /** What was stored before secrets were sealed comes back as it is. Throws without the key, or for another owner. */
  open: (owner: string, stored: string) => string;
  /** Not sealed yet, or with a key that is no longer the first. */
  isStale: (stored: string) => boolean;
}

const PREFIX = 'sealed';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const boxes = new WeakMap<Config, SecretBox>();

/** The box of a configuration; its keys are read at the first use. */
export function secretBoxOf(config: Config): SecretBox {
  const known = boxes.get(config);
  if (known) return known;
  const box = createSecretBox(readSecretKeys(config));
  boxes.set(config, box);
  return box;
}

/** The first key seals; the others, of former days, still open. */
export function createSecretBox(keys: readonly Buffer[]): SecretBox {
  const known = new Map(keys.map((key) => [keyId(key), key]));
  const [first] = known;
  if (!first) throw new Error('a secret box needs a key');
  const [currentId, current] = first;
  return {
    seal: (owner, text) => `${PREFIX}.${currentId}.${encrypt(current, owner, text)}`,
    open: (owner, stored) => {
      const [prefix, id = '', content = ''] = stored.split('.');
      if (prefix !== PREFIX) return stored;
      const key = known.get(id);
      if (!key) throw new Error(`a secret is sealed with the key ${id}, which SECRETS_KEY does not hold`);
      return decrypt(key, owner, content);
    },
    isStale: (stored) => !stored.startsWith(`${PREFIX}.${currentId}.`),
  };
}

/** Names a key without giving it away. */
function keyId(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}

function encrypt(key: Buffer, owner: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

function decrypt(key: Buffer, owner: string, content: string): string {
  const bytes = Buffer.from(content, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
