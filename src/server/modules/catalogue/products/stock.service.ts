import type { Database } from '../../../db/sql.ts';
import { announceChange, type CatalogueTag } from '../../pages/catalogue-change.service.ts';
import { addStock, type StockedProduct, type StockUnits, takeStock } from './stock.repository.ts';

export type { StockUnits };

/** Units go on sale again, and pages that said "sold out" are made anew. */
export async function putBackInStock(db: Database, units: readonly StockUnits[]): Promise<void> {
  const wereSoldOut = await addStock(db, units);
  await announceChange(db, wereSoldOut.flatMap(tagsOf));
}

/** Takes units from sale, all or none; false: there are too few. */
export async function takeFromStock(db: Database, units: readonly StockUnits[]): Promise<boolean> {
  const soldOut = await takeStock(db, units);
  if (!soldOut) return false;
  await announceChange(db, soldOut.flatMap(tagsOf));
  return true;
}

function tagsOf({ productId, sellerId, mainCategoryId, subcategoryId }: StockedProduct): CatalogueTag[] {
  const categories = [mainCategoryId, subcategoryId].filter((id) => id !== null);
  return [
    `product:${productId}`,
    `seller:${sellerId}`,
    ...categories.map((id): CatalogueTag => `category:${id}`),
  ];
}
