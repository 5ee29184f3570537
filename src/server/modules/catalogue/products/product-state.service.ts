import type { ProductProblems } from '../../../../domain/product-form.ts';
import { canMoveProduct, type ProductState } from '../../../../domain/product-state.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { findSchema } from '../facts/category-field.repository.ts';
import { findMissing } from '../facts/fact-demand.service.ts';
import { type SellerProduct, toSellerProduct } from './product-form-of.ts';
import { publishProducts } from './publish-change.service.ts';
import type { Editor } from './save-product.service.ts';
import { findStoredProduct, lockProduct, setState, setStates } from './seller-product.repository.ts';

/** Activates, pauses, archives or brings back; asked twice, it answers the same. */
export function changeProductState(
  { write, now }: Pick<Context, 'write' | 'now'>,
  editor: Editor,
  id: number,
  state: ProductState,
): Promise<Result<SellerProduct, StateReason>> {
  return inTransaction(write, (db) => changeProductStateIn(db, editor, { id, state }, now()));
}

type StateReason = 'not-found' | 'product-state' | 'product-incomplete';

/** The same in a transaction of the caller; what is refused has changed nothing. */
export async function changeProductStateIn(
  db: Database,
  { sellerId, actor }: Editor,
  { id, state }: { id: number; state: ProductState },
  at: Date,
): Promise<Result<SellerProduct, StateReason>> {
  await lockProduct(db, sellerId, id);
  const stored = await findStoredProduct(db, sellerId, id);
  if (!stored) return failure('not-found');
  const before = toSellerProduct(stored);
  if (before.state === state) return success(before);
  if (!canMoveProduct(before.state, state)) return failure('product-state');
  const missing = state === 'active' ? await missingOf(db, before, at) : {};
  if (Object.keys(missing).length > 0) return failure('product-incomplete', { fields: missing });
  await setState(db, id, state, at);
  await publishProducts(db, sellerId, [id], [before.form]);
  const after = await findStoredProduct(db, sellerId, id);
  if (!after) return failure('not-found');
  const change = { before: { state: before.state }, after: { state, version: after.version } };
  await recordAudit(db, [
    { at, actor, sellerId, action: 'product.state-changed', subject: `product:${id}`, ...change },
  ]);
  return success(toSellerProduct(after));
}

async function missingOf(db: Database, product: SellerProduct, at: Date): Promise<ProductProblems> {
  const { form } = product;
  const { fields } = await findSchema(db, form.mainCategoryId, form.subcategoryId);
  return findMissing(db, fields, form, product, at);
}

/** The same for many that were looked at and are locked: whether each may go there has been decided. */
export async function moveProductStatesIn(
  db: Database,
  { sellerId, actor }: Editor,
  { products, state, reason }: { products: readonly SellerProduct[]; state: ProductState; reason?: string },
  at: Date,
): Promise<void> {
  const ids = products.map(({ id }) => id);
  await setStates(db, ids, state, at);
  const places = products.map(({ form }) => form);
  await publishProducts(db, sellerId, ids, places);
  await recordAudit(
    db,
    products.map(({ id, state: before, version }) => ({
      at,
      actor,
      sellerId,
      action: 'product.state-changed',
      subject: `product:${id}`,
      before: { state: before },
      after: { state, version: version + 1 },
      ...(reason !== undefined && { reason }),
    })),
  );
}
