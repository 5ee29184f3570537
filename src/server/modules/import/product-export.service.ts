import { listChoices } from '../../../domain/product-form.ts';
import {
  SHEET_COLUMNS,
  type SheetCell,
  type SheetProduct,
  sheetRows,
} from '../../../domain/product-sheet.ts';
import { stockKey } from '../../../domain/stock.ts';
import type { SheetFormat } from '../../../wire/import/product-export-path.ts';
import type { Context } from '../../context.ts';
import { type SheetFile, sheetFile } from '../../documents/sheet-file.ts';
import { type ExportedProduct, listExportedProducts } from './product-export.repository.ts';
import { COLUMN_WIDTHS } from './product-template.service.ts';

const PAGE_SIZE = 500;

/** The shop's products as a sheet that can be uploaded again; one page of products at a time is in memory. */
export function exportProducts(
  { write }: Pick<Context, 'write'>,
  sellerId: number,
  format: SheetFormat,
): SheetFile {
  const rows = productRows(write, sellerId);
  return sheetFile('productos', format, [{ name: 'Productos', widths: COLUMN_WIDTHS, rows }]);
}

async function* productRows(write: Context['write'], sellerId: number): AsyncGenerator<SheetCell[]> {
  yield SHEET_COLUMNS.map(({ header }) => header);
  for (let after = 0; ; ) {
    const products = await listExportedProducts(write, sellerId, { after, limit: PAGE_SIZE });
    for (const product of products) yield* sheetRows(toSheetProduct(product));
    const last = products.at(-1);
    if (!last || products.length < PAGE_SIZE) return;
    after = last.id;
  }
}

function toSheetProduct({ id, attributes, stockRows, ...product }: ExportedProduct): SheetProduct {
  const onHandByKey = new Map(stockRows.map(({ termIds, onHand }) => [stockKey(id, termIds), onHand]));
  // Ascending, as stock is stored, whatever the order of the attributes.
  const termIdsOf = (choice: readonly number[]) =>
    choice
      .map((term, attribute) => attributes[attribute]?.terms[term]?.id ?? 0)
      .sort((left, right) => left - right);
  const choices = product.stockPerCombination ? listChoices(attributes) : [[]];
  const stock = choices.map((choice) => ({
    choice,
    onHand: onHandByKey.get(stockKey(id, termIdsOf(choice))) ?? 0,
  }));
  return { ...product, attributes, stock };
}
