import { type PaymentProvider, ProviderUnavailable } from '../../../adapters/payment/payment-provider.ts';
import type { Context } from '../../../context.ts';
import { handleTransaction, learnOrder, learnTransaction } from './handle-transaction.service.ts';
import type { Payment } from './payment.repository.ts';

/** A page that refreshes itself asks the provider this often at most. */
const PAUSE_MILLIS = 4_000;
const REMEMBERED = 5_000;

export interface ProviderQuestions {
  /**
   * The order number behind what the provider's page brought back, with the provider's news applied; null: none.
   * Throws ProviderUnavailable when it could never be asked.
   */
  orderOfReturn: (responseReference: string) => Promise<number | null>;
  /** Applies the provider's news of an order that waits and whose checkout was opened. */
  refreshOrder: (payment: Payment) => Promise<void>;
}

/** Questions on behalf of people who wait for an answer: seldom enough, and without it when the provider is away. */
export function createProviderQuestions(context: Context): ProviderQuestions {
  const asked = new Map<string, { at: number; answer: Promise<number | null> }>();
  const seldom = (key: string, ask: (provider: PaymentProvider) => Promise<number | null>) => {
    const { paymentProvider } = context;
    if (!paymentProvider) return Promise.resolve(null);
    const now = context.now().getTime();
    const known = asked.get(key);
    if (known && Math.abs(now - known.at) < PAUSE_MILLIS) return known.answer;
    const answer = ask(paymentProvider).catch((error) => {
      if (!(error instanceof ProviderUnavailable)) throw error;
      context.log.warn({ err: error }, 'the provider did not answer');
      if (!known) throw error;
      return known.answer;
    });
    asked.delete(key);
    asked.set(key, { at: now, answer });
    for (const oldest of asked.keys()) {
      if (asked.size <= REMEMBERED) break;
      asked.delete(oldest);
    }
    return answer;
  };
  return {
    orderOfReturn: (responseReference) =>
      seldom(`return:${responseReference}`, async (provider) => {
        const found = await provider.findTransaction({ responseReference });
        if (!found) return null;
        // The public look-up tells less than the one by number.
        const learned = await learnTransaction(context, provider, found.reference);
        if (!learned) await handleTransaction(context, found);
        const { invoice } = learned?.transaction ?? found;
        return /^[1-9]\d{0,14}$/.test(invoice) ? Number(invoice) : null;
      }),
    refreshOrder: async ({ orderNumber, state, nextCheckAt }) => {
      if ((state !== 'waiting' && state !== 'expired') || nextCheckAt === null) return;
      await seldom(`order:${orderNumber}`, async (provider) => {
        await learnOrder(context, provider, orderNumber).catch((error) => {
          if (!(error instanceof ProviderUnavailable)) throw error;
        });
        return orderNumber;
      });
    },
  };
}
