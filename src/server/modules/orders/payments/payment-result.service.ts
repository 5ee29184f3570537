import { isPendingPayment, isWhatIsAsked } from '../../../../domain/payment-decision.ts';
import {
  channelOfFranchise,
  type PaymentChannel,
  type PaymentState,
} from '../../../../domain/payment-state.ts';
import { refundCauseText } from '../../../../domain/refund-causes.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { PlacedOrder } from '../../../../wire/orders/order-entities.ts';
import type { PaymentResult, PaymentResultState } from '../../../../wire/orders/payments.ts';
import { ProviderUnavailable } from '../../../adapters/payment/payment-provider.ts';
import type { Context } from '../../../context.ts';
import type { ProviderQuestions } from './ask-provider.service.ts';
import { findPayment, type Payment } from './payment.repository.ts';
import { canBePaid } from './payment-deadline.ts';
import { listAttempts, type ShownAttempt } from './transaction.repository.ts';

interface ResultQuery {
  /** What the provider's page brought back (ref_payco). */
  reference?: string | undefined;
  number?: number | undefined;
}

const NOTHING: PaymentResult = {
  state: null,
  orderNumber: null,
  order: null,
  reason: '',
  channel: null,
  maskedCard: '',
  canPay: false,
  expiresAt: null,
};

/**
 * Our state of a payment, after asking the provider when it may have news. `findOwn` answers the order if whoever asks
 * bought it: others learn the state of a reference they hold, and nothing else. Unavailable: the provider, which alone
 * knows the reference, does not answer.
 */
export async function getPaymentResult(
  context: Context,
  questions: ProviderQuestions,
  query: ResultQuery,
  findOwn: (orderNumber: number) => Promise<PlacedOrder | null>,
): Promise<Result<PaymentResult, 'unavailable'>> {
  try {
    return success(await readResult(context, questions, query, findOwn));
  } catch (error) {
    if (error instanceof ProviderUnavailable) return failure('unavailable');
    throw error;
  }
}

async function readResult(
  ...[context, questions, query, findOwn]: Parameters<typeof getPaymentResult>
): Promise<PaymentResult> {
  const { reference } = query;
  const number = reference ? await questions.orderOfReturn(reference) : (query.number ?? null);
  if (number === null) return NOTHING;
  if (!reference && !(await findOwn(number))) return NOTHING;
  const before = await findPayment(context.write, number);
  if (!before) return NOTHING;
  if (!reference) await questions.refreshOrder(before);
  const [payment, attempts, order] = await Promise.all([
    findPayment(context.write, number),
    listAttempts(context.write, number),
    findOwn(number),
  ]);
  return payment ? await describeResult(context, payment, attempts, order) : NOTHING;
}

async function describeResult(
  context: Context,
  payment: Payment,
  attempts: readonly ShownAttempt[],
  order: PlacedOrder | null,
): Promise<PaymentResult> {
  const shown = shownAttempt(payment, attempts);
  const state = resultState(payment, shown);
  if (!order) return { ...NOTHING, state };
  return {
    state,
    orderNumber: payment.orderNumber,
    order,
    reason: shown ? reasonOf(shown) : '',
    channel: shown ? channelOf(shown) : payment.channel,
    maskedCard: shown?.maskedCard ?? '',
    canPay: state !== 'pendiente' && (await canBePaid(context, payment, new Date(order.placedAt))),
    expiresAt: payment.state === 'waiting' ? payment.expiresAt.toISOString() : null,
  };
}

/**
 * The sale, else what is still being decided, else the last attempt. What somebody began with another amount is shown
 * only once it has brought money.
 */
function shownAttempt(payment: Payment, attempts: readonly ShownAttempt[]): ShownAttempt | null {
  const isPaid = payment.state === 'paid' || payment.state === 'reversed';
  const sale = attempts.find(({ outcome }) => outcome === 'paid' || outcome === 'reversed');
  if (isPaid) return sale ?? null;
  const pending = attempts.find((attempt) => isPendingPayment(attempt, payment));
  const own = (attempt: ShownAttempt) => attempt.outcome === 'refund-due' || isWhatIsAsked(attempt, payment);
  return pending ?? attempts.find(own) ?? null;
}

const FINAL_STATES: Partial<Record<PaymentState, PaymentResultState>> = {
  paid: 'pagado',
  expired: 'vencido',
  reversed: 'reversado',
};

function resultState(payment: Payment, shown: ShownAttempt | null): PaymentResultState {
  const final = FINAL_STATES[payment.state];
  if (final) return final;
  if (!shown) return 'sin-pago';
  if (isPendingPayment(shown, payment)) return 'pendiente';
  return shown.outcome === 'waiting' ? 'sin-pago' : 'rechazado';
}

/** For money that goes back the cause; else the provider's own words. */
function reasonOf({ outcome, refundCause, reasonText }: ShownAttempt): string {
  return outcome === 'refund-due' && refundCause ? refundCauseText(refundCause) : reasonText;
}

function channelOf({ franchise }: ShownAttempt): PaymentChannel | null {
  return channelOfFranchise(franchise);
}
