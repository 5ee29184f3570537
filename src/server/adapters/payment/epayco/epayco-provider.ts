import { sumPesos } from '../../../../domain/money.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { EpaycoConfig } from '../../../payment-config.ts';
import type { CheckoutStart, PaymentProvider, PaymentRequest } from '../payment-provider.ts';
import { createApify } from './apify.ts';
import { errorTexts, sessionRequest } from './checkout-session.ts';
import { windowStart } from './checkout-window.ts';
import { findByReference, findByResponseReference, listByOrder, listPage } from './find-transaction.ts';
import { isRefusal, objectOf } from './provider-request.ts';
import { readConfirmation } from './read-confirmation.ts';

interface EpaycoOptions {
  /** Name of the shop, which the payer reads. */
  shop: string;
  now?: () => number;
  /** Before a reference that the provider does not know yet is asked for again. */
  retryPauseMillis?: number;
}

/** ePayco, or its emulator: only addresses and keys differ. */
export function createEpaycoProvider(
  config: EpaycoConfig,
  { shop, now = Date.now, retryPauseMillis = 1_000 }: EpaycoOptions,
): PaymentProvider {
  const apify = createApify(config, now);
  const startSession = async (request: PaymentRequest): Promise<StartResult> => {
    const { body } = await apify.post('/payment/session/create', sessionRequest(config, shop, request));
    const reply = objectOf(body) ?? {};
    const sessionId = objectOf(reply.data)?.sessionId;
    if (isRefusal(reply) || typeof sessionId !== 'string')
      return failure('payment-refused-by-provider', { details: errorTexts(reply) });
    const scriptUrl = `${config.checkoutUrl}/checkout-v2.js`;
    return success({ kind: 'session', scriptUrl, sessionId, isTest: config.isTest });
  };
  return {
    name: 'ePayco',
    browserOrigins: browserOrigins(config.checkoutUrl),
    startPayment: async (given) => {
      const request = config.split ? given : { ...given, receivers: [] };
      const problem = findProblem(request);
      if (problem) return failure('payment-refused-by-provider', { details: [problem] });
      return config.checkout === 'session'
        ? startSession(request)
        : success(windowStart(config, shop, request));
    },
    findTransaction: async (query) => {
      const reference = 'reference' in query ? query.reference : query.responseReference;
      // Older checkouts bring the number back instead of the hash.
      if (/^[1-9]\d{0,14}$/.test(reference)) return findByReference(apify, reference);
      if (!('responseReference' in query) || !/^[0-9a-f]{24}$/i.test(reference)) return null;
      return findByResponseReference(config, reference, retryPauseMillis);
    },
    listTransactionsOfOrder: (orderNumber) => listByOrder(apify, orderNumber),
    listTransactions: (page) => listPage(apify, page),
    readConfirmation: (fields) => readConfirmation(config, fields),
  };
}

type StartResult = Result<CheckoutStart, 'payment-refused-by-provider'>;

/** What would be refused after the checkout is open, or worse, be paid without its split. */
function findProblem({ amountPesos, receivers }: PaymentRequest): string | null {
  if (receivers.length === 0) return null;
  const strange = receivers.find(({ providerId }) => !/^\d+$/.test(providerId));
  if (strange) return `Receiver '${strange.providerId}' is no account at ePayco`;
  const sum = sumPesos(receivers.map(({ total }) => total));
  if (sum !== amountPesos) throw new Error(`Receivers add up to ${sum}, not to ${amountPesos}`);
  return null;
}

/** A path is our own origin (the emulator). */
function browserOrigins(checkoutUrl: string): string[] {
  if (checkoutUrl.startsWith('/')) return ["'self'"];
  return [new URL(checkoutUrl).origin, 'https://*.epayco.co', 'https://*.epayco.io'];
}
