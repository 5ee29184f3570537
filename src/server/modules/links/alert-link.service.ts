import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { linkSecret } from './link-secret.ts';

export type AlertKind = 'search' | 'product';

/** Mails that nobody has to get: each holds a link that ends them. */
type EndedKind = AlertKind | 'invitation';

interface Alert {
  kind: EndedKind;
  id: number;
}

/** Proves that a link came out of such a mail. */
export async function alertSignature(
  { write }: Pick<Context, 'write'>,
  { kind, id }: Alert,
): Promise<string> {
  return createHmac('sha256', await linkSecret(write, 'alert-link-secret'))
    .update(kind === 'search' ? String(id) : `${kind}:${id}`)
    .digest('base64url');
}

export async function isAlertSignature(
  context: Pick<Context, 'write'>,
  alert: Alert,
  signature: string,
): Promise<boolean> {
  const own = Buffer.from(await alertSignature(context, alert));
  const given = Buffer.from(signature);
  return own.length === given.length && timingSafeEqual(own, given);
}
