import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { linkSecret } from './link-secret.ts';

/** Proves that a link came out of the mail of an alert. */
export async function alertSignature({ write }: Pick<Context, 'write'>, alertId: number): Promise<string> {
  return createHmac('sha256', await linkSecret(write, 'alert-link-secret'))
    .update(String(alertId))
    .digest('base64url');
}

export async function isAlertSignature(
  context: Pick<Context, 'write'>,
  alertId: number,
  signature: string,
): Promise<boolean> {
  const own = Buffer.from(await alertSignature(context, alertId));
  const given = Buffer.from(signature);
  return own.length === given.length && timingSafeEqual(own, given);
}
