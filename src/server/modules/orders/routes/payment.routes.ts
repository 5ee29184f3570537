import { success } from '../../../../domain/result.ts';
import type { CheckoutStartOnWire, paymentEndpoints } from '../../../../wire/orders/payments.ts';
import type { CheckoutStart } from '../../../adapters/payment/payment-provider.ts';
import type { Context } from '../../../context.ts';
import type { RequestContext } from '../../../guards/request-context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { PURCHASE_COOKIE, tokenOfPurchase } from '../../links/purchase-access.service.ts';
import { createProviderQuestions } from '../payments/ask-provider.service.ts';
import { getPaymentResult } from '../payments/payment-result.service.ts';
import { startPayment } from '../payments/start-payment.service.ts';
import { getPurchase } from '../placing/purchase.service.ts';

export function paymentRoutes(context: Context): Handlers<keyof typeof paymentEndpoints> {
  const questions = createProviderQuestions(context);
  /** The order for whoever bought it. */
  const findOwn = async (number: number, token: string | undefined, request: RequestContext) => {
    const account = await request.findAccount();
    const tokens = [token, tokenOfPurchase(request.cookie(PURCHASE_COOKIE), number)];
    return getPurchase(context, { number, tokens, accountId: account?.id ?? null });
  };
  return {
    startPayment: async ({ params: { number }, query: { token } }, request) => {
      const order = await findOwn(number, token, request);
      if (!order.ok) return order;
      const started = await startPayment(context, { orderNumber: number, payerAddress: request.address });
      return started.ok ? success(toWire(started.value)) : started;
    },
    getPaymentResult: async ({ query: { reference, number, token } }, request) => {
      const findOrder = async (orderNumber: number) => {
        const order = await findOwn(orderNumber, token, request);
        return order.ok ? order.value : null;
      };
      return getPaymentResult(context, questions, { reference, number }, findOrder);
    },
  };
}

function toWire(start: CheckoutStart): CheckoutStartOnWire {
  const { kind, scriptUrl, isTest } = start;
  return kind === 'window'
    ? { kind: 'ventana', scriptUrl, isTest, publicKey: start.publicKey, sessionId: '', data: start.data }
    : { kind: 'sesion', scriptUrl, isTest, publicKey: '', sessionId: start.sessionId, data: {} };
}
