import type { Mutant } from './mutant.ts';

const confirmation = 'src/server/adapters/payment/epayco/read-confirmation.ts';
const decision = 'src/domain/payment-decision.ts';

/** What a payment proves, and what it does to its order. */
export const payments: Mutant[] = [
  {
    name: 'forged-confirmation-believed',
    file: confirmation,
    find: "if (!isSameSignature(expected, fields.x_signature ?? '')) return failure('forged');",
    replace: '',
    tests: ['tests/integration/epayco-confirmation.test.ts'],
  },
  {
    name: 'foreign-merchant-believed',
    file: confirmation,
    find: 'merchant && merchant !== config.customerId',
    replace: 'merchant && !merchant',
    tests: ['tests/integration/epayco-confirmation.test.ts'],
  },
  {
    name: 'test-payment-counts',
    file: confirmation,
    find: "if (transaction.isTest && !config.isTest) return failure('test-payment');",
    replace: '',
    tests: ['tests/integration/epayco-confirmation.test.ts'],
  },
  {
    name: 'signature-without-the-amount',
    file: 'src/server/adapters/payment/epayco/confirmation-signature.ts',
    find: 'transactionId, amount, currency].join',
    replace: 'transactionId, currency].join',
    tests: ['tests/integration/epayco-confirmation.test.ts'],
  },
  {
    name: 'dollars-taken-for-pesos',
    file: decision,
    find: "amountPesos === payment.amount && currency === 'COP'",
    replace: 'amountPesos === payment.amount',
    tests: ['src/domain/payment-decision.test.ts'],
  },
  {
    name: 'another-amount-pays',
    file: decision,
    find: "amountPesos === payment.amount && currency === 'COP'",
    replace: "amountPesos !== null && currency === 'COP'",
    tests: ['src/domain/payment-decision.test.ts'],
  },
  {
    name: 'rejected-payment-waits-again',
    file: decision,
    find: "known?.outcome === 'failed' ? { kind: 'ignore' } : { kind: 'wait' }",
    replace: "{ kind: 'wait' }",
    tests: ['src/domain/payment-decision.test.ts'],
  },
  {
    name: 'reversed-twice',
    file: decision,
    find: "effect === 'reverse' && !isReversed",
    replace: "effect === 'reverse'",
    tests: ['src/domain/payment-decision.test.ts'],
  },
  {
    name: 'second-payment-kept',
    file: decision,
    find: "{ kind: 'pay-late' } : { kind: 'refund', cause: 'duplicate' }",
    replace: "{ kind: 'pay-late' } : { kind: 'ignore' }",
    tests: ['src/domain/payment-decision.test.ts'],
  },
  {
    name: 'begun-payment-of-another-amount-reserves',
    file: 'src/server/modules/orders/payments/transaction-effects.ts',
    find: "payment?.state !== 'waiting' || !isWhatIsAsked(transaction, payment)",
    replace: "payment?.state !== 'waiting'",
    tests: ['tests/integration/payments-states.test.ts'],
    grep: 'of another amount',
  },
  {
    name: 'confirmation-handled-without-asking-again',
    file: 'src/server/modules/orders/payments/notice.service.ts',
    find: 'if (isBehind) await postpone',
    replace: 'if (!isBehind && isBehind) await postpone',
    tests: ['tests/integration/payments-confirmations.test.ts'],
    grep: 'still says pending',
  },
  {
    name: 'unpaid-order-payable-for-ever',
    file: 'src/server/modules/orders/payments/payment-deadline.ts',
    find: 'Math.min(now.getTime() + minutes * 60_000, last)',
    replace: 'now.getTime() + minutes * 60_000',
    tests: ['tests/integration/payments-late.test.ts'],
    grep: 'within a day',
  },
];
