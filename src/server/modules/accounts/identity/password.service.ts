import { hash, verify } from '@node-rs/argon2';
import { DEMO_PASSWORD } from '../../../../domain/demo-password.ts';
import type { Config } from '../../../config.ts';

// OWASP's parameters for argon2id: 19 MiB, two passes.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** Takes the same time with a stored hash and without one. */
export async function isPasswordRight(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await nobodysHash()), password);
  return matches && storedHash !== null;
}

let nobody: Promise<string> | null = null;

function nobodysHash(): Promise<string> {
  nobody ??= hashPassword('nobody has this password');
  return nobody;
}

/** The demo's password is everybody's outside of the demo. */
export function isPublished({ mode }: Pick<Config, 'mode'>, password: string): boolean {
  return mode === 'production' && password === DEMO_PASSWORD;
}
