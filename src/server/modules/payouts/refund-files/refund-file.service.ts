import { failure, type Result, success } from '../../../../domain/result.ts';
import { refundBankFile } from '../../../adapters/payouts/bank-file.ts';
import type { PayoutFile, PayoutOutcome } from '../../../adapters/payouts/payout-channel.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { operatorActor, recordAudit } from '../../audit/audit.service.ts';
import { markRefundPaid } from '../../orders/refunds/refund-payment.service.ts';
import { askAnotherAccount } from '../../rights/refund-account.service.ts';
import { applyReport, recordFileEvent } from '../bank-files.ts';
import {
  findSentRefund,
  insertRefundFile,
  listLastLines,
  listOpenOfFile,
  listRefundFileRows,
  lockRefundsToSend,
  refuseLine,
  sumRefundsToSend,
} from './refund-file.repository.ts';

const FILES_SHOWN = 10;
const MOST_LISTED = 100;

/** Puts due refunds with a bank account into a file for the bank, the first due first. */
export function createRefundFile(
  { write, now }: Pick<Context, 'write' | 'now'>,
  actor: number,
): Promise<Result<PayoutFile, 'no-refunds-to-send'>> {
  return inTransaction(write, async (db): Promise<Result<PayoutFile, 'no-refunds-to-send'>> => {
    const ready = await lockRefundsToSend(db, refundBankFile.maximumPayouts);
    if (ready.length === 0) return failure('no-refunds-to-send');
    const total = ready.reduce((sum, { amount }) => sum + amount, 0);
    const at = now();
    const refundIds = ready.map(({ id }) => id);
    const fileId = await insertRefundFile(db, { refundIds, total, actor, now: at });
    const after = { refunds: ready.length, amount: total };
    await recordFileEvent(db, { kind: 'refund-file', what: 'created', fileId, actor, at, after });
    return success(refundBankFile.createFile(fileId, await listOpenOfFile(db, fileId)));
  });
}

/** What the bank has still to do of a file; it holds whole account numbers, so the log says who took it. */
export function downloadRefundFile(
  { write, now }: Pick<Context, 'write' | 'now'>,
  fileId: number,
  actor: number,
): Promise<Result<PayoutFile, 'not-found'>> {
  return inTransaction(write, async (db): Promise<Result<PayoutFile, 'not-found'>> => {
    const open = await listOpenOfFile(db, fileId);
    if (open.length === 0) return failure('not-found');
    await recordFileEvent(db, { kind: 'refund-file', what: 'downloaded', fileId, actor, at: now() });
    return success(refundBankFile.createFile(fileId, open));
  });
}

/** What the next file would hold, and the newest ones. */
export async function getRefundFiles({ write }: Pick<Context, 'write'>) {
  return { next: await sumRefundsToSend(write), files: await listRefundFileRows(write, FILES_SHOWN) };
}

/** By refund the file in which it went to the bank, and what the bank said against it. */
export async function listSentRefunds({ write }: Pick<Context, 'write'>, refundIds: readonly number[]) {
  const lines = await listLastLines(write, refundIds.slice(0, MOST_LISTED));
  return Object.fromEntries(lines.map(({ refundId, ...line }) => [refundId, line]));
}

/** Each row of the bank's answer in a transaction of its own; the same report again changes nothing. */
export function applyRefundReport(context: Context, bytes: Uint8Array, actor: number) {
  return applyReport(refundBankFile, bytes, (outcome) => applyOutcome(context, outcome, actor));
}

const UNKNOWN = 'No hay un reembolso con esta referencia en un archivo.';
const AMOUNT = 'El valor no es el del reembolso.';
const PAID_OTHERWISE = 'Este reembolso ya está pagado de otra manera: revisa si salió dos veces.';
const PAID_BEFORE =
  'Ya figura pagado. Si el banco lo devolvió después, págalo otra vez por fuera del archivo.';
const REFERENCE = 'Falta la referencia del banco.';
const REASON = 'Falta el motivo.';

/** A text: why it cannot be applied. */
async function applyOutcome(
  context: Context,
  { id: refundId, amount, result, bankReference, reason }: PayoutOutcome,
  actor: number,
): Promise<{ isRepeated: boolean } | string> {
  const sent = await findSentRefund(context.write, refundId);
  if (!sent)
    return (await wasRefused(context, refundId)) && result !== 'paid' ? { isRepeated: true } : UNKNOWN;
  if (amount !== null && amount !== sent.amount) return AMOUNT;
  if (result !== 'paid') {
    if (reason === '') return REASON;
    const { caseId } = sent;
    return (await refuse(context, { refundId, caseId, reason, actor })) ? { isRepeated: false } : PAID_BEFORE;
  }
  if (bankReference === '') return REFERENCE;
  const report = { refundId, paidBy: 'bank', reference: bankReference, actor } as const;
  const paid = await markRefundPaid(context, report);
  return paid.ok ? paid.value : PAID_OTHERWISE;
}

async function wasRefused({ write }: Context, refundId: number): Promise<boolean> {
  const [line] = await listLastLines(write, [refundId]);
  return (line?.refusedReason ?? null) !== null;
}

/** The refund is due again, and its person is asked for another account. */
function refuse(
  context: Context,
  { refundId, caseId, reason, actor }: { refundId: number; caseId: number; reason: string; actor: number },
): Promise<boolean> {
  return askAnotherAccount(context, { caseId, reason, actor }, async (db, now) => {
    if (!(await refuseLine(db, { refundId, reason, now }))) return false;
    const subject = `refund:${refundId}`;
    const action = 'money.refund-refused';
    await recordAudit(db, [
      { at: now, actor: operatorActor(actor), sellerId: null, action, subject, reason },
    ]);
    return true;
  });
}
