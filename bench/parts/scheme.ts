/** What lies together: a shop with its goods, an order with all that happens to it, a person with what is hers. */
export type Family = 'shop' | 'order' | 'person';

/** Columns that say which part a row of the family lies in, or lead to it through a row that does. */
export const KEYS: Readonly<Record<Family, readonly string[]>> = {
  shop: ['seller_id', 'product_id', 'id'],
  order: ['order_number', 'number', 'package_id'],
  person: ['account_id', 'token_hash', 'id'],
};

const TABLES: Readonly<Record<Family, readonly RegExp[]>> = {
  shop: [
    /^(product|stock|offer|seller_|short_stock|bulk_change|api_|webhook_|shop_level|settlement|payout|bank_account)/,
    /^(unsettled_entry|ledger_(transaction|entry)|search_document|favourite_count|question)/,
  ],
  order: [
    /^(orders|order_(line|note|words|to_index)|package|package_status_change|payment|payment_\w+|refund\w*)$/,
    /^(cash_\w+|undone_cash_collection|late_freight|rights_case\w*|review\w*)$/,
  ],
  person: [
    /^(account|account_\w+|session|cart_line|favourite|known_device|consent|order_claim|saved_view|view_as)$/,
  ],
};
/** Of a few rows, the same on every node. */
const EVERYWHERE = /^(package_status|product_list|seller)$/;

/** Null: a reference table, or one that stays whole on one node (queues, searches, settings). */
export function familyOf(table: string): Family | null {
  if (EVERYWHERE.test(table)) return null;
  const found = Object.entries(TABLES).find(([, patterns]) => patterns.some((one) => one.test(table)));
  return (found?.[0] as Family | undefined) ?? null;
}
