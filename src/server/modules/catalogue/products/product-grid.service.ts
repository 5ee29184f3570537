import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { moveStocks, type WantedStock } from './product-choice.repository.ts';
import { listProductRowsById, type ProductRow } from './product-list.repository.ts';
import { publishProducts } from './publish-change.service.ts';
import type { Editor } from './save-product.service.ts';
import { findStoredProduct, lockProduct, setPrice } from './seller-product.repository.ts';

export interface GridRow {
  productId: number;
  version: number;
  price?: number | undefined;
  stock: WantedStock[];
}

export interface GridResult {
  productId: number;
  saved: boolean;
  problem: string | null;
  row: ProductRow | null;
}

/** Each row is saved or refused on its own. `mayPrice`: the person's role may change prices, not only units. */
export async function saveGrid(
  context: Pick<Context, 'write' | 'now'>,
  editor: Editor,
  rows: readonly GridRow[],
  mayPrice: boolean,
): Promise<GridResult[]> {
  const problems: (string | null)[] = [];
  for (const row of rows)
    problems.push(
      await inTransaction(context.write, (db) => saveRow(db, editor, row, context.now(), mayPrice)),
    );
  const ids = rows.map(({ productId }) => productId);
  const current = new Map(
    (await listProductRowsById(context.write, editor.sellerId, ids)).map((row) => [row.id, row]),
  );
  return rows.map(({ productId }, index) => {
    const problem = problems[index] ?? null;
    return { productId, saved: problem === null, problem, row: current.get(productId) ?? null };
  });
}

/** The problem in words, or null. */
async function saveRow(
  db: Database,
  { sellerId, actor }: Editor,
  row: GridRow,
  now: Date,
  mayPrice: boolean,
): Promise<string | null> {
  if (!(await lockProduct(db, sellerId, row.productId))) return 'No encontramos este producto.';
  const product = await findStoredProduct(db, sellerId, row.productId);
  if (!product) return 'No encontramos este producto.';
  if (product.version !== row.version) return 'Otra persona lo cambió. Revisa el valor y guarda de nuevo.';
  const price = row.price === undefined || row.price === product.price ? null : row.price;
  if (price !== null && !mayPrice) return 'Tu rol no permite cambiar precios.';
  const lowest = Math.max(product.salePrice ?? 0, product.offer?.salePrice ?? 0);
  if (price !== null && price <= lowest) return 'El precio debe ser mayor que el de la oferta.';
  const known = new Set(product.stockRows.map(({ termIds }) => termIds.join()));
  if (row.stock.some(({ termIds }) => !known.has(termIds.join())))
    return 'Las opciones del producto cambiaron.';
  const moved = await moveStocks(db, row.productId, row.stock);
  await setPrice(db, row.productId, price ?? product.price, now);
  await publishProducts(db, sellerId, [row.productId], [product]);
  const units = (which: 'before' | 'after') =>
    moved.length > 0 && {
      stock: Object.fromEntries(moved.map((one) => [nameOf(product, one.termIds), one[which]])),
    };
  await recordAudit(db, [
    {
      at: now,
      actor,
      sellerId,
      action: price === null ? 'product.stock-changed' : 'product.price-changed',
      subject: `product:${row.productId}`,
      before: { ...(price !== null && { price: product.price }), ...units('before') },
      after: { ...(price !== null && { price }), ...units('after'), version: product.version + 1 },
    },
  ]);
  return null;
}

function nameOf(
  { attributes }: { attributes: { terms: { id: number; name: string }[] }[] },
  termIds: number[],
): string {
  const names = attributes.flatMap(({ terms }) => terms.filter(({ id }) => termIds.includes(id)));
  return names.map(({ name }) => name).join(' / ') || 'Total';
}
