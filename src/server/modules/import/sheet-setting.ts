import type { CategoryPlace } from '../../../domain/move-in/moved-setting.ts';
import type { SheetInput } from '../../../domain/product-sheet-problem.ts';
import { cellString } from '../../../domain/product-sheet-values.ts';
import { foldText } from '../../../domain/text.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/sql.ts';
import { getDemands } from '../catalogue/facts/fact-demand.service.ts';
import type { SellerProduct } from '../catalogue/products/product-form-of.ts';
import type { StoredImport } from './import.repository.ts';
import { listCategoryNames } from './import-row.repository.ts';
import { movedSetting } from './moved-setting.service.ts';
import type { SheetSetting } from './product-of-rows.ts';

type Rows = readonly { cells: readonly SheetInput[] }[];

/** What the rows of a batch, and the products that they speak of, are looked at by. */
export async function sheetSetting(
  db: Database,
  config: Pick<Config, 'baseUrl'>,
  stored: StoredImport,
  { rows, products, now }: { rows: Rows; products: readonly { current: SellerProduct | null }[]; now: Date },
): Promise<SheetSetting> {
  const moved = await movedSetting(db, config, stored, rows);
  const categories = await listCategoryNames(db);
  const named = new Set(namesIn(rows, stored.mapping));
  const places: CategoryPlace[] = [
    ...products.flatMap(({ current }) => current?.form ?? []),
    ...moved.places.values(),
    ...categories
      .filter(({ name }) => named.has(foldText(name)))
      .map(({ id }) => ({ mainCategoryId: id, subcategoryId: null })),
  ];
  return { ...stored, ...moved, categories, demands: await getDemands(db, places), now };
}

/** Everything that the rows may mean as a category. */
function namesIn(rows: Rows, mapping: StoredImport['mapping']): string[] {
  const columns = mapping.flatMap((use, at) => (use === 'category' || use === 'subcategory' ? [at] : []));
  return rows.flatMap(({ cells }) => columns.map((at) => foldText(cellString(cells[at] ?? null))));
}
