import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EpaycoConfig } from '../../payment-config.ts';

const LIFETIME_SECONDS = 1_200;

/** Of POST /login: signed instead of kept, so that it outlives a restart. */
export function createToken({ privateKey }: EpaycoConfig, now: Date): string {
  const expires = Math.floor(now.getTime() / 1_000) + LIFETIME_SECONDS;
  return `${expires}.${sign(privateKey, expires)}`;
}

/** `authorization`: 'Bearer <token>'. */
export function isTokenValid({ privateKey }: EpaycoConfig, authorization: string, now: Date): boolean {
  const match = /^Bearer (\d+)\.([0-9a-f]{64})$/.exec(authorization);
  const expires = Number(match?.[1]);
  if (!match?.[2] || expires * 1_000 < now.getTime()) return false;
  return timingSafeEqual(Buffer.from(match[2]), Buffer.from(sign(privateKey, expires)));
}

/** `authorization`: 'Basic base64(publicKey:privateKey)'. */
export function areKeysValid({ publicKey, privateKey }: EpaycoConfig, authorization: string): boolean {
  return authorization === `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`;
}

function sign(key: string, expires: number): string {
  return createHmac('sha256', key).update(String(expires)).digest('hex');
}
