import type { CatalogueTag } from '../../pages/catalogue-change.service.ts';

export interface PlacedProduct {
  productId: number;
  sellerId: number;
  /** Null: a draft that has none yet. */
  mainCategoryId: number | null;
  subcategoryId: number | null;
}

/** What of the pages shows a product: its own, and the lists where it stands. */
export function placeTags({
  productId,
  sellerId,
  mainCategoryId,
  subcategoryId,
}: PlacedProduct): CatalogueTag[] {
  const categories = [mainCategoryId, subcategoryId].filter((id) => id !== null);
  return [
    `product:${productId}`,
    `seller:${sellerId}`,
    ...categories.map((id): CatalogueTag => `category:${id}`),
  ];
}
