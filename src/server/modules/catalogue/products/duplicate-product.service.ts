import { failure, type Result } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { type SellerProduct, toSellerProduct } from './product-form-of.ts';
import { createProduct, type Editor } from './save-product.service.ts';
import { claimPictures, keepPictures } from './seller-picture.writes.ts';
import { findStoredProduct } from './seller-product.repository.ts';

/** A draft with the same data under a reference of its own; units and offer stay with the first one. */
export async function duplicateProduct(
  context: Context,
  editor: Editor,
  id: number,
): Promise<Result<SellerProduct, 'not-found' | 'product-changed' | 'product-incomplete' | 'invalid-input'>> {
  const stored = await findStoredProduct(context.write, editor.sellerId, id);
  if (!stored) return failure('not-found');
  const { form } = toSellerProduct(stored);
  // Pictures that came with the shop's catalogue were never uploaded.
  const urls = form.images.map(({ url }) => url);
  await keepPictures(context.write, editor.sellerId, urls, context.now());
  await claimPictures(context.write, editor.sellerId, urls, context.now());
  return createProduct(context, editor, {
    ...form,
    name: `${form.name.slice(0, 190).toWellFormed()} (copia)`,
    reference: '',
    offer: null,
    stock: form.stock.map(({ choice, variant }) => ({
      choice,
      onHand: 0,
      before: 0,
      variant: variant && { ...variant, id: null, reference: '', offer: null },
    })),
  });
}
