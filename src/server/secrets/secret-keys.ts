import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';

const SECRET_KEY_BYTES = 32;
const FILE = 'secrets.key';

/** The keys of SECRETS_KEY, else the one of a file in DATA_DIR, made when there is none. No backup holds either. */
export function readSecretKeys({
  secretsKey,
  dataDir,
}: Pick<Config, 'secretsKey' | 'dataDir'>): readonly Buffer[] {
  return parseKeys(secretsKey ?? readOrCreateFile(path.join(dataDir, FILE)));
}

export function secretsKeyProblems(text: string | null): string[] {
  const isRight = text === null || parseKeys(text).every(({ length }) => length === SECRET_KEY_BYTES);
  return isRight
    ? []
    : ['SECRETS_KEY is 32 random bytes in base64, for example of `openssl rand -base64 32`'];
}

/** Several are separated by commas, the newest first. */
function parseKeys(text: string): Buffer[] {
  return text.split(',').map((key) => Buffer.from(key.trim(), 'base64'));
}

function readOrCreateFile(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(SECRET_KEY_BYTES).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // Another process, or an earlier start, was first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
