import * as z from 'zod/mini';
import { PICTURE_MAXIMUM_BYTES } from '../catalogue/seller-products.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { upload } from '../form-text.ts';
import { identifier, text } from '../scalars.ts';
import {
  changedMachineProduct,
  machinePictures,
  machineProduct,
  newMachineProduct,
} from './machine-product.ts';
import { SELLER_API_BASE } from './seller-api-base.ts';

const TAG = 'API para vendedores';
const PRODUCTS = `${SELLER_API_BASE}/productos`;
const params = entity('RutaDeProductoPorApi', { productId: field('codProducto', identifier) });
const output = valueIn('data', machineProduct);
/** 'microseconds-product', of which the number is one that a product may have. */
const changeCursor = z.string().check(
  z.regex(/^\d{1,16}-\d{1,10}$/),
  z.refine((cursor) => Number(cursor.split('-')[1]) <= 2_147_483_647),
);
const maximumBodyBytes = 512 * 1024;

/** Whole products for a shop's own systems. Each write takes an `Idempotency-Key`. */
export const sellerApiProductEndpoints = {
  listChangedProductsByApi: endpoint({
    method: 'GET',
    path: `${PRODUCTS}/cambios`,
    summary:
      'Los productos completos en el orden de sus cambios, o los de una referencia (permiso products:read)',
    tag: TAG,
    query: entity('FiltroDeCambiosPorApi', {
      sku: field('refProducto', z.optional(text(100, 1))),
      /** ISO 8601: only what changed at that moment or later. */
      changedSince: field('desde', z.optional(z.iso.datetime({ offset: true }))),
      cursor: field('cursor', z.optional(changeCursor)),
      limit: field('limite', z.optional(z.pipe(identifier, z.number().check(z.maximum(100))))),
    }),
    output: entity('ProductosCompletosPorApi', {
      products: field('productos', z.array(machineProduct)),
      nextCursor: field('siguiente', z.nullable(z.string())),
    }),
  }),
  getProductByApi: endpoint({
    method: 'GET',
    path: `${PRODUCTS}/:codProducto`,
    summary: 'Un producto completo, con su versión (permiso products:read)',
    tag: TAG,
    params,
    output,
  }),
  createProductByApi: endpoint({
    method: 'POST',
    path: PRODUCTS,
    summary: 'Crea un producto; lo que le falte para estar activo se dice en avisos (permiso products:write)',
    tag: TAG,
    body: newMachineProduct,
    maximumBodyBytes,
    output,
    successStatus: 201,
  }),
  changeProductByApi: endpoint({
    method: 'PUT',
    path: `${PRODUCTS}/:codProducto`,
    summary: 'Cambia lo que envías de un producto, sobre la versión que leíste (permiso products:write)',
    tag: TAG,
    params,
    body: changedMachineProduct,
    maximumBodyBytes,
    output,
  }),
  addPicturesByApi: endpoint({
    method: 'POST',
    path: `${PRODUCTS}/:codProducto/fotos`,
    summary: 'Trae fotos de direcciones públicas, en segundo plano (permiso products:write)',
    tag: TAG,
    params,
    body: machinePictures,
    output,
  }),
  uploadPictureByApi: endpoint({
    method: 'POST',
    path: `${PRODUCTS}/:codProducto/fotos/archivo`,
    summary: 'Agrega la foto de un archivo, en el campo file (permiso products:write)',
    tag: TAG,
    params,
    bodyType: 'multipart',
    body: entity('FotoQueEnviasPorApi', { file: field('file', upload) }),
    file: { wireName: 'file', maximumBytes: PICTURE_MAXIMUM_BYTES },
    requestsPerMinute: 60,
    output,
  }),
};
