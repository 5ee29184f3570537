import { hash } from 'node:crypto';
import { keyOfLine } from '../../../../domain/cart.ts';
import type { NewOrder } from '../../../../wire/orders/place-order.ts';
import { mergeLines } from './asked-lines.ts';
import { normalizeSubmission } from './order-customer.ts';

export interface SubmissionIdentity {
  /** The same for repetitions of one submission; unique in the table of orders. */
  key: string;
  /** The keys that a repetition from just before has, or one that overtook; null when the client sent a key. */
  neighbours: { keys: readonly string[]; since: Date } | null;
  /** Tells a repetition from another order under the same key. */
  fingerprint: string;
}

/** Without a key of the client, the same content within this time is one wish that was sent again. */
const REPETITION_MINUTES = 10;
const windowMillis = REPETITION_MINUTES * 60_000;

/**
 * With the header Idempotency-Key: that key. Without it: who buys, what, where to and how it is paid, for some minutes:
 * a lost answer or a double click is one order, and the same wish later that day is a second one.
 *
 * Amounts and coordinates do not belong to it: a repetition after a change of prices must find the order that was
 * placed.
 */
export function submissionIdentity(
  body: NewOrder,
  { headerKey, accountId, now }: { headerKey: string | null; accountId: number | null; now: Date },
): SubmissionIdentity {
  const { privacyAccepted: _, ...person } = normalizeSubmission(body);
  const lines = mergeLines(body.lines).map((line) => [keyOfLine(line), line.quantity]);
  const content = { person, paymentMethod: String(body.paymentMethodId ?? ''), lines: lines.sort() };
  const fingerprint = hash('sha256', JSON.stringify(content), 'base64url');
  // Hashed: a header may be long or hold anything.
  if (headerKey)
    return { key: `header:${hash('sha256', headerKey, 'base64url')}`, neighbours: null, fingerprint };
  const buyer = accountId === null ? 'guest' : `account-${accountId}`;
  const window = Math.floor(now.getTime() / windowMillis);
  const keyOf = (number: number) => `content:${buyer}:${number}:${fingerprint}`;
  // Windows have borders, and a repetition may come just behind one.
  const neighbours = {
    keys: [keyOf(window - 1), keyOf(window + 1)],
    since: new Date(now.getTime() - windowMillis),
  };
  return { key: keyOf(window), neighbours, fingerprint };
}
