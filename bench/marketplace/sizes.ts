/** How big a marketplace is, and how much of it belongs to the one shop whose panel is measured. */
export interface MarketplaceSize {
  /** Below DATA_DIR. */
  folder: string;
  /** In all, those of the demo among them. */
  categories: number;
  sellers: number;
  products: number;
  orders: number;
  shopProducts: number;
  shopOrders: number;
}

/** What all but the growth is measured with, and the small end of it. */
export const SMALL: MarketplaceSize = {
  folder: 'bench-10000',
  categories: 100,
  sellers: 100,
  products: 10_000,
  orders: 10_000,
  shopProducts: 200,
  shopOrders: 500,
};

/** One shop with more than its share: 20,000 products and 50,000 orders. */
export const LISTS: MarketplaceSize = {
  folder: 'bench-lists',
  categories: 234,
  sellers: 10_000,
  products: 50_000,
  orders: 100_000,
  shopProducts: 20_000,
  shopOrders: 50_000,
};

/** One shop that changes 20,000 products at once, beside others. */
export const BULK: MarketplaceSize = {
  folder: 'bench-bulk',
  categories: 100,
  sellers: 100,
  products: 22_000,
  orders: 2_000,
  shopProducts: 20_000,
  shopOrders: 500,
};

/** The big end of the growth. */
export const BIG: MarketplaceSize = {
  folder: 'bench-1000000',
  categories: 3_000,
  sellers: 10_000,
  products: 1_000_000,
  orders: 1_000_000,
  shopProducts: 20_000,
  shopOrders: 50_000,
};
