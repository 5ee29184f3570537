import type { Database } from '../../../db/sql.ts';
import { announceChange } from '../../pages/catalogue-change.service.ts';
import { placeTags } from './place-tags.ts';
import { addStock, type StockUnits, takeStock } from './stock.repository.ts';

export type { StockUnits };

/** Units go on sale again, and pages that said "sold out" are made anew. */
export async function putBackInStock(db: Database, units: readonly StockUnits[]): Promise<void> {
  const wereSoldOut = await addStock(db, units);
  await announceChange(db, wereSoldOut.flatMap(placeTags));
}

/** Takes units from sale, all or none; false: there are too few. */
export async function takeFromStock(db: Database, units: readonly StockUnits[]): Promise<boolean> {
  const soldOut = await takeStock(db, units);
  if (!soldOut) return false;
  await announceChange(db, soldOut.flatMap(placeTags));
  return true;
}
