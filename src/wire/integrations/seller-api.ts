import * as z from 'zod/mini';
import { API_ROWS_PER_CALL } from '../../domain/api-scope.ts';
import { CHANGEABLE_STATUSES } from '../../domain/package-transition.ts';
import { productState } from '../catalogue/product-state.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { sellerOrderEntity } from '../orders/seller-order-entities.ts';
import { identifier, pesos, text } from '../scalars.ts';
import { SELLER_API_BASE } from './seller-api-base.ts';

const TAG = 'API para vendedores';

const limit = field('limite', z.optional(z.pipe(identifier, z.number().check(z.maximum(100)))));
const ofOrder = entity('RutaDePedidoPorApi', { orderNumber: field('numPedido', identifier) });

const orderEntity = entity('PedidoPorApi', {
  orderNumber: field('numPedido', z.number()),
  placedAt: field('fechaPedido', z.string()),
  changedAt: field('fechaCambio', z.string()),
  statusId: field('codEstado', z.number()),
  statusName: field('nomEstado', z.string()),
  paymentMethodId: field('codMetpago', z.literal([1, 3])),
  carrier: field('transportadora', z.nullable(z.string())),
  trackingNumber: field('codGuiaPedido', z.nullable(z.string())),
  unitCount: field('unidades', z.number()),
  goodsAmount: field('valorProductos', z.number()),
});

const packageStateEntity = entity('EstadoDePaquetePorApi', {
  orderNumber: field('numPedido', z.number()),
  sellerId: field('codVendedor', z.number()),
  statusId: field('codEstado', z.number()),
  carrier: field('transportadora', z.nullable(z.string())),
  trackingNumber: field('codGuiaPedido', z.nullable(z.string())),
  /** Still to be collected at the door; 0 for what is paid. */
  due: field('valorPorCobrar', z.number()),
  /** It had been done before, nothing was done now. */
  isRepeated: field('repetida', z.boolean()),
});

const productEntity = entity('ProductoPorApi', {
  productId: field('codProducto', z.number()),
  version: field('version', z.number()),
  sku: field('refProducto', z.string()),
  name: field('nombre', z.string()),
  state: field('estado', productState),
  price: field('precio', z.nullable(z.number())),
  salePrice: field('precioRebajado', z.nullable(z.number())),
  stock: field(
    'existencias',
    z.array(
      entity('ExistenciaPorApi', {
        /** Empty: the stock of the whole product. */
        termIds: field('codTerminos', z.array(z.number())),
        label: field('opcion', z.string()),
        onHand: field('cantidad', z.number()),
        /** Of the variant: null where the combinations share the product's stock and price. */
        variantId: field('codVariante', z.nullable(z.number())),
        sku: field('refProducto', z.string()),
        price: field('precio', z.nullable(z.number())),
        salePrice: field('precioRebajado', z.nullable(z.number())),
        isActive: field('activa', z.boolean()),
      }),
    ),
  ),
});

const stockRowEntity = entity('FilaDeExistencias', {
  /** Of the product, or of one of its variants; then `codTerminos` is not needed. */
  sku: field('refProducto', text(100, 1)),
  /** The one that was read: a product that has changed since is not touched. Missing: whatever is there is set. */
  version: field('version', z.optional(identifier)),
  termIds: field('codTerminos', z.optional(z.array(identifier).check(z.maxLength(20)))),
  onHand: field('cantidad', z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000)))),
  price: field('precio', z.optional(z.pipe(pesos, z.number().check(z.minimum(1), z.maximum(1_000_000_000))))),
});

/** What a shop's own systems call with `Authorization: Bearer plz_…`. */
export const sellerApiEndpoints = {
  listOrdersByApi: endpoint({
    method: 'GET',
    path: `${SELLER_API_BASE}/pedidos`,
    summary: 'Los pedidos de la tienda en el orden de sus cambios (permiso orders:read)',
    tag: TAG,
    query: entity('FiltroDePedidosPorApi', {
      statusId: field('codEstado', z.optional(identifier)),
      /** ISO 8601: only what changed at that moment or later. */
      changedSince: field('desde', z.optional(z.iso.datetime({ offset: true }))),
      cursor: field('cursor', z.optional(z.string().check(z.regex(/^\d{1,13}-\d{1,10}$/)))),
      limit,
    }),
    output: entity('PedidosPorApi', {
      orders: field('pedidos', z.array(orderEntity)),
      nextCursor: field('siguiente', z.nullable(z.string())),
    }),
  }),
  getOrderByApi: endpoint({
    method: 'GET',
    path: `${SELLER_API_BASE}/pedidos/:numPedido`,
    summary: 'El paquete de la tienda en un pedido (permiso orders:read)',
    tag: TAG,
    params: ofOrder,
    output: valueIn('data', sellerOrderEntity),
  }),
  moveOrderByApi: endpoint({
    method: 'POST',
    path: `${SELLER_API_BASE}/pedidos/:numPedido/estado`,
    summary: 'Mueve el paquete de la tienda, con transportadora y guía (permiso orders:write)',
    tag: TAG,
    params: ofOrder,
    body: entity('CambioDePaquetePorApi', {
      to: field('codEstado', z.literal(CHANGEABLE_STATUSES)),
      carrier: field('transportadora', z.optional(text(80, 1))),
      trackingNumber: field('codGuiaPedido', z.optional(text(60, 1))),
      note: field('nota', z.optional(text(500))),
    }),
    output: valueIn('data', packageStateEntity),
  }),
  listProductsByApi: endpoint({
    method: 'GET',
    path: `${SELLER_API_BASE}/productos`,
    summary: 'Los productos de la tienda con sus existencias, los más nuevos primero (permiso products:read)',
    tag: TAG,
    query: entity('FiltroDeProductosPorApi', { cursor: field('cursor', z.optional(identifier)), limit }),
    output: entity('ProductosPorApi', {
      products: field('productos', z.array(productEntity)),
      nextCursor: field('siguiente', z.nullable(z.number())),
    }),
  }),
  setStockByApi: endpoint({
    method: 'POST',
    path: `${SELLER_API_BASE}/existencias`,
    summary: 'Fija existencias y precios por referencia; cada fila tiene su resultado (permiso stock:write)',
    tag: TAG,
    body: entity('ExistenciasPorApi', {
      rows: field('filas', z.array(stockRowEntity).check(z.minLength(1), z.maxLength(API_ROWS_PER_CALL))),
    }),
    output: listIn(
      'resultados',
      entity('ResultadoDeFila', {
        sku: field('refProducto', z.string()),
        isDone: field('hecho', z.boolean()),
        /** Why not; empty when it is done. */
        message: field('mensaje', z.string()),
      }),
    ),
  }),
};
