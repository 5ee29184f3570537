import * as z from 'zod/mini';
import { PRODUCT_STATES } from '../../domain/product-state.ts';
import { endpoint } from '../endpoint.ts';
import { upload } from '../form-text.ts';
import { identifier } from '../scalars.ts';
import { productFilterFields } from './bulk-change-entities.ts';
import {
  editedProductEntity,
  gridResultEntity,
  gridRowEntity,
  newProductEntity,
  packageEntity,
  productListEntity,
  sellerProductEntity,
  shippingPreviewEntity,
} from './seller-product-entities.ts';

const params = z.object({ productId: identifier });
const product = sellerProductEntity;
const pageSize = z.codec(z.union([z.number(), z.string()]), z.int().check(z.minimum(1), z.maximum(100)), {
  decode: (wire) => Number(wire),
  encode: (value) => value,
});
/** A page of text, twenty choices and two hundred stocks. */
const maximumBodyBytes = 512 * 1024;

export const PICTURE_MAXIMUM_BYTES = 10 * 1024 * 1024;

/** The products of the shop of the session, whatever their state. */
export const sellerProductEndpoints = {
  listSellerProducts: endpoint({
    method: 'GET',
    path: '/vender/productos',
    query: z.object({
      ...productFilterFields,
      order: z.optional(z.literal('vendidos')),
      before: z.optional(identifier),
      limit: z.optional(pageSize),
    }),
    output: productListEntity,
  }),
  getSellerProduct: endpoint({
    method: 'GET',
    path: '/vender/productos/:productId',
    params,
    output: product,
  }),
  createProduct: endpoint({
    method: 'POST',
    path: '/vender/productos',
    body: newProductEntity,
    maximumBodyBytes,
    output: product,
    successStatus: 201,
  }),
  editProduct: endpoint({
    method: 'PUT',
    path: '/vender/productos/:productId',
    params,
    body: editedProductEntity,
    maximumBodyBytes,
    output: product,
  }),
  duplicateProduct: endpoint({
    method: 'POST',
    path: '/vender/productos/:productId/duplicar',
    params,
    output: product,
    successStatus: 201,
  }),
  changeProductState: endpoint({
    method: 'POST',
    path: '/vender/productos/:productId/estado',
    params,
    body: z.object({ state: z.enum(PRODUCT_STATES) }),
    output: product,
  }),
  saveProductGrid: endpoint({
    method: 'POST',
    path: '/vender/productos/rejilla',
    body: z.object({
      rows: z.array(gridRowEntity).check(z.minLength(1), z.maxLength(100)),
    }),
    maximumBodyBytes,
    output: z.array(gridResultEntity),
  }),
  uploadProductPicture: endpoint({
    method: 'POST',
    path: '/vender/productos/imagenes',
    bodyType: 'multipart',
    body: z.object({ file: upload }),
    file: { wireName: 'file', maximumBytes: PICTURE_MAXIMUM_BYTES },
    requestsPerMinute: 120,
    output: z.object({ url: z.string() }),
    successStatus: 201,
  }),
  previewShipping: endpoint({
    method: 'POST',
    path: '/vender/productos/envio',
    inReadOnly: true,
    body: packageEntity,
    output: z.array(shippingPreviewEntity),
  }),
};
