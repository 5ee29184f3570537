import { missingToPublish } from '../../../domain/product-form.ts';
import { canMoveProduct, type ProductState } from '../../../domain/product-state.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { type SellerProduct, toSellerProduct } from './product-form-of.ts';
import { publishProducts } from './publish-change.service.ts';
import { type Editor, onTheWire } from './save-product.service.ts';
import { findStoredProduct, lockProduct, setState } from './seller-product.repository.ts';

/** Activates, pauses, archives or brings back; asked twice, it answers the same. */
export function changeProductState(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { sellerId, actor }: Editor,
  id: number,
  state: ProductState,
): Promise<Result<SellerProduct, 'not-found' | 'product-state' | 'product-incomplete'>> {
  return inTransaction(write, async (db) => {
    await lockProduct(db, sellerId, id);
    const stored = await findStoredProduct(db, sellerId, id);
    if (!stored) return failure('not-found');
    const before = toSellerProduct(stored);
    if (before.state === state) return success(before);
    if (!canMoveProduct(before.state, state)) return failure('product-state');
    const missing = state === 'active' ? missingToPublish(before.form) : {};
    if (Object.keys(missing).length > 0) return failure('product-incomplete', { fields: onTheWire(missing) });
    const at = now();
    await setState(db, id, state, at);
    await publishProducts(db, sellerId, [id], [before.form]);
    const after = await findStoredProduct(db, sellerId, id);
    if (!after) return failure('not-found');
    const change = { before: { state: before.state }, after: { state, version: after.version } };
    await recordAudit(db, [
      { at, actor, sellerId, action: 'product.state-changed', subject: `product:${id}`, ...change },
    ]);
    return success(toSellerProduct(after));
  });
}
