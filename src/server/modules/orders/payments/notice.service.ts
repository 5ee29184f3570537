import { effectOf, isProviderState } from '../../../../domain/payment-state.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { type ConfirmationFailure, ProviderUnavailable } from '../../../adapters/payment/payment-provider.ts';
import type { Context } from '../../../context.ts';
import { learnTransaction } from './handle-transaction.service.ts';
import {
  claimNotice,
  closeNotice,
  insertForgery,
  type Notice,
  postponeNotice,
  upsertNotice,
} from './notice.repository.ts';
import { PROVIDER } from './transaction-case.ts';

/** Longer than any answer of the provider takes. */
const LEASE_MILLIS = 60_000;

const LONGEST_PAUSE_MILLIS = 6 * 3_600_000;
/** Some four days. */
const MAXIMUM_ATTEMPTS = 24;

export interface Confirmation {
  fields: Readonly<Record<string, string>>;
  address: string;
}

/**
 * Keeps a confirmation before anything is done with it; answers the notice to handle, null when it has been handled
 * before. What does not prove that it comes from the provider is kept apart and refused.
 */
export async function receiveConfirmation(
  context: Context,
  { fields, address }: Confirmation,
): Promise<Result<number | null, ConfirmationFailure | 'payment-method-unavailable'>> {
  const { paymentProvider, write } = context;
  if (!paymentProvider) return failure('payment-method-unavailable');
  const now = context.now();
  const read = paymentProvider.readConfirmation(fields);
  if (!read.ok) {
    const isKept = await insertForgery(write, { reason: read.reason, address, fields, now });
    context.log.warn({ reason: read.reason, isKept }, 'a confirmation was refused');
    return failure(read.reason);
  }
  const nextAttemptAt = new Date(now.getTime() + LEASE_MILLIS);
  return success(
    await upsertNotice(write, { provider: PROVIDER, transaction: read.value, fields, now, nextAttemptAt }),
  );
}

/** Handles one notice unless it has been; an outage leaves it to the next attempt. */
export async function handleNotice(context: Context, id: number): Promise<void> {
  const notice = await claimNotice(context.write, id, leaseOf(context));
  if (notice) await settleNotice(context, notice);
}

/**
 * What counts is what the provider answers now: the signature covers neither state nor invoice. While the answer lags
 * behind the confirmation the question is repeated, with growing pauses. False: the provider did not answer.
 */
export async function settleNotice(context: Context, notice: Notice): Promise<boolean> {
  const { paymentProvider, write } = context;
  if (!paymentProvider) return false;
  try {
    const learned = await learnTransaction(context, paymentProvider, notice.reference);
    if (!learned) {
      await postpone(context, notice, 'unknown-to-provider');
      return true;
    }
    const { transaction, verdict } = learned;
    const told = isProviderState(notice.state) ? effectOf(notice.state) : 'wait';
    const says = effectOf(transaction.state);
    // An approval too may still become the reversal that was told.
    const isBehind = says !== told && (says === 'wait' || (says === 'approve' && told === 'reverse'));
    if (isBehind) await postpone(context, notice, `provider-says-${transaction.state}`);
    else await closeNotice(write, { id: notice.id, verdict, now: context.now() });
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn({ err: error, reference: notice.reference }, 'the provider did not answer');
    await postpone(context, notice, 'provider-unavailable');
    return false;
  }
}

export function leaseOf(context: Context): Date {
  return new Date(context.now().getTime() + LEASE_MILLIS);
}

async function postpone(context: Context, { id, attempts, reference }: Notice, verdict: string) {
  const now = context.now();
  if (attempts >= MAXIMUM_ATTEMPTS) {
    context.log.error({ reference, verdict, attempts }, 'a confirmation was given up');
    return closeNotice(context.write, { id, verdict, now });
  }
  const pause = Math.min(2 ** attempts * 15_000, LONGEST_PAUSE_MILLIS);
  return postponeNotice(context.write, { id, verdict, until: new Date(now.getTime() + pause) });
}
