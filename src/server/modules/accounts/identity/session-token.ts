import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, as cookies hold them. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isToken(text: string | null): text is string {
  return text !== null && /^[\w-]{43}$/.test(text);
}

/** What tables keep of a token. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}
