import {
  CASH_ON_DELIVERY,
  PAYMENT_PROVIDER_NAME,
  resultMethodName,
} from '../../../../domain/payment-method.ts';
import type { PageRequest } from '../../../app/page.ts';
import { questionOf, statusOf } from '../payment/payment-status.ts';

/**
 * Spec 2.10 and 4: by the provider's reference or by the order. The server says what became of the payment and tells
 * the order only to whoever bought it; neither shows the failure text.
 */
export async function purchaseResultLoader({ url, call, brand }: PageRequest) {
  const question = questionOf(url.searchParams);
  const asked = question ? await call('getPaymentResult', { query: question }) : null;
  const payment = asked?.ok ? statusOf(asked.value) : null;
  const purchase = payment || !question ? null : await findCashPurchase(question, call);
  return {
    meta: {
      title: `Tu pedido | ${brand.name}`,
      description: 'El resultado de tu compra.',
      canonical: null,
    },
    question,
    payment,
    methodName: payment
      ? PAYMENT_PROVIDER_NAME
      : resultMethodName({
          paymentReference: url.searchParams.get('ref_payco'),
          method: url.searchParams.get('metodo'),
        }),
    order: payment && asked?.ok ? asked.value.order : purchase,
    /** The server or the provider could not say: it is not known whether there is such a payment. */
    isUnavailable: asked !== null && !asked.ok && UNAVAILABLE.has(asked.reason) && purchase === null,
  };
}

const UNAVAILABLE = new Set<string>(['unavailable', 'internal-error', 'too-many-requests']);

/** An order that is paid online is only thanked for once its payment is known. */
async function findCashPurchase(
  { reference, number, token }: NonNullable<ReturnType<typeof questionOf>>,
  call: PageRequest['call'],
) {
  if (reference !== undefined || number === undefined) return null;
  const found = await call('getPurchase', { params: { number }, query: token ? { token } : {} });
  return found.ok && found.value.payment.methodId === CASH_ON_DELIVERY ? found.value : null;
}

export type PurchaseResultData = Awaited<ReturnType<typeof purchaseResultLoader>>;
export type PurchasedOrder = NonNullable<PurchaseResultData['order']>;
