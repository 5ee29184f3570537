import type { ImportCounts } from '../../../domain/product-sheet-fields.ts';
import { cellString } from '../../../domain/product-sheet-values.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { SellerProduct } from '../catalogue/products/product-form-of.ts';
import { listProductsByReference } from '../catalogue/products/product-rules.service.ts';
import { findImport, type StoredImport } from './import.repository.ts';
import { endStep, holdImport, type Lease, saveProgress } from './import-queue.repository.ts';
import {
  type GroupedRow,
  groupRows,
  listCellsOfColumn,
  listNextGroups,
  saveRowResults,
} from './import-row.repository.ts';
import { type ProductOfRows, productOfRows, rowResults } from './product-of-rows.ts';
import { sheetSetting } from './sheet-setting.ts';

const BATCH = 250;

export const NO_COUNTS: ImportCounts = {
  create: 0,
  update: 0,
  unchanged: 0,
  error: 0,
  errorRows: 0,
  notes: 0,
};

/** Checks the next rows without changing a product; true: there are more. */
export function checkRows(
  { config, write, now }: Pick<Context, 'config' | 'write' | 'now'>,
  lease: Lease,
): Promise<boolean> {
  return inTransaction(write, async (db) => {
    if (!(await holdImport(db, lease, 'checking'))) return false;
    const stored = await findImport(db, lease.sellerId, lease.importId);
    if (!stored) return false;
    if (stored.lastGroup === null) return tellProductsApart(db, stored);
    const rows = await listNextGroups(db, stored.id, stored.lastGroup, BATCH);
    const last = rows.at(-1);
    if (!last) {
      await endStep(db, stored.id, { state: 'checked', finishedAt: null });
      return false;
    }
    const products = await readProducts(db, lease.sellerId, rows);
    const setting = await sheetSetting(db, config, stored, { rows, products, now: now() });
    const looked = products.map(({ own, current }) => productOfRows(own, current, setting));
    await saveRowResults(
      db,
      stored.id,
      looked.flatMap((product) => rowResults(product, false)),
    );
    const progress = { lastGroup: last.groupRow, rowsDone: stored.rowsDone + rows.length };
    await saveProgress(db, stored.id, progress, {
      summary: looked.reduce(counted, stored.summary ?? NO_COUNTS),
    });
    return true;
  });
}

/** Rows with the same SKU are one product, wherever they stand. */
async function tellProductsApart(db: Database, { id, mapping }: StoredImport): Promise<boolean> {
  const cells = await listCellsOfColumn(db, id, mapping.indexOf('sku'));
  const firstRow = new Map<string, number>();
  const rows = cells.map(({ rowNumber, cell }) => {
    const reference = cellString(cell).slice(0, 200).toWellFormed();
    const groupRow = reference === '' ? rowNumber : (firstRow.get(reference) ?? rowNumber);
    firstRow.set(reference, groupRow);
    return { rowNumber, groupRow, reference };
  });
  await groupRows(db, id, rows);
  await saveProgress(db, id, { lastGroup: 0, rowsDone: 0 }, { summary: NO_COUNTS });
  return true;
}

/** The rows of each product with what the shop has under their SKU. */
export async function readProducts(
  db: Database,
  sellerId: number,
  rows: readonly GroupedRow[],
): Promise<{ own: GroupedRow[]; current: SellerProduct | null }[]> {
  const groups = Map.groupBy(rows, ({ groupRow }) => groupRow);
  const references = [...new Set(rows.map(({ reference }) => reference))].filter(Boolean);
  const products = await listProductsByReference(db, sellerId, references);
  const byReference = new Map(products.map((product) => [product.form.reference, product]));
  return [...groups.values()].map((own) => ({
    own,
    current: byReference.get(own[0]?.reference ?? '') ?? null,
  }));
}

export function counted(
  counts: ImportCounts,
  { outcome, rows, notes }: Pick<ProductOfRows, 'outcome' | 'rows' | 'notes'>,
): ImportCounts {
  const isNoted = notes.length > 0 && outcome !== 'error';
  return {
    ...counts,
    [outcome]: counts[outcome] + 1,
    errorRows: counts.errorRows + (outcome === 'error' ? rows.length : 0),
    notes: (counts.notes ?? 0) + (isNoted ? 1 : 0),
  };
}
