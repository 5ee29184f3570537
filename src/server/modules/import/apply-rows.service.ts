import type { ImportCounts } from '../../../domain/product-sheet-fields.ts';
import type { Result } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Editor, finishSaves, type WrittenProduct } from '../catalogue/products/finish-saves.service.ts';
import { changeProductStateIn } from '../catalogue/products/product-state.service.ts';
import { writeEditedProduct, writeNewProduct } from '../catalogue/products/save-product.service.ts';
import { counted, NO_COUNTS, readProducts } from './check-rows.service.ts';
import { finishImport } from './finish-import.service.ts';
import { findImport, type StoredImport } from './import.repository.ts';
import { holdImport, type Lease, saveProgress } from './import-queue.repository.ts';
import { listNextGroups, saveRowResults } from './import-row.repository.ts';
import { isOutage } from './outage.ts';
import { askForPictures } from './picture-requests.service.ts';
import { type ProductOfRows, productOfRows, rowResults } from './product-of-rows.ts';
import { sheetSetting } from './sheet-setting.ts';

type Part = Pick<Context, 'config' | 'write' | 'now' | 'log'>;

/** Short: what is sold meanwhile waits for the units of a product that is being saved. */
const BATCH = 50;

/** A product that cannot be saved beside the others of its batch. */
class Refused extends Error {}

/**
 * Saves the next products; true: there are more. Products, rows and progress are one transaction: whoever takes over
 * after a crash goes on exactly where it ended. When one product is refused, its batch is saved one by one.
 */
export async function applyRows(context: Part, lease: Lease): Promise<boolean> {
  try {
    return await applyBatch(context, lease, { limit: BATCH, problem: null });
  } catch (error) {
    if (isOutage(error)) throw error;
    if (!(error instanceof Refused))
      context.log.warn({ err: error, import: lease.importId }, 'import batch failed');
  }
  for (let saved = 0; saved < BATCH; saved++) if (!(await applyOne(context, lease))) return false;
  return true;
}

async function applyOne(context: Part, lease: Lease): Promise<boolean> {
  try {
    return await applyBatch(context, lease, { limit: 1, problem: null });
  } catch (error) {
    if (isOutage(error)) throw error;
    if (!(error instanceof Refused))
      context.log.error({ err: error, import: lease.importId }, 'product of an import cannot be saved');
    const problem = error instanceof Refused ? error.message : OUR_FAULT;
    return applyBatch(context, lease, { limit: 1, problem });
  }
}

const OUR_FAULT = 'No pudimos guardar este producto por un problema nuestro. Intenta de nuevo.';

interface Batch {
  limit: number;
  /** Why its product is not saved but noted as wrong; null: it is saved. */
  problem: string | null;
}

function applyBatch(context: Part, lease: Lease, batch: Batch): Promise<boolean> {
  return inTransaction(context.write, async (db) => {
    if (!(await holdImport(db, lease, 'applying'))) return false;
    const stored = await findImport(db, lease.sellerId, lease.importId);
    if (!stored) return false;
    const rows = await listNextGroups(db, stored.id, stored.lastGroup ?? 0, batch.limit);
    const last = rows.at(-1);
    if (!last) {
      await finishImport(db, stored, context.now());
      return false;
    }
    const now = context.now();
    const wanted = rows.filter(({ outcome }) => outcome === 'create' || outcome === 'update');
    const products = await readProducts(db, lease.sellerId, wanted);
    const setting = await sheetSetting(db, context.config, stored, { rows: wanted, products, now });
    const looked = products.map(({ own, current }) => {
      const product = productOfRows(own, current, setting);
      return batch.problem === null ? product : refusedProduct(product, batch.problem);
    });
    await saveAll(db, stored, inLockingOrder(looked), now);
    await saveRowResults(
      db,
      stored.id,
      looked.flatMap((product) => rowResults(product, product.outcome !== 'error')),
    );
    const progress = { lastGroup: last.groupRow, rowsDone: stored.rowsDone + rows.length };
    const result = looked.reduce(
      counted,
      stored.lastGroup === null ? begun(stored) : (stored.result ?? NO_COUNTS),
    );
    await saveProgress(db, stored.id, progress, { result });
    return true;
  });
}

/** What the check left out counts from the beginning. */
function begun({ summary }: StoredImport): ImportCounts {
  return { ...NO_COUNTS, ...summary, create: 0, update: 0, notes: 0 };
}

/** As orders lock their products. */
function inLockingOrder(products: readonly ProductOfRows[]): ProductOfRows[] {
  return products.toSorted(
    (left, right) => (left.current?.id ?? Infinity) - (right.current?.id ?? Infinity) || 0,
  );
}

/** All of a batch, then once for all of them what follows from it. */
async function saveAll(
  db: Database,
  stored: StoredImport,
  products: readonly ProductOfRows[],
  now: Date,
): Promise<void> {
  const actor = { kind: 'member', accountId: stored.accountId } as const;
  const editor: Editor = { sellerId: stored.sellerId, actor };
  const wanted = products.filter(({ outcome }) => outcome === 'create' || outcome === 'update');
  const written: WrittenProduct[] = [];
  for (const product of wanted) written.push(orThrow(await writeProduct(db, editor, product, now)));
  const saved = await finishSaves(db, editor, written, now);
  for (const [index, { id, state }] of saved.entries()) {
    const wantedState = wanted[index]?.state ?? state;
    if (state !== wantedState)
      orThrow(await changeProductStateIn(db, editor, { id, state: wantedState }, now));
  }
  await askForPictures(
    db,
    stored,
    saved.flatMap(({ id }, index) => (wanted[index] ? [{ productId: id, product: wanted[index] }] : [])),
    now,
  );
}

async function writeProduct(
  db: Database,
  editor: Editor,
  { current, form, state }: ProductOfRows,
  now: Date,
): Promise<Result<WrittenProduct>> {
  if (!current) return writeNewProduct(db, editor, form, now);
  const { id, version } = current;
  // A product that stops being active may lose what shoppers need; one that becomes active has it by then.
  if (current.state !== 'active' || state === 'active')
    return writeEditedProduct(db, editor, { id, version, form }, now);
  const paused = await changeProductStateIn(db, editor, { id, state }, now);
  if (!paused.ok) return paused;
  return writeEditedProduct(db, editor, { id, version: paused.value.version, form }, now);
}

function orThrow<Value>(saved: Result<Value>): Value {
  if (saved.ok) return saved.value;
  throw new Refused(Object.values(saved.fields ?? {})[0] ?? REFUSALS[saved.reason] ?? OUR_FAULT);
}

const REFUSALS: Record<string, string> = {
  'not-found': 'El producto ya no existe.',
  'product-changed': 'Otra persona cambió este producto al mismo tiempo. Revisa la fila y cárgala de nuevo.',
  'product-state': 'El producto no puede pasar a ese estado.',
  'product-incomplete': 'Al producto le falta información para estar activo.',
};

function refusedProduct(product: ProductOfRows, message: string): ProductOfRows {
  const first = product.rows[0];
  const problems = new Map(product.problems);
  if (first && product.outcome !== 'error')
    problems.set(first.rowNumber, [{ column: '', found: '', message }]);
  return { ...product, outcome: 'error', problems, changes: [], notes: [] };
}
