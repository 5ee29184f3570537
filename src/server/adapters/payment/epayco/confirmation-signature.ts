import { createHash, timingSafeEqual } from 'node:crypto';

export interface SignedFields {
  reference: string;
  transactionId: string;
  /** As it was sent: '62000' and '62000.00' give different signatures. */
  amount: string;
  currency: string;
}

/** x_signature. It covers neither the state nor the invoice. */
export function signConfirmation(
  { customerId, signingKey }: { customerId: string; signingKey: string },
  { reference, transactionId, amount, currency }: SignedFields,
): string {
  const text = [customerId, signingKey, reference, transactionId, amount, currency].join('^');
  return createHash('sha256').update(text).digest('hex');
}

export function isSameSignature(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one.toLowerCase()), Buffer.from(other.toLowerCase())];
  return a.length === b.length && timingSafeEqual(a, b);
}
