import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { nameOfTerms, newPrices, toldPrices } from './grid-prices.ts';
import { moveStocks, type WantedStock } from './product-choice.repository.ts';
import { listProductRowsById, type ProductRow } from './product-list.repository.ts';
import { followCheapest, setVariantPrices } from './product-variant.repository.ts';
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
  const known = new Set(product.stockRows.map(({ termIds }) => termIds.join()));
  if (row.stock.some(({ termIds }) => !known.has(termIds.join())))
    return 'Las opciones del producto cambiaron.';
  const prices = newPrices(product, row);
  if (typeof prices === 'string') return prices;
  const { price, ofVariants } = prices;
  const hasPrice = price !== null || ofVariants.length > 0;
  if (hasPrice && !mayPrice) return 'Tu rol no permite cambiar precios.';
  const moved = await moveStocks(db, row.productId, row.stock);
  await setPrice(db, row.productId, price ?? product.price, now);
  if (ofVariants.length > 0) await setVariantPrices(db, row.productId, ofVariants);
  if (product.stockPerCombination && hasPrice) await followCheapest(db, [row.productId]);
  await publishProducts(db, sellerId, [row.productId], [product]);
  const units = (which: 'before' | 'after') =>
    moved.length > 0 && {
      stock: Object.fromEntries(moved.map((one) => [nameOfTerms(product, one.termIds), one[which]])),
    };
  await recordAudit(db, [
    {
      at: now,
      actor,
      sellerId,
      action: hasPrice ? 'product.price-changed' : 'product.stock-changed',
      subject: `product:${row.productId}`,
      before: { ...toldPrices(product, prices, 'before'), ...units('before') },
      after: { ...toldPrices(product, prices, 'price'), ...units('after'), version: product.version + 1 },
    },
  ]);
  return null;
}
