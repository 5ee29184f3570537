import { failure, type Result, success } from '../../../../domain/result.ts';
import { bankFile } from '../../../adapters/payouts/bank-file.ts';
import type { PayoutChannel, PayoutFile, PayoutOutcome } from '../../../adapters/payouts/payout-channel.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { applyReport, recordFileEvent } from '../bank-files.ts';
import { type PayoutFailure, recordPayoutStep } from './payout.service.ts';
import {
  insertFile,
  listFilePayouts,
  listFiles,
  lockPendingPayouts,
  markSent,
} from './payout-file.repository.ts';

/** How sellers are paid; another one is another implementation of the interface. */
const channel: PayoutChannel = bankFile;

const PAGE_SIZE = 50;

/** Puts the oldest pending payouts into a file for the bank; from here they count as sent. */
export async function createPayoutFile(
  context: Context,
  actor: number,
): Promise<Result<PayoutFile, 'no-pending-payouts'>> {
  const now = context.now();
  const created = await inTransaction(context.write, async (db) => {
    const pending = await lockPendingPayouts(db, channel.maximumPayouts);
    if (pending.length === 0) return null;
    const total = pending.reduce((sum, { amount }) => sum + amount, 0);
    const fileId = await insertFile(db, { payoutCount: pending.length, total, actor, now });
    await markSent(db, { fileId, payoutIds: pending.map(({ id }) => id), actor, now });
    const payouts = await listFilePayouts(db, fileId);
    const after = { payouts: pending.length, amount: total };
    await recordFileEvent(db, { kind: 'payout-file', what: 'created', fileId, actor, at: now, after });
    await enqueueEmails(
      db,
      payouts.map(({ id, account }) => ({
        template: 'payout-sent',
        recipient: account.email,
        data: { payoutId: id },
      })),
    );
    return channel.createFile(fileId, payouts);
  });
  if (!created) return failure('no-pending-payouts');
  nudgeOutbox();
  return success(created);
}

/** The same file again, byte by byte; it holds whole account numbers, so the log says who took it. */
export function downloadPayoutFile(
  { write, now }: Pick<Context, 'write' | 'now'>,
  fileId: number,
  actor: number,
): Promise<Result<PayoutFile, 'not-found'>> {
  return inTransaction(write, async (db) => {
    const payouts = await listFilePayouts(db, fileId);
    if (payouts.length === 0) return failure('not-found');
    await recordFileEvent(db, { kind: 'payout-file', what: 'downloaded', fileId, actor, at: now() });
    return success(channel.createFile(fileId, payouts));
  });
}

export async function listPayoutFiles(db: Database, cursor: number | null) {
  const files = await listFiles(db, cursor, PAGE_SIZE);
  return { files, nextCursor: files.length === PAGE_SIZE ? (files.at(-1)?.id ?? null) : null };
}

/** Each row of the bank's answer in a transaction of its own; the same report again changes nothing. */
export function applyPayoutReport(context: Context, bytes: Uint8Array, actor: number) {
  return applyReport(channel, bytes, (outcome) => applyOutcome(context, outcome, actor));
}

const PROBLEMS: Record<PayoutFailure, string> = {
  'payout-unknown': 'No hay un giro con esta referencia.',
  'payout-state': 'El estado del giro no permite este paso.',
  'payout-amount': 'El valor no es el del giro.',
  'payout-reference-differs': 'El giro ya está pagado con otra referencia del banco.',
};

/** A text: why it cannot be applied. */
async function applyOutcome(
  context: Context,
  outcome: PayoutOutcome,
  actor: number,
): Promise<{ isRepeated: boolean } | string> {
  const { id: payoutId, amount, result: to, bankReference, reason } = outcome;
  const missing = missingIn(outcome);
  if (missing) return missing;
  const asked = { payoutId, amount, bankReference, reason, actor };
  let step = await recordPayoutStep(context, { ...asked, to });
  // Banks also call a payout returned that never arrived: to us it was not paid yet, so it failed.
  if (!step.ok && to === 'returned' && step.reason === 'payout-state')
    step = await recordPayoutStep(context, { ...asked, to: 'failed' });
  return step.ok ? { isRepeated: step.value.already } : PROBLEMS[step.reason];
}

function missingIn({ result, bankReference, reason }: PayoutOutcome): string | null {
  if (result === 'paid') return bankReference === '' ? 'Falta la referencia del banco.' : null;
  return reason === '' ? 'Falta el motivo.' : null;
}
