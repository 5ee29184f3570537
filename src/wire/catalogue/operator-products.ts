import * as z from 'zod/mini';
import { PRODUCT_GROUP_WORDS } from '../../domain/operator-product-filter.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { identifier, text } from '../scalars.ts';
import { wordIn } from '../word.ts';
import { productState } from './product-state.ts';

const tag = 'Operación: productos';
const BASE = '/operacion/productos';
const nullableNumber = z.nullable(z.number());
const nullableText = z.nullable(z.string());
const reason = field('motivo', z._default(text(500), ''));
const ofProduct = entity('ProductoDeOperacion', { productId: field('codProducto', identifier) });
const done = valueIn('data', entity('ProductoDecidido', { message: field('mensaje', z.string()) }));

const headFields = {
  id: field('codProducto', z.number()),
  name: field('nomProducto', z.string()),
  reference: field('refProducto', z.string()),
  imageUrl: field('imagen', z.string()),
  sellerId: field('codVendedor', z.number()),
  sellerName: field('nomTienda', z.string()),
  /** What its shop wants. */
  state: field('estado', productState),
  /** Shoppers see it. */
  isShown: field('visible', z.boolean()),
  price: field('precioProducto', nullableNumber),
  salePrice: field('precioRebajado', nullableNumber),
  onHand: field('cantidad', z.number()),
  /** Why an operator paused it; null: nobody did. */
  operatorReason: field('motivoPausa', nullableText),
};

const listedProductEntity = entity('ProductoEnListaDeOperacion', {
  ...headFields,
  categoryName: field('nomCategoria', nullableText),
});

const productEntity = entity('ProductoCompleto', {
  ...headFields,
  sellerStatus: field('estadoTienda', z.number()),
  description: field('desProducto', z.string()),
  mainCategoryId: field('categoriaPrincipal', nullableNumber),
  subcategoryId: field('categoriaSecundaria', nullableNumber),
  categoryNames: field('categorias', z.array(z.string())),
  images: field('imagenes', z.array(z.string())),
  measures: field('medidas', z.string()),
  taxClass: field('iva', z.string()),
  perishable: field('perecedero', z.boolean()),
  createdAt: field('fechaCreacion', z.string()),
  pausedAt: field('fechaPausa', nullableText),
  rating: field('calificacion', nullableNumber),
  reviewCount: field('valoraciones', z.number()),
  soldUnits: field('unidadesVendidas', z.number()),
  stock: field(
    'existencias',
    z.array(
      entity('ExistenciaDeProducto', {
        label: field('opcion', z.string()),
        onHand: field('cantidad', z.number()),
      }),
    ),
  ),
  events: field(
    'historia',
    z.array(
      entity('EventoDeProducto', {
        id: field('codEvento', z.number()),
        happenedAt: field('fecha', z.string()),
        person: field('persona', z.string()),
        action: field('accion', z.string()),
        subject: field('sobre', z.string()),
        reason: field('motivo', z.string()),
        changes: field(
          'cambios',
          z.array(
            entity('CambioDeProducto', {
              name: field('nombre', z.string()),
              before: field('antes', z.string()),
              after: field('despues', z.string()),
            }),
          ),
        ),
      }),
    ),
  ),
});

/** The products of all shops, for the marketplace's own people. */
export const operatorProductEndpoints = {
  listOperatorProducts: endpoint({
    method: 'GET',
    path: BASE,
    summary: 'Los productos de todas las tiendas, los más nuevos primero, con búsqueda y filtros',
    tag,
    query: entity('FiltroDeProductosDeOperacion', {
      search: field('buscar', z.optional(text(80))),
      group: field('estado', z.optional(wordIn(PRODUCT_GROUP_WORDS))),
      sellerId: field('tienda', z.optional(identifier)),
      categoryId: field('categoria', z.optional(identifier)),
      soldOut: field('existencias', z.optional(wordIn({ agotado: 'sold-out' }))),
      cursor: field('cursor', z.optional(identifier)),
    }),
    output: entity('ProductosDeOperacion', {
      products: field('productos', z.array(listedProductEntity)),
      nextCursor: field('siguiente', nullableNumber),
    }),
  }),
  getOperatorProduct: endpoint({
    method: 'GET',
    path: `${BASE}/:codProducto`,
    summary: 'Un producto de cualquier tienda con sus existencias y su historia',
    tag,
    params: ofProduct,
    output: valueIn('data', productEntity),
  }),
  pauseProduct: endpoint({
    method: 'POST',
    path: `${BASE}/:codProducto/pausa`,
    summary: 'Pausa un producto con motivo; la tienda recibe un correo y no puede quitar la pausa',
    tag,
    params: ofProduct,
    body: entity('PausaDeProducto', { reason }),
    output: done,
  }),
  releaseProduct: endpoint({
    method: 'POST',
    path: `${BASE}/:codProducto/reanudacion`,
    summary: 'Quita la pausa de la plataforma; el producto queda como lo tiene su tienda',
    tag,
    params: ofProduct,
    output: done,
  }),
  correctCategory: endpoint({
    method: 'POST',
    path: `${BASE}/:codProducto/categoria`,
    summary: 'Corrige la categoría de un producto, con motivo',
    tag,
    params: ofProduct,
    body: entity('CategoriaCorregida', {
      mainCategoryId: field('categoriaPrincipal', identifier),
      subcategoryId: field('categoriaSecundaria', z.nullable(identifier)),
      reason,
    }),
    output: done,
  }),
};

export type OperatorProductRow = z.output<typeof listedProductEntity>;
export type OperatorProduct = z.output<typeof productEntity>;
