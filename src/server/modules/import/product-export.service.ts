import { SHEET_COLUMNS, type SheetCell, sheetRows } from '../../../domain/product-sheet.ts';
import {
  type FactColumn,
  factColumns,
  givenUpFields,
  sheetFields,
} from '../../../domain/product-sheet-facts.ts';
import { MAXIMUM_FACT_COLUMNS } from '../../../domain/product-sheet-fields.ts';
import type { SheetFormat } from '../../../wire/import/product-export-path.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { type SheetFile, sheetFile } from '../../documents/sheet-file.ts';
import { type Demands, getDemands } from '../catalogue/facts/fact-demand.service.ts';
import { listProductsById } from '../catalogue/products/product-rules.service.ts';
import { listCategoryNames } from './import-row.repository.ts';
import { sheetProductOf } from './product-of-rows.ts';
import { listProductIds, listProductPlaces } from './product-page.repository.ts';
import { COLUMN_WIDTHS } from './product-template.service.ts';

const PAGE_SIZE = 200;

type Part = Pick<Context, 'config' | 'write'>;

/** The shop's products as a sheet that can be uploaded again; one page of products at a time is in memory. */
export function exportProducts(context: Part, sellerId: number, format: SheetFormat): SheetFile {
  const rows = productRows(context, sellerId);
  return sheetFile('productos', format, [{ name: 'Productos', widths: COLUMN_WIDTHS, rows }]);
}

async function* productRows({ config, write }: Part, sellerId: number): AsyncGenerator<SheetCell[]> {
  const { columns, demands } = await readFactColumns(write, sellerId);
  yield [...SHEET_COLUMNS, ...columns].map(({ header }) => header);
  const categories = await listCategoryNames(write);
  for (let after = 0; ; ) {
    const ids = await listProductIds(write, sellerId, { after, limit: PAGE_SIZE });
    const products = await listProductsById(write, sellerId, ids);
    const byId = new Map(products.map((one) => [one.id, one]));
    for (const id of ids) {
      const product = byId.get(id);
      if (!product) continue;
      const fields = demands.askedIn(product.form);
      const surroundings = { categories, fields, baseUrl: config.baseUrl };
      yield* sheetRows(sheetProductOf(product.form, product.state, surroundings), columns);
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < PAGE_SIZE) return;
    after = last;
  }
}

/**
 * A column for each fact that the categories of the shop's products ask, so that what is missing can be written there, and for what
 * products say that nobody asks any more; where
 * these are too many for a sheet, what products say goes first.
 */
async function readFactColumns(
  db: Database,
  sellerId: number,
): Promise<{ columns: FactColumn[]; demands: Demands }> {
  const places = await listProductPlaces(db, sellerId);
  const demands = await getDemands(db, places);
  const fields = places.map((place) => {
    const asked = demands.askedIn(place);
    return { place, asked: [...sheetFields(asked), ...givenUpFields(asked, place.saidKeys)] };
  });
  const said = fields.flatMap(({ place, asked }) => asked.filter(({ key }) => place.saidKeys.includes(key)));
  const columns = factColumns([...said, ...fields.flatMap(({ asked }) => asked)]);
  return { columns: columns.slice(0, MAXIMUM_FACT_COLUMNS), demands };
}
