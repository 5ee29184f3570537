import { randomBytes, randomInt } from 'node:crypto';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findCheckout, insertCheckout } from './checkout.repository.ts';
import type { EmulatedOrder, EmulatedPayment } from './emulated-order.ts';
import {
  findByReference,
  insertPayment,
  isInvoicePaid,
  lockInvoice,
  updateState,
} from './payment.repository.ts';
import { queueConfirmations } from './queue-confirmations.ts';
import { findSwitches } from './switches.repository.ts';
import type { InstrumentOutcome } from './test-instruments.ts';

/** How the payer pays, as the forms have made sure of it. */
export interface Instrument {
  franchise: string;
  bankName: string;
  maskedCard: string;
  outcome: InstrumentOutcome;
}

const WRONG_AMOUNT_PESOS = 1_000;

export async function createCheckout(context: Context, order: EmulatedOrder): Promise<string> {
  const id = randomBytes(12).toString('hex');
  await insertCheckout(context.write, { id, order, now: context.now() });
  return id;
}

/** An invoice that is paid already is refused. */
export async function payCheckout(
  context: Context,
  { checkoutId, instrument }: { checkoutId: string; instrument: Instrument },
): Promise<Result<EmulatedPayment, 'unknown-checkout' | 'invoice-paid'>> {
  const { customerId, signingKey } = context.config.payments.epayco;
  return inTransaction(context.write, async (db) => {
    const checkout = await findCheckout(db, checkoutId);
    if (!checkout) return failure('unknown-checkout');
    const { order } = checkout;
    await lockInvoice(db, order.invoice);
    if (await isInvoicePaid(db, order.invoice)) return failure('invoice-paid');
    const switches = await findSwitches(db);
    const now = context.now();
    const isDelayed = instrument.franchise === 'PSE' && switches.pseApprovalSeconds > 0;
    const reference = await insertPayment(db, {
      responseReference: randomBytes(12).toString('hex'),
      checkoutId,
      transactionId: String(randomInt(1_000_000_000, 9_999_999_999)),
      invoice: order.invoice,
      amountPesos: switches.wrongAmount
        ? Math.max(1, order.amountPesos - WRONG_AMOUNT_PESOS)
        : order.amountPesos,
      state: instrument.outcome.state,
      reason: instrument.outcome.reason,
      franchise: instrument.franchise,
      bankName: instrument.bankName,
      maskedCard: instrument.maskedCard,
      approvalCode: approvalCodeOf(instrument.outcome.state),
      receivers: switches.unsplit ? [] : order.receivers,
      createdAt: now,
      approveAt: isDelayed ? new Date(now.getTime() + switches.pseApprovalSeconds * 1_000) : null,
    });
    const payment = await findByReference(db, reference);
    if (!payment) throw new Error('The payment just kept is missing');
    await queueConfirmations(db, { payment, switches, keys: { customerId, signingKey }, now });
    return success(payment);
  });
}

/** Anything may become anything: this is what an emulator is for. A state it has already changes nothing. */
export async function changeState(
  context: Context,
  { reference, state, reason }: { reference: number; state: number; reason: string },
): Promise<EmulatedPayment | null> {
  const { customerId, signingKey } = context.config.payments.epayco;
  return inTransaction(context.write, async (db) => {
    const now = context.now();
    const approvalCode = approvalCodeOf(state);
    const isChanged = (await updateState(db, { reference, state, reason, approvalCode, now })) > 0;
    const payment = await findByReference(db, reference);
    if (!payment || !isChanged) return payment;
    const switches = await findSwitches(db);
    await queueConfirmations(db, { payment, switches, keys: { customerId, signingKey }, now });
    return payment;
  });
}

/** '000000' is what the provider gives without an approval. */
function approvalCodeOf(state: number): string {
  return state === 1 || state === 6 ? String(randomInt(100_000, 999_999)) : '000000';
}
