import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { upload } from '../form-text.ts';
import { identifier, text } from '../scalars.ts';
import { productState } from './product-state.ts';
import {
  editedProductEntity,
  gridResultEntity,
  gridRowEntity,
  newProductEntity,
  parcelEntity,
  productChangeEntity,
  productFormEntity,
  productListEntity,
  sellerProductEntity,
  shippingPreviewEntity,
} from './seller-product-entities.ts';

const tag = 'Productos de la tienda';
const params = entity('RutaDeProductoPropio', { productId: field('codProducto', identifier) });
const product = valueIn('data', sellerProductEntity);
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
    summary: 'Los productos de la tienda, los más nuevos primero',
    tag,
    query: entity('FiltroDeProductos', {
      state: field('estado', z.optional(productState)),
      stock: field('existencias', z.optional(z.enum(['agotado', 'bajo']))),
      search: field('buscar', z.optional(text(100))),
      before: field('antes', z.optional(identifier)),
      limit: field('limite', z.optional(pageSize)),
    }),
    output: valueIn('data', productListEntity),
  }),
  getSellerProduct: endpoint({
    method: 'GET',
    path: '/vender/productos/:codProducto',
    summary: 'Un producto de la tienda como se edita',
    tag,
    params,
    output: product,
  }),
  createProduct: endpoint({
    method: 'POST',
    path: '/vender/productos',
    summary: 'Crea un producto en borrador',
    tag,
    body: newProductEntity,
    messageFields: productFormEntity,
    maximumBodyBytes,
    output: product,
    successStatus: 201,
  }),
  editProduct: endpoint({
    method: 'PUT',
    path: '/vender/productos/:codProducto',
    summary: 'Guarda un producto; 409 con los cambios de otra persona si la versión ya no es la actual',
    tag,
    params,
    body: editedProductEntity,
    messageFields: productFormEntity,
    maximumBodyBytes,
    output: product,
  }),
  duplicateProduct: endpoint({
    method: 'POST',
    path: '/vender/productos/:codProducto/duplicar',
    summary: 'Un borrador igual, sin existencias',
    tag,
    params,
    output: product,
    successStatus: 201,
  }),
  changeProductState: endpoint({
    method: 'POST',
    path: '/vender/productos/:codProducto/estado',
    summary: 'Activa, pausa, archiva o recupera un producto',
    tag,
    params,
    body: entity('EstadoDeProducto', { state: field('estado', productState) }),
    messageFields: productFormEntity,
    output: product,
  }),
  saveProductGrid: endpoint({
    method: 'POST',
    path: '/vender/productos/rejilla',
    summary: 'Guarda precios y existencias de varios productos; cada fila tiene su resultado',
    tag,
    body: entity('Rejilla', {
      rows: field('filas', z.array(gridRowEntity).check(z.minLength(1), z.maxLength(100))),
    }),
    maximumBodyBytes,
    output: listIn('data', gridResultEntity),
  }),
  listProductChanges: endpoint({
    method: 'GET',
    path: '/vender/productos/:codProducto/historial',
    summary: 'Quién cambió qué en un producto, lo último primero',
    tag,
    params,
    query: entity('PaginaDeCambios', { before: field('antes', z.optional(identifier)) }),
    output: listIn('data', productChangeEntity),
  }),
  uploadProductPicture: endpoint({
    method: 'POST',
    path: '/vender/productos/imagenes',
    summary: 'Guarda una foto (máximo 10 MB) y responde su dirección',
    tag,
    bodyType: 'multipart',
    body: entity('FotoDeProducto', { file: field('archivo', upload) }),
    file: { wireName: 'archivo', maximumBytes: PICTURE_MAXIMUM_BYTES },
    requestsPerMinute: 120,
    output: valueIn('data', entity('FotoGuardada', { url: field('urlImagen', z.string()) })),
    successStatus: 201,
  }),
  previewShipping: endpoint({
    method: 'POST',
    path: '/vender/productos/envio',
    summary: 'Lo que costaría enviar una unidad a tres ciudades',
    tag,
    body: parcelEntity,
    output: listIn('data', shippingPreviewEntity),
  }),
};
