import { failure, success } from '../../../../domain/result.ts';
import { isAllowed } from '../../../../domain/seller-role.ts';
import type { sellerProductEndpoints } from '../../../../wire/catalogue/seller-products.ts';
import type { InputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { SellerMember } from '../../accounts/team/seller-access.service.ts';
import { duplicateProduct } from '../products/duplicate-product.service.ts';
import { toSellerProduct } from '../products/product-form-of.ts';
import { saveGrid } from '../products/product-grid.service.ts';
import { countByState, listProductRows } from '../products/product-list.repository.ts';
import { storeProductPicture } from '../products/product-picture.service.ts';
import { changeProductState } from '../products/product-state.service.ts';
import { createProduct, type Editor, editProduct } from '../products/save-product.service.ts';
import { findStoredProduct } from '../products/seller-product.repository.ts';
import { previewShipping } from '../products/shipping-preview.service.ts';

type Names = keyof typeof sellerProductEndpoints;
type Input<Name extends Names> = InputOf<Endpoints[Name]>;

const PAGE_SIZE = 30;

export function sellerProductRoutes(context: Context): Handlers<Names> {
  return {
    listSellerProducts: forSeller(
      'see-products',
      async ({ query }: Input<'listSellerProducts'>, { sellerId }) => {
        const size = query.limit ?? PAGE_SIZE;
        const [rows, counts] = await Promise.all([
          listProductRows(context.write, sellerId, query, size + 1),
          countByState(context.write, sellerId),
        ]);
        const products = rows.slice(0, size);
        return success({ products, counts, next: rows.length > size ? (products.at(-1)?.id ?? null) : null });
      },
    ),
    getSellerProduct: forSeller(
      'see-products',
      async ({ params }: Input<'getSellerProduct'>, { sellerId }) => {
        const stored = await findStoredProduct(context.write, sellerId, params.productId);
        return stored ? success(toSellerProduct(stored)) : failure('not-found');
      },
    ),
    createProduct: forSeller('edit-products', ({ body }: Input<'createProduct'>, member) =>
      createProduct(context, editorOf(member), body.form),
    ),
    editProduct: forSeller('edit-products', ({ params, body }: Input<'editProduct'>, member) =>
      editProduct(context, editorOf(member), { id: params.productId, ...body }),
    ),
    duplicateProduct: forSeller('edit-products', ({ params }: Input<'duplicateProduct'>, member) =>
      duplicateProduct(context, editorOf(member), params.productId),
    ),
    changeProductState: forSeller('edit-products', ({ params, body }: Input<'changeProductState'>, member) =>
      changeProductState(context, editorOf(member), params.productId, body.state),
    ),
    saveProductGrid: forSeller('edit-stock', async ({ body }: Input<'saveProductGrid'>, member) =>
      success(await saveGrid(context, editorOf(member), body.rows, isAllowed(member.role, 'edit-products'))),
    ),
    uploadProductPicture: forSeller(
      'edit-products',
      async ({ body }: Input<'uploadProductPicture'>, { sellerId, accountId }) => {
        const load = async () => new Uint8Array(await body.file.arrayBuffer());
        const owner = `account ${accountId}`;
        const stored = await storeProductPicture(context, { sellerId, owner, load });
        return stored.ok ? success({ url: stored.value }) : stored;
      },
    ),
    previewShipping: forSeller('see-products', async ({ body }: Input<'previewShipping'>, { sellerId }) =>
      success(await previewShipping(context, sellerId, body)),
    ),
  };
}

function editorOf({ sellerId, accountId }: SellerMember): Editor {
  return { sellerId, actor: { kind: 'member', accountId } };
}
