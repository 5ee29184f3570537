export const ORDER_TABS = [
  'all',
  'to-accept',
  'to-prepare',
  'to-send',
  'on-the-way',
  'delivered',
  'cancelled',
  'cash-to-report',
] as const;

export type OrderTab = (typeof ORDER_TABS)[number];

export interface OrderListFilter {
  sellerId: number;
  tab: OrderTab;
  /** By deadline only where the tab has one. */
  sort: 'deadline' | 'newest';
  /** As PostgreSQL reads it, see `searchWords`; null: everything. */
  words: string | null;
  /** The last package of the page before. `from` of lists by deadline. */
  after: { from: Date | null; dispatchBy: string | null; orderNumber: number } | null;
  limit: number;
}
