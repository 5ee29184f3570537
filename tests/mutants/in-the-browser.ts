import type { Mutant } from './mutant.ts';

/** What only a real browser can notice; each builds the program anew. */
export const inTheBrowser: Mutant[] = [
  {
    name: 'order-sent-without-idempotency-key',
    file: 'src/web/store/orders/checkout/use-place-order.ts',
    find: 'idempotencyKey: idempotencyKeyFor(cart.lines, values),',
    replace: '',
    tests: ['tests/e2e/checkout.spec.ts'],
    grep: 'lost answer',
  },
  {
    name: 'operator-cancels-units-that-are-kept',
    file: 'src/web/operator/orders/cancel-dialog.tsx',
    find: '...(!isWhole && { kept: units })',
    replace: '',
    tests: ['tests/e2e/operator-dialogs.spec.ts'],
    grep: 'not kept are cancelled',
  },
];
