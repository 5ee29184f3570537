import type { Mutant } from './mutant.ts';

const statement = 'src/server/modules/orders/placing/place-order.repository.ts';
const changed: Pick<Mutant, 'file' | 'tests'> = {
  file: statement,
  tests: ['tests/integration/orders-statement.test.ts'],
};

/** The order's one statement, stock, limits of unpaid orders, repeated submissions. */
export const orders: Mutant[] = [
  {
    ...changed,
    name: 'order-of-a-seller-blocked-meanwhile',
    find: 'and seller.status = 2',
    replace: '',
  },
  { ...changed, name: 'order-of-a-product-paused-meanwhile', find: 'and product.active', replace: '' },
  {
    ...changed,
    name: 'order-at-a-price-of-before',
    find: 'and product.price = line.price',
    replace: '',
  },
  {
    ...changed,
    name: 'order-at-an-offer-that-ended-meanwhile',
    find: 'product.sale_price is not distinct from line.sale_price',
    replace: 'true',
  },
  {
    ...changed,
    name: 'order-of-a-shop-on-holiday-since',
    find: 'not (${placedAt} >= seller.holiday_from and',
    replace: 'not (false and',
  },
  { ...changed, name: 'order-of-more-than-there-is', find: 'where on_hand >= quantity', replace: '' },
  {
    ...changed,
    name: 'order-of-goods-that-changed-shop',
    find: 'and seller.id = line.seller_id',
    replace: '',
  },
  {
    name: 'two-unpaid-orders-decided-at-once',
    file: statement,
    find: 'sql`join buyer on buyer.unchanged`',
    replace: 'sql`cross join buyer`',
    tests: ['tests/integration/unpaid-orders.test.ts'],
    grep: 'eight orders at once',
  },
  {
    name: 'sold-out-announced-to-nobody',
    file: statement,
    find: 'where taken.on_hand = 0 and tag is not null',
    replace: 'where taken.on_hand < 0 and tag is not null',
    tests: ['tests/integration/orders-placing.test.ts'],
    grep: 'last unit is announced',
  },
  {
    name: 'stock-locked-in-the-order-of-the-cart',
    file: 'src/domain/stock.ts',
    find: '[...needs.values()].sort(inLockingOrder)',
    replace: '[...needs.values()]',
    tests: ['src/domain/stock.test.ts'],
  },
  {
    name: 'stock-taken-again-though-too-little',
    file: 'src/server/modules/catalogue/products/stock.repository.ts',
    find: 'locked where on_hand >= quantity',
    replace: 'locked where on_hand > 0',
    tests: ['tests/integration/payments-late.test.ts'],
    grep: 'fewer are left',
  },
  {
    name: 'unpaid-share-of-a-stock-unlimited',
    file: 'src/domain/unpaid-limits.ts',
    find: 'units <= maximumUnits && beyond <= allowedBeyond',
    replace: 'units <= maximumUnits',
    tests: ['src/domain/unpaid-limits.test.ts'],
  },
  {
    name: 'second-attempt-reserves-for-half-the-time',
    file: 'src/domain/unpaid-limits.ts',
    find: 'Math.max(0, unpaidBefore - 1)',
    replace: 'unpaidBefore',
    tests: ['src/domain/unpaid-limits.test.ts'],
  },
  {
    name: 'mailbox-no-limit-of-unpaid-orders',
    file: 'src/server/modules/orders/placing/unpaid-limit.service.ts',
    find: 'history.openByEmail >= limits.maximumOpenPerEmail ||',
    replace: '',
    tests: ['tests/integration/unpaid-orders.test.ts'],
    grep: 'three unpaid online orders',
  },
  {
    name: 'other-order-under-a-used-key',
    file: 'src/server/modules/orders/placing/place-order.service.ts',
    find: 'isForeign || earlier.fingerprint !== identity.fingerprint',
    replace: 'isForeign',
    tests: ['tests/integration/orders-idempotency.test.ts'],
    grep: 'was used for another order',
  },
  {
    name: 'accounts-order-shown-to-who-repeats-it',
    file: 'src/server/modules/orders/placing/place-order.service.ts',
    find: 'earlier.accountId !== null && earlier.accountId !== accountId',
    replace: 'false',
    tests: ['tests/integration/purchases-order.test.ts'],
    grep: 'to nobody else',
  },
  {
    name: 'repetition-over-a-border-is-a-second-order',
    file: 'src/server/modules/orders/placing/submission-identity.ts',
    find: 'keys: [keyOf(window - 1), keyOf(window + 1)]',
    replace: 'keys: [keyOf(window)]',
    tests: ['tests/integration/orders-idempotency.test.ts'],
    grep: 'border of a window',
  },
  {
    name: 'total-of-the-browser-taken',
    file: 'src/server/modules/orders/placing/review-order.ts',
    find: '    body.total === draft.total &&\n',
    replace: '',
    tests: ['tests/integration/orders-changed.test.ts'],
    grep: 'from the browser is never taken',
  },
];
