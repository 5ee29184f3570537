/** What a shop wants of a product; whether shoppers see it follows from this, its data and the shop's approval. */
export const PRODUCT_STATES = ['draft', 'active', 'paused', 'archived'] as const;

export type ProductState = (typeof PRODUCT_STATES)[number];

export const PRODUCT_STATE_NAMES: Record<ProductState, string> = {
  draft: 'Borrador',
  active: 'Activo',
  paused: 'Pausado',
  archived: 'Archivado',
};

/** Where a product may go from each state. */
export const PRODUCT_STATE_MOVES: Record<ProductState, readonly ProductState[]> = {
  draft: ['active', 'archived'],
  active: ['paused', 'archived'],
  paused: ['active', 'archived'],
  archived: ['paused'],
};

export function canMoveProduct(from: ProductState, to: ProductState): boolean {
  return PRODUCT_STATE_MOVES[from].includes(to);
}
