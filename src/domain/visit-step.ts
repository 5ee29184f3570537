/** How far a visitor comes before the order, which is counted among the orders. */
export const VISIT_STEPS = ['visit', 'product', 'cart', 'checkout'] as const;

export type VisitStep = (typeof VISIT_STEPS)[number];

export const VISIT_STEP_NAMES: Record<VisitStep | 'order', string> = {
  visit: 'Visitaron la tienda',
  product: 'Vieron un producto',
  cart: 'Abrieron el carrito',
  checkout: 'Empezaron a pagar',
  order: 'Hicieron un pedido',
};
