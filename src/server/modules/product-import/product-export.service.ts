import { stringify } from 'csv-stringify/sync';
import { listChoices } from '../../../domain/product-form.ts';
import {
  SHEET_COLUMNS,
  type SheetCell,
  type SheetProduct,
  sheetRows,
} from '../../../domain/product-sheet.ts';
import { stockKey } from '../../../domain/stock.ts';
import type { Context } from '../../context.ts';
import { type ExportedProduct, listExportedProducts } from './product-export.repository.ts';

const PAGE_SIZE = 500;

/**
 * The shop's products as a CSV that Excel in Colombia opens with a double click: UTF-8 with a mark, semicolons, decimal
 * commas. A text that a sheet would take for a formula begins with an apostrophe. One page of products at a time is in
 * memory.
 */
export async function* exportProductsAsCsv(
  { write }: Pick<Context, 'write'>,
  sellerId: number,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLines([SHEET_COLUMNS.map(({ header }) => header)])}`;
  for (let after = 0; ; ) {
    const products = await listExportedProducts(write, sellerId, { after, limit: PAGE_SIZE });
    if (products.length > 0)
      yield csvLines(products.flatMap((product) => sheetRows(toSheetProduct(product))));
    const last = products.at(-1);
    if (!last || products.length < PAGE_SIZE) return;
    after = last.id;
  }
}

function csvLines(rows: readonly (readonly SheetCell[])[]): string {
  return stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : cell))),
    { delimiter: ';', record_delimiter: '\r\n', escape_formulas: true },
  );
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
