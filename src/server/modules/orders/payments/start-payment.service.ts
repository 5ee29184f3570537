import { failure, type Result } from '../../../../domain/result.ts';
import { type SplitReceiver, splitReceivers } from '../../../../domain/split-payment.ts';
import { paths } from '../../../../wire/paths.ts';
import {
  type CheckoutStart,
  type PaymentRequest,
  ProviderUnavailable,
} from '../../../adapters/payment/payment-provider.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Payment } from './payment.repository.ts';
import { getPaymentOrder, type PaymentOrder } from './payment-order.repository.ts';
import { type ReserveReason, reserveStock } from './reserve-stock.ts';

export type StartReason =
  | ReserveReason
  | 'payment-method-unavailable'
  | 'payment-refused-by-provider'
  | 'unavailable';

export const CONFIRMATION_PATH = '/api/pagos/epayco/confirmacion';

/**
 * What the browser needs to pay the order, for whom the caller has made sure that she may. The stock is reserved for
 * some time from now, and taken again when the reservation was over.
 */
export async function startPayment(
  context: Context,
  { orderNumber, payerAddress }: { orderNumber: number; payerAddress: string },
): Promise<Result<CheckoutStart, StartReason>> {
  const { paymentProvider } = context;
  if (!paymentProvider) return failure('payment-method-unavailable');
  const order = await getPaymentOrder(context.write, orderNumber);
  const receivers = requestedReceivers(context, order);
  const reserved = await inTransaction(context.write, (db) =>
    reserveStock(context, db, { orderNumber, receivers }),
  );
  if (!reserved.ok) return reserved;
  const request = paymentRequest(context, order, reserved.value, { receivers, payerAddress });
  try {
    const started = await paymentProvider.startPayment(request);
    if (started.ok) return started;
    context.log.error({ orderNumber, details: started.details }, 'the provider refused to open a payment');
    // Its texts are for us.
    return failure(started.reason);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn({ err: error, orderNumber }, 'the provider opened no payment');
    return failure('unavailable');
  }
}

/** Empty without split, or when a seller is not enrolled at the provider: then our settlement pays everybody. */
function requestedReceivers(
  { config }: Pick<Context, 'config'>,
  { packages }: Pick<PaymentOrder, 'packages'>,
): SplitReceiver[] {
  const { split, customerId } = config.payments.epayco;
  const isEnrolled = packages.every(({ paymentProviderId }) => /^\d+$/.test(paymentProviderId));
  return split && isEnrolled ? splitReceivers(packages, customerId) : [];
}

function paymentRequest(
  context: Context,
  order: PaymentOrder,
  { orderNumber, amount }: Payment,
  { receivers, payerAddress }: Pick<PaymentRequest, 'receivers' | 'payerAddress'>,
): PaymentRequest {
  const { baseUrl, payments, ownUrl } = context.config;
  // The emulator runs inside.
  const reachable = payments.provider === 'emulator' ? ownUrl : baseUrl;
  return {
    orderNumber,
    amountPesos: amount,
    receivers,
    buyer: {
      name: `${order.firstName} ${order.lastName}`,
      email: order.email,
      address: order.address,
      phone: order.phone,
      documentType: order.documentType,
      documentNumber: order.documentNumber,
    },
    payerAddress,
    responseUrl: baseUrl + paths.purchaseResult.pattern,
    confirmationUrl: reachable + CONFIRMATION_PATH,
  };
}
