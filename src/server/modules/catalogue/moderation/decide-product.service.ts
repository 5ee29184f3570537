import { failure, type Result, success } from '../../../../domain/result.ts';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { publishProducts } from '../products/publish-change.service.ts';
import { type LockedProduct, lockProduct, writeCategory, writePause } from './operator-product.repository.ts';

type Outcome<Reason extends string> = Promise<Result<{ message: string }, Reason>>;

/** Takes a product off the shop until an operator lifts the pause; its shop is told why. */
export async function pauseProduct(
  context: Context,
  operatorId: number,
  { productId, reason }: { productId: number; reason: string },
): Outcome<'invalid-input' | 'not-found' | 'product-paused'> {
  if (reason === '') return failure('invalid-input', { fields: { reason: REQUIRED_MESSAGE } });
  const now = context.now();
  const result = await inTransaction(context.write, async (db) => {
    const product = await lockProduct(db, productId);
    if (!product) return failure('not-found');
    if (product.operatorReason !== null) return failure('product-paused');
    await writePause(db, productId, { reason, now });
    await publishProducts(db, product.sellerId, [productId], [product]);
    const after = { operatorReason: reason };
    const action = 'product.paused-by-operator';
    await recordAudit(db, [{ ...entryOf(product, { productId, operatorId, now }), action, after, reason }]);
    const data = { productId, reason };
    await enqueueEmails(db, [{ template: 'product-paused', recipient: product.sellerEmail, data }]);
    return success({ message: 'El producto está pausado. Le avisamos a la tienda.' });
  });
  if (result.ok) nudgeOutbox();
  return result;
}

/** The product is again what its shop wants it to be. */
export async function releaseProduct(
  context: Context,
  operatorId: number,
  productId: number,
): Outcome<'not-found' | 'product-not-paused'> {
  const now = context.now();
  const result = await inTransaction(context.write, async (db) => {
    const product = await lockProduct(db, productId);
    if (!product) return failure('not-found');
    if (product.operatorReason === null) return failure('product-not-paused');
    await writePause(db, productId, null);
    await publishProducts(db, product.sellerId, [productId], [product]);
    const before = { operatorReason: product.operatorReason };
    const action = 'product.released-by-operator';
    await recordAudit(db, [{ ...entryOf(product, { productId, operatorId, now }), action, before }]);
    const data = { productId };
    await enqueueEmails(db, [{ template: 'product-released', recipient: product.sellerEmail, data }]);
    return success({ message: 'El producto queda como lo tiene su tienda.' });
  });
  if (result.ok) nudgeOutbox();
  return result;
}

interface CorrectedCategory {
  productId: number;
  mainCategoryId: number;
  subcategoryId: number | null;
  reason: string;
}

/** Puts a product where it belongs; its shop sees it in the product's history. */
export function correctCategory(
  { write, now }: Pick<Context, 'write' | 'now'>,
  operatorId: number,
  { productId, reason, ...place }: CorrectedCategory,
): Outcome<'invalid-input' | 'not-found' | 'category-unknown'> {
  if (reason === '')
    return Promise.resolve(failure('invalid-input', { fields: { reason: REQUIRED_MESSAGE } }));
  return inTransaction(write, async (db) => {
    const product = await lockProduct(db, productId);
    if (!product) return failure('not-found');
    const { mainCategoryId, subcategoryId } = product;
    const version = await writeCategory(db, productId, { ...place, now: now() });
    if (version === null) return failure('category-unknown');
    await publishProducts(db, product.sellerId, [productId], [product, place]);
    await recordAudit(db, [
      {
        ...entryOf(product, { productId, operatorId, now: now() }),
        action: 'product.category-corrected',
        before: { mainCategoryId, subcategoryId },
        after: { ...place, version },
        reason,
      },
    ]);
    return success({ message: 'La categoría está corregida.' });
  });
}

interface Deed {
  productId: number;
  operatorId: number;
  now: Date;
}

function entryOf({ sellerId }: LockedProduct, { productId, operatorId, now }: Deed) {
  const actor = { kind: 'operator', accountId: operatorId } as const;
  return { at: now, actor, sellerId, subject: `product:${productId}` };
}
