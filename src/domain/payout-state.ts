/** Of a payment to a seller's bank account. `failed` and `returned` money is available again. */
export type PayoutState = 'pending' | 'sent' | 'paid' | 'failed' | 'returned';

export const PAYOUT_STATES = [
  'pending',
  'sent',
  'paid',
  'failed',
  'returned',
] as const satisfies PayoutState[];

/** What may follow. A paid payout never fails: the bank that sends it back returns it, which is a step of its own. */
const FOLLOWING = {
  pending: ['sent', 'failed'],
  sent: ['paid', 'failed'],
  paid: ['returned'],
  failed: [],
  returned: [],
} as const satisfies Record<PayoutState, readonly PayoutState[]>;

export function mayPayoutBecome(from: PayoutState, to: PayoutState): boolean {
  return (FOLLOWING[from] as readonly PayoutState[]).includes(to);
}
