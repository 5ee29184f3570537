/** Files whose statements no call with made-up values reaches: how many of them, and why. */
export const UNHEARD: Record<string, { statements: number; because: string }> = {
  'db/claim.ts': { statements: 1, because: 'renews a lease by a timer; product-import-crash.test.ts' },
  'db/migrate.ts': { statements: 2, because: 'before there is a schema' },
  'db/prove-growth.ts': { statements: 3, because: 'inside a transaction of a pool; it reads no rows' },
  'db/replica-watch.ts': { statements: 2, because: 'a loop beside the server asks; replica.test.ts' },
  'modules/catalogue/search/search.jobs.ts': { statements: 1, because: 'sets a timeout' },
  'modules/catalogue/search/suggestion.jobs.ts': { statements: 1, because: 'sets a timeout' },
  'modules/operations/copy.repository.ts': {
    statements: 5,
    because: 'asks of any schema on a client that also streams; backup.test.ts',
  },
  'modules/operations/named-file.repository.ts': {
    statements: 1,
    because: 'on a client with a table of its own for as long as it lives; recovered-files.test.ts',
  },
  'modules/operations/restore-mark.repository.ts': {
    statements: 10,
    because: 'on a client whose database may have no schema yet; restore.test.ts',
  },
  'seed/demo-cases.ts': { statements: 1, because: 'the demo, built whole by seed-history.test.ts' },
  'seed/demo-history.ts': { statements: 2, because: 'the demo, built whole by seed-history.test.ts' },
  'seed/demo-money.ts': { statements: 2, because: 'the demo, built whole by seed-history.test.ts' },
  'seed/demo-questions.ts': { statements: 2, because: 'the demo, built whole by seed.test.ts' },
  'seed/reference-data.ts': { statements: 6, because: 'written at every start of every test' },
  'seed/seed-demo.ts': { statements: 1, because: 'the demo, built whole by seed.test.ts' },
};

/** Statements that made-up values cannot complete. */
export const UNPREPARED: Record<string, string> = {
  'modules/operations/named-file.repository.ts: relation "pg_temp.stored_file" does not exist':
    'of one connection, for as long as it lives; recovered-files.test.ts',
  'db/claim.ts: relation "x" does not exist': 'is given its table by the queue',
  'modules/books/check.repository.ts: syntax error at or near "$1"': 'is given its halves by the service',
  'modules/messages/mailbox.repository.ts: syntax error at end of input': 'never asked without a message',
  'modules/orders/operator-view/operator-order-list.repository.ts: syntax error at or near "order"':
    'never asked without a word',
  'modules/orders/seller-view/seller-order-list.repository.ts: cannot determine type of empty array':
    'never asked without a list',
};

const SHOWN = 'shown_product_is_complete: only products on sale are read';
const COMPARED = 'the WHERE compares it, which null does not survive';

/** Columns that may be null in their table and are not in the statement. */
export const NEVER_NULL: Record<string, string> = {
  'modules/accounts/identity/operator.repository.ts role: may be null': 'a check: an operator has one',
  'modules/accounts/operators/staff.repository.ts role: may be null': 'a check: an operator has one',
  'modules/buyers/buyer-record.repository.ts order_number: may be null': 'the join compares it',
  'modules/buyers/favourite.repository.ts price: may be null': SHOWN,
  'modules/catalogue/browse/listing.repository.ts height_centimetres: may be null': SHOWN,
  'modules/catalogue/browse/listing.repository.ts key: may be null': SHOWN,
  'modules/catalogue/browse/listing.repository.ts length_centimetres: may be null': SHOWN,
  'modules/catalogue/browse/listing.repository.ts price: may be null': SHOWN,
  'modules/catalogue/browse/listing.repository.ts weight_kilograms: may be null': SHOWN,
  'modules/catalogue/browse/listing.repository.ts width_centimetres: may be null': SHOWN,
  'modules/catalogue/browse/product.repository.ts height_centimetres: may be null': SHOWN,
  'modules/catalogue/browse/product.repository.ts length_centimetres: may be null': SHOWN,
  'modules/catalogue/browse/product.repository.ts main_category_id: may be null': SHOWN,
  'modules/catalogue/browse/product.repository.ts weight_kilograms: may be null': SHOWN,
  'modules/catalogue/browse/product.repository.ts width_centimetres: may be null': SHOWN,
  'modules/catalogue/feeds/feed.repository.ts height_centimetres: may be null': SHOWN,
  'modules/catalogue/feeds/feed.repository.ts length_centimetres: may be null': SHOWN,
  'modules/catalogue/feeds/feed.repository.ts weight_kilograms: may be null': SHOWN,
  'modules/catalogue/feeds/feed.repository.ts width_centimetres: may be null': SHOWN,
  'modules/catalogue/product-alerts/product-alert.repository.ts city_id: may be null':
    'a check: an arrival has one',
  'modules/catalogue/search/search-index.repository.ts final_price: may be null': SHOWN,
  'modules/catalogue/search/search-index.repository.ts height_centimetres: may be null': SHOWN,
  'modules/catalogue/search/search-index.repository.ts length_centimetres: may be null': SHOWN,
  'modules/catalogue/search/search-index.repository.ts main_category_id: may be null': SHOWN,
  'modules/catalogue/search/search-index.repository.ts weight_kilograms: may be null': SHOWN,
  'modules/catalogue/search/search-index.repository.ts width_centimetres: may be null': SHOWN,
  'modules/catalogue/search/suggestion.repository.ts price: may be null': SHOWN,
  'modules/import/import-row.repository.ts group_row: may be null': COMPARED,
  'modules/import/import-row.repository.ts outcome: may be null': COMPARED,
  'modules/integrations/webhook-delivery.repository.ts failing_since: may be null': 'has just been set',
  'modules/orders/cart/addable.repository.ts height_centimetres: may be null': SHOWN,
  'modules/orders/cart/addable.repository.ts length_centimetres: may be null': SHOWN,
  'modules/orders/cart/addable.repository.ts unit_price: may be null': SHOWN,
  'modules/orders/cart/addable.repository.ts weight_kilograms: may be null': SHOWN,
  'modules/orders/cart/addable.repository.ts width_centimetres: may be null': SHOWN,
  'modules/orders/cash/collection.repository.ts carrier: may be null':
    "carrierOf() refuses a carrier's collection without one",
  'modules/orders/fulfilment/delivery-proof.repository.ts url: may be null': COMPARED,
  'modules/orders/fulfilment/delivery.repository.ts delivered_at: may be null': COMPARED,
  'modules/orders/fulfilment/told-buyer.repository.ts last_day: may be null': COMPARED,
  'modules/orders/refunds/late-freight.repository.ts back_on: may be null': COMPARED,
  'modules/overview/work.repository.ts reason: may be null': 'operator_pause_has_reason',
  'modules/payouts/reconciliation/open-money.repository.ts cause: may be null':
    'a check: money to give back has its cause',
  'modules/payouts/reconciliation/open-money.repository.ts happened_at: may be null': `${COMPARED}, or a check: paid has its moment`,
  'modules/payouts/settlements/release.repository.ts confirmed_at: may be null': COMPARED,
  'modules/reviews/question.repository.ts answer: may be null': 'a check: answered has its answer',
};

/** Functions of SQL that are called for what they are asked of, and why that costs nothing that matters. */
export const CALLED: Record<string, string> = {
  fold_text: 'looks into no table; indexes hold what it answers',
  is_product_shown: 'asked when a seller saves one product',
  search_score:
    "of the operator's page that explains scores; match_products asks it of columns, which is inlined",
  words_of_orders: 'asked once for many orders',
};
