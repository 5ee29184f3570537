import { payoutFailed, payoutPaid, payoutReturned } from '../../../../domain/ledger/payout-postings.ts';
import { mayPayoutBecome, type PayoutState } from '../../../../domain/payout-state.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { operatorActor, recordAudit } from '../../audit/audit.service.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import {
  countRefused,
  findPayout,
  type LockedPayout,
  listPayouts,
  listRefusedPayouts,
  lockPayout,
  type OpenMoney,
  type Payout,
  sumOpen,
  updatePayout,
} from './payout.repository.ts';
import { findSellerEmail } from './seller-email.repository.ts';

const PAGE_SIZE = 50;

export interface PayoutStep {
  payoutId: number;
  to: 'paid' | 'failed' | 'returned';
  /** The bank's number of a paid one. */
  bankReference: string;
  /** Why it failed or came back, in Spanish. */
  reason: string;
  /** As the bank reports it; null: not compared. */
  amount: number | null;
  actor: number;
}

export type PayoutFailure = 'payout-unknown' | 'payout-state' | 'payout-amount' | 'payout-reference-differs';

/** What the step did: `already` is the same step again, which does nothing. */
export type PayoutStepDone = { payout: Payout; already: boolean };

const postings = { paid: payoutPaid, failed: payoutFailed, returned: payoutReturned } as const;

/**
 * The bank has paid, refused or sent back a payout. Failed and returned money is available again, and the next run pays
 * it under a new settlement.
 */
export async function recordPayoutStep(
  context: Context,
  step: PayoutStep,
): Promise<Result<PayoutStepDone, PayoutFailure>> {
  const result = await inTransaction(context.write, (db) => stepInside(db, step, context.now()));
  if (result.ok) nudgeOutbox();
  return result;
}

export async function listPayoutPage(db: Database, state: PayoutState | null, cursor: number | null) {
  const payouts = await listPayouts(db, { state, beforeId: cursor, limit: PAGE_SIZE });
  return { payouts, nextCursor: payouts.length === PAGE_SIZE ? (payouts.at(-1)?.id ?? null) : null };
}

/** Payouts that came to nothing and that nobody has done anything about. */
export async function listRefusedPage(db: Database, cursor: number | null) {
  const payouts = await listRefusedPayouts(db, cursor, PAGE_SIZE);
  return { payouts, nextCursor: payouts.length === PAGE_SIZE ? (payouts.at(-1)?.id ?? null) : null };
}

export function countRefusedPayouts(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  return countRefused(db);
}

export function sumOpenMoney(db: Database): Promise<OpenMoney> {
  return sumOpen(db);
}

async function stepInside(
  db: Database,
  step: PayoutStep,
  now: Date,
): Promise<Result<PayoutStepDone, PayoutFailure>> {
  const payout = await lockPayout(db, step.payoutId);
  if (!payout) return failure('payout-unknown');
  if (step.amount !== null && step.amount !== payout.amount) return failure('payout-amount');
  if (payout.state === step.to) {
    const differs = step.to === 'paid' && payout.bankReference !== step.bankReference;
    return differs ? failure('payout-reference-differs') : done(db, payout, true);
  }
  if (!mayPayoutBecome(payout.state, step.to)) return failure('payout-state');
  await updatePayout(db, {
    id: payout.id,
    state: step.to,
    bankReference: step.to === 'paid' ? step.bankReference : null,
    failure: step.to === 'paid' ? null : step.reason,
    actor: step.actor,
    now,
  });
  await postTransaction(db, { ...postings[step.to](payout), actor: step.actor }, now);
  await auditStep(db, payout, { step, now });
  const recipient = await findSellerEmail(db, payout.sellerId);
  await enqueueEmails(db, [{ template: `payout-${step.to}`, recipient, data: { payoutId: payout.id } }]);
  return done(db, payout, false);
}

function auditStep(
  db: Database,
  { id, sellerId, amount, state }: LockedPayout,
  { step: { to, bankReference, reason, actor }, now }: { step: PayoutStep; now: Date },
): Promise<void> {
  return recordAudit(db, [
    {
      at: now,
      actor: operatorActor(actor),
      sellerId,
      action: `money.payout-${to}`,
      subject: `payout:${id}`,
      before: { payoutState: state },
      after: { payoutState: to, amount, ...(bankReference && { reference: bankReference }) },
      reason,
    },
  ]);
}

async function done(db: Database, { id }: LockedPayout, already: boolean) {
  const payout = await findPayout(db, id);
  if (!payout) throw new Error(`There is no payout ${id}`);
  return success({ payout, already });
}
