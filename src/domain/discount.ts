import type { Pesos } from './money.ts';

export type Priced = { price: Pesos; salePrice: Pesos | null };

/** Spec 5: an offer is a sale price below the price; a sale price that is not lower is no offer. */
export function isOffer({ price, salePrice }: Priced): boolean {
  return salePrice !== null && salePrice < price;
}

/**
 * What the buyer pays for one unit. Spec 9 says "precioRebajado when present, else precioProducto";
 * as badge, totals and order must agree, a sale price counts everywhere only when it is lower.
 */
export function finalPrice({ price, salePrice }: Priced): Pesos {
  return salePrice !== null && salePrice < price ? salePrice : price;
}

/** 'Ahorro' for one unit; 0 without an offer. */
export function savings(product: Priced): Pesos {
  return product.price - finalPrice(product);
}

/** Whole percentage for the badge; null when there is no offer and so no badge. */
export function discountPercent(product: Priced): number | null {
  return isOffer(product) ? Math.round((savings(product) / product.price) * 100) : null;
}
