import { SHEET_COLUMNS, type SheetCell, sheetRows } from '../../../domain/product-sheet.ts';
import type { SheetFormat } from '../../../wire/import/product-export-path.ts';
import type { Context } from '../../context.ts';
import { type SheetFile, sheetFile } from '../../documents/sheet-file.ts';
import { listProductsById } from '../catalogue/products/product-rules.service.ts';
import { listCategoryNames } from './import-row.repository.ts';
import { sheetProductOf } from './product-of-rows.ts';
import { listProductIds } from './product-page.repository.ts';
import { COLUMN_WIDTHS } from './product-template.service.ts';

const PAGE_SIZE = 200;

type Part = Pick<Context, 'config' | 'write'>;

/** The shop's products as a sheet that can be uploaded again; one page of products at a time is in memory. */
export function exportProducts(context: Part, sellerId: number, format: SheetFormat): SheetFile {
  const rows = productRows(context, sellerId);
  return sheetFile('productos', format, [{ name: 'Productos', widths: COLUMN_WIDTHS, rows }]);
}

async function* productRows({ config, write }: Part, sellerId: number): AsyncGenerator<SheetCell[]> {
  yield SHEET_COLUMNS.map(({ header }) => header);
  const categories = await listCategoryNames(write);
  for (let after = 0; ; ) {
    const ids = await listProductIds(write, sellerId, { after, limit: PAGE_SIZE });
    const products = await listProductsById(write, sellerId, ids);
    const byId = new Map(products.map((one) => [one.id, one]));
    for (const id of ids) {
      const product = byId.get(id);
      if (product) yield* sheetRows(sheetProductOf(product.form, product.state, categories, config.baseUrl));
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < PAGE_SIZE) return;
    after = last;
  }
}
