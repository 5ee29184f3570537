import type { ProviderState } from '../../src/domain/payment-state.ts';
import { failure, success } from '../../src/domain/result.ts';
import type { SplitReceiver } from '../../src/domain/split-payment.ts';
import {
  type PaymentProvider,
  type PaymentRequest,
  type ProviderTransaction,
  ProviderUnavailable,
} from '../../src/server/adapters/payment/payment-provider.ts';

/** `asked`: as the shop asked for. `unsplit`: all of it to the shop. `unproven`: the provider does not say yet. */
export type SplitOutcome = 'asked' | 'unsplit' | 'unproven';

interface Attempt {
  invoice: string;
  amount: number;
  state: ProviderState;
  franchise?: string;
  currency?: string;
  split?: SplitOutcome;
}

/** The provider as a test drives it: nothing happens there but what the test says. */
export interface ScriptedProvider extends PaymentProvider {
  /** What the shop asked for last, by order. */
  requests: Map<number, PaymentRequest>;
  transactions: Map<string, ProviderTransaction>;
  isAway: boolean;
  attempt: (attempt: Attempt) => ProviderTransaction;
  change: (reference: string, state: ProviderState, split?: SplitOutcome) => ProviderTransaction;
}

const PAGE_SIZE = 50;

export function createScriptedProvider(now: () => Date): ScriptedProvider {
  const transactions = new Map<string, ProviderTransaction>();
  const requests = new Map<number, PaymentRequest>();
  let sequence = 0;
  const newestFirst = () => [...transactions.values()].reverse();
  const receiversOf = (invoice: string, split: SplitOutcome): readonly SplitReceiver[] | null => {
    if (split === 'unproven') return null;
    return split === 'asked' ? (requests.get(Number(invoice))?.receivers ?? []) : [];
  };
  const answering = <Answer>(answer: Answer): Promise<Answer> =>
    provider.isAway ? Promise.reject(new ProviderUnavailable('away')) : Promise.resolve(answer);
  const provider: ScriptedProvider = {
    name: 'ePayco',
    browserOrigins: [],
    requests,
    transactions,
    isAway: false,
    attempt: ({ invoice, amount, state, franchise = 'VS', currency = 'COP', split = 'asked' }) => {
      const reference = String(++sequence);
      transactions.set(reference, {
        reference,
        transactionId: `t${reference}`,
        invoice,
        amountPesos: amount,
        currency,
        state,
        franchise,
        maskedCard: '457562******0326',
        approvalCode: state === 1 ? '123456' : '000000',
        reasonText: '',
        happenedAt: now().toISOString(),
        isTest: true,
        receivers: receiversOf(invoice, split),
      });
      return found(transactions, reference);
    },
    change: (reference, state, split) => {
      const known = found(transactions, reference);
      const receivers = split ? receiversOf(known.invoice, split) : known.receivers;
      transactions.set(reference, { ...known, state, receivers });
      return found(transactions, reference);
    },
    startPayment: (request) => {
      const told = request.receivers.reduce((sum, { total }) => sum + total, 0);
      if (request.receivers.length > 0 && told !== request.amountPesos)
        throw new Error(`Receivers add up to ${told}, not to ${request.amountPesos}`);
      if (request.amountPesos <= 0) return answering(failure('payment-refused-by-provider'));
      requests.set(request.orderNumber, request);
      return answering(
        success({ kind: 'session', scriptUrl: '', sessionId: String(request.orderNumber), isTest: true }),
      );
    },
    findTransaction: (query) =>
      answering(transactions.get('reference' in query ? query.reference : query.responseReference) ?? null),
    listTransactionsOfOrder: (number) =>
      answering(
        newestFirst()
          .filter(({ invoice }) => invoice === String(number))
          .slice(0, 50),
      ),
    listTransactions: (page) =>
      answering(
        newestFirst()
          .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
          .map((one) => ({ ...one, receivers: null })),
      ),
    readConfirmation: ({ reference }) => {
      const transaction = transactions.get(reference ?? '');
      return transaction ? success({ ...transaction, receivers: null }) : failure('forged');
    },
  };
  return provider;
}

function found(transactions: Map<string, ProviderTransaction>, reference: string): ProviderTransaction {
  const transaction = transactions.get(reference);
  if (!transaction) throw new Error(`The provider has no transaction ${reference}`);
  return transaction;
}
