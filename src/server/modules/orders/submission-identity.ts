import { hash } from 'node:crypto';
import { keyOfLine } from '../../../domain/cart.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { NewOrder } from '../../../wire/place-order.ts';
import { mergeLines } from './asked-lines.ts';
import { normalizeSubmission } from './order-customer.ts';

export interface SubmissionIdentity {
  /** The same for repetitions of one submission; unique in the table of orders. */
  key: string;
  /** Tells a repetition from another order under the same key. */
  fingerprint: string;
}

/**
 * With the header Idempotency-Key: that key. Without it: the content itself and the Colombian day, so that the same
 * person who orders the same things for the same address twice on a day gets one order; who wants two sends a header.
 *
 * The content is who buys what, where to and how it is paid. Amounts and coordinates do not belong to it: a repetition
 * after a change of prices must find the order that was placed.
 */
export function submissionIdentity(
  body: NewOrder,
  { headerKey, now }: { headerKey: string | null; now: Date },
): SubmissionIdentity {
  const { privacyAccepted: _, ...person } = normalizeSubmission(body);
  const lines = mergeLines(body.lines).map((line) => [keyOfLine(line), line.quantity]);
  const content = { person, paymentMethod: String(body.paymentMethodId ?? ''), lines: lines.sort() };
  const fingerprint = hash('sha256', JSON.stringify(content), 'base64url');
  // Hashed: a header may be long or hold anything.
  const key = headerKey
    ? `header:${hash('sha256', headerKey, 'base64url')}`
    : `content:${bogotaDay(now.getTime())}:${fingerprint}`;
  return { key, fingerprint };
}
