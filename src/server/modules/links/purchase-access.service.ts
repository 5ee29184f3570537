import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { linkSecret } from './link-secret.ts';
import { findIdempotencyKey } from './order-token.repository.ts';

/** Unguessable, and the same for every repetition of a submission, so that each reply can set the cookie again. */
export async function purchaseToken({ write }: Pick<Context, 'write'>, key: string): Promise<string> {
  return createHmac('sha256', await linkSecret(write, 'order-token-secret'))
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
