import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import type { Context } from '../../context.ts';
import { readSetting } from '../settings/setting.service.ts';
import { proposeSetting } from '../settings/setting.writes.ts';
import { findIdempotencyKey } from './order-token.repository.ts';

const secrets = new WeakMap<Pool, Promise<string>>();

/** Unguessable, and the same for every repetition of a submission, so that each reply can set the cookie again. */
export async function purchaseToken({ write }: Pick<Context, 'write'>, key: string): Promise<string> {
  return createHmac('sha256', await tokenSecret(write))
    .update(key)
    .digest('base64url');
}

/** The token of an order for a link in a mail; null when there is no such order. */
export async function purchaseTokenOfOrder(
  context: Pick<Context, 'write'>,
  orderNumber: number,
): Promise<string | null> {
  const key = await findIdempotencyKey(context.write, orderNumber);
  return key === null ? null : purchaseToken(context, key);
}

/** What the table keeps of a token. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex');
}

export function opensOrder(token: string, storedHash: string): boolean {
  return timingSafeEqual(Buffer.from(tokenHash(token)), Buffer.from(storedHash));
}

export const PURCHASE_COOKIE = 'compra';
export const PURCHASE_COOKIE_SECONDS = 30 * 24 * 60 * 60;

const KEPT_PURCHASES = 10;

/** The cookie with one more purchase in front: `number.token~number.token…`, the last ten. */
export function withPurchase(cookie: string | null, number: number, token: string): string {
  const others = readPurchases(cookie).filter((purchase) => purchase.number !== number);
  const kept = [{ number, token }, ...others].slice(0, KEPT_PURCHASES);
  return kept.map((purchase) => `${purchase.number}.${purchase.token}`).join('~');
}

export function tokenOfPurchase(cookie: string | null, number: number): string | null {
  return readPurchases(cookie).find((purchase) => purchase.number === number)?.token ?? null;
}

/** What the cookie opens: as it came, so that each token is still to be compared. */
export function readPurchases(cookie: string | null): { number: number; token: string }[] {
  return (cookie ?? '')
    .slice(0, 1_000)
    .split('~')
    .flatMap((text) => {
      const [, number, token] = /^(\d{1,15})\.([\w-]{43})$/.exec(text) ?? [];
      return number && token ? [{ number: Number(number), token }] : [];
    });
}

/** All nodes use the one that came first. */
async function getOrCreateSecret(pool: Pool): Promise<string> {
  await proposeSetting(pool, 'order-token-secret', randomBytes(32).toString('base64url'));
  const secret = await readSetting(pool, 'order-token-secret');
  if (typeof secret !== 'string') throw new Error('The secret of order tokens is missing');
  return secret;
}

function tokenSecret(pool: Pool): Promise<string> {
  const known = secrets.get(pool);
  if (known) return known;
  const asked = getOrCreateSecret(pool);
  secrets.set(pool, asked);
  // An outage is not kept.
  asked.catch(() => secrets.delete(pool));
  return asked;
}
