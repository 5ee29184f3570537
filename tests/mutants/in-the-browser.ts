import type { Mutant } from './mutant.ts';

/** What only a real browser can notice; each builds the program anew. */
export const inTheBrowser: Mutant[] = [
  {
    name: 'order-sent-without-idempotency-key',
    file: 'src/web/store/orders/checkout/use-place-order.ts',
    find: '{ idempotencyKey: idempotencyKeyFor(cart.lines, form.values) }',
    replace: '{}',
    tests: ['tests/e2e/checkout.spec.ts'],
    grep: 'lost answer',
  },
];
