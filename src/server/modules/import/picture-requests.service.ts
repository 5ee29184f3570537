import { choiceName } from '../../../domain/product-choices.ts';
import { choiceOf } from '../../../domain/product-sheet-options.ts';
import type { Database } from '../../db/sql.ts';
import { awaitPictures } from './awaiting-picture.repository.ts';
import type { StoredImport } from './import.repository.ts';
import { insertFetches, type NewFetch } from './picture-fetch.repository.ts';
import type { ProductOfRows } from './product-of-rows.ts';

interface SavedProduct {
  productId: number;
  product: ProductOfRows;
}

/** Has the pictures of saved products fetched, and notes which become active with them. */
export async function askForPictures(
  db: Database,
  { id, sellerId, accountId }: StoredImport,
  saved: readonly SavedProduct[],
  now: Date,
): Promise<void> {
  const fetches = saved.flatMap(({ productId, product }): NewFetch[] => {
    if (!product.fetches) return [];
    const choices = choicesByAddress(product);
    const pictures = product.fetches.map((one) => ({
      ...one,
      problem: null,
      choices: choices.get(one.address) ?? [],
    }));
    return [{ sellerId, productId, importId: id, accountId, pictures, keepsOthers: false }];
  });
  await insertFetches(db, fetches, now);
  const awaiting = saved.filter(({ product }) => product.awaitsPicture).map(({ productId }) => productId);
  if (awaiting.length > 0) await awaitPictures(db, awaiting, now);
}

/** Which combinations each address is the picture of. */
function choicesByAddress({ rows, form }: ProductOfRows): Map<string, string[]> {
  const choices = new Map<string, string[]>();
  if (!form.stockPerCombination) return choices;
  for (const row of rows)
    for (const address of row.values.variantPictures ?? [])
      choices.set(address, [...(choices.get(address) ?? []), choiceName(form, choiceOf(row, form))]);
  return choices;
}
