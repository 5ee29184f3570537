import type { GridRow } from './product-grid.service.ts';
import type { StoredProduct } from './seller-product.repository.ts';

export interface NewPrices {
  /** Of the product; null: as it is. */
  price: number | null;
  ofVariants: { termIds: number[]; before: number | null; price: number }[];
}

/** Which prices a row of the grid changes, or in words why it cannot. */
export function newPrices(product: StoredProduct, row: GridRow): NewPrices | string {
  const { variants } = product;
  const price = row.price === undefined || row.price === product.price ? null : row.price;
  const byTerms = new Map(variants.map((variant) => [variant.termIds.join(), variant]));
  const wanted = row.stock.flatMap(({ termIds, price: own }) => {
    const variant = byTerms.get(termIds.join());
    return variant && own !== undefined && own !== variant.price ? [{ variant, price: own }] : [];
  });
  const all = price === null || wanted.length > 0 ? [] : variants.map((variant) => ({ variant, price }));
  if (all.length > 0 && new Set(variants.map((variant) => variant.price)).size > 1)
    return 'Sus opciones tienen precios diferentes: cambia el de cada opción.';
  const changed = wanted.length > 0 ? wanted : all;
  const isTooLow =
    changed.some((one) => one.price <= (one.variant.offer?.salePrice ?? 0)) ||
    (price !== null &&
      !product.stockPerCombination &&
      price <= Math.max(product.salePrice ?? 0, product.offer?.salePrice ?? 0));
  if (isTooLow) return 'El precio debe ser mayor que el de la oferta.';
  return {
    price: product.stockPerCombination ? null : price,
    ofVariants: changed.map((one) => ({
      termIds: one.variant.termIds,
      before: one.variant.price,
      price: one.price,
    })),
  };
}

/** As the history tells them: one price, or those of the variants by name. */
export function toldPrices(
  product: StoredProduct,
  { price, ofVariants }: NewPrices,
  which: 'before' | 'price',
): Record<string, unknown> {
  if (price !== null) return { price: which === 'before' ? product.price : price };
  if (ofVariants.length === 0) return {};
  const isWhole = ofVariants.length === product.variants.length;
  const figures = new Set(ofVariants.map((one) => one[which]));
  if (isWhole && figures.size === 1) return { price: [...figures][0] };
  return {
    variantPrices: Object.fromEntries(
      ofVariants.map((one) => [nameOfTerms(product, one.termIds), one[which]]),
    ),
  };
}

/** 'Azul / M'; 'Total' for the stock of the whole product. */
export function nameOfTerms({ attributes }: StoredProduct, termIds: readonly number[]): string {
  const names = attributes.flatMap(({ terms }) => terms.filter(({ id }) => termIds.includes(id)));
  return names.map(({ name }) => name).join(' / ') || 'Total';
}
