import type { Context } from '../../context.ts';
import { type GridRow, saveGrid } from '../catalogue/products/product-grid.service.ts';
import type { MachineCaller } from './api-key.service.ts';
import { listMachineProducts, listProductsBySku, type MachineProduct } from './machine.repository.ts';

const PAGE_SIZE = 50;

export async function listProductsByApi(
  { write }: Pick<Context, 'write'>,
  sellerId: number,
  { cursor, limit = PAGE_SIZE }: { cursor?: number | undefined; limit?: number | undefined },
) {
  const rows = await listMachineProducts(write, { sellerId, before: cursor ?? null, limit: limit + 1 });
  const products = rows.slice(0, limit);
  const nextCursor = rows.length > limit ? (products.at(-1)?.productId ?? null) : null;
  return { products, nextCursor };
}

export interface StockRow {
  sku: string;
  /** The version of the product that the caller has read. */
  version?: number | undefined;
  termIds?: number[] | undefined;
  onHand?: number | undefined;
  price?: number | undefined;
}

export interface StockResult {
  sku: string;
  isDone: boolean;
  /** Why not; empty when it is done. */
  message: string;
}

/** Row after row, each in its own transaction: what one row refuses holds up no other. */
export async function setStockByApi(
  context: Pick<Context, 'write' | 'now'>,
  caller: MachineCaller,
  rows: readonly StockRow[],
): Promise<StockResult[]> {
  const results: StockResult[] = [];
  for (const row of rows) {
    const message = (await saveRow(context, caller, row)) ?? '';
    results.push({ sku: row.sku, isDone: message === '', message });
  }
  return results;
}

const MAXIMUM_ATTEMPTS = 3;

/** The problem in words, or null. Somebody who saves the product meanwhile costs a new attempt, not an error. */
async function saveRow(
  context: Pick<Context, 'write' | 'now'>,
  { sellerId }: MachineCaller,
  row: StockRow,
): Promise<string | null> {
  let problem: string | null = null;
  for (let attempt = 1; attempt <= MAXIMUM_ATTEMPTS; attempt++) {
    const [product] = await listProductsBySku(context.write, sellerId, [row.sku]);
    if (!product) return 'No encontramos un producto con esta referencia.';
    if (row.version !== undefined && row.version !== product.version)
      return 'El producto cambió después de que lo leíste: léelo y repite con su versión.';
    const wanted = gridRow(product, row);
    if (typeof wanted === 'string') return wanted;
    const editor = { sellerId, actor: { kind: 'api-key', accountId: null } } as const;
    const [saved] = await saveGrid(context, editor, [wanted], true);
    problem = saved?.problem ?? null;
    if (problem === null || saved?.row?.version === product.version) return problem;
  }
  return problem;
}

/** The row as the shop's own grid saves it, or what is wrong with it. */
function gridRow(product: MachineProduct, { sku, termIds = [], onHand, price }: StockRow): GridRow | string {
  if (onHand === undefined && price === undefined) return 'Envía cantidad, precio o ambos.';
  const { productId, version } = product;
  const asked = { productId, version };
  const wanted = [...termIds].sort((a, b) => a - b);
  const stored = product.stock.find((one) =>
    termIds.length > 0 || sku === product.sku ? one.termIds.join() === wanted.join() : one.sku === sku,
  );
  if (stored) {
    const { variantId, onHand: before } = stored;
    const units = { termIds: stored.termIds, onHand: onHand ?? before, before };
    if (variantId !== null) return { ...asked, stock: [{ ...units, ...(price !== undefined && { price }) }] };
    return { ...asked, ...(price !== undefined && { price }), stock: onHand === undefined ? [] : [units] };
  }
  // Without terms the price of all of them.
  if (onHand === undefined && price !== undefined && wanted.length === 0)
    return { ...asked, price, stock: [] };
  return wanted.length === 0
    ? 'Este producto tiene opciones: envía también codTerminos.'
    : 'El producto no tiene esta combinación de opciones.';
}
