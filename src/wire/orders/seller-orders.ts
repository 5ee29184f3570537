import * as z from 'zod/mini';
import { CHANGEABLE_STATUSES } from '../../domain/package-transition.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { identifier, pesos, text } from '../scalars.ts';
import { wordIn } from '../word.ts';
import { cancellationBody, packageStateFields, returnBody } from './fulfilment.ts';
import {
  listedSellerOrderEntity,
  orderTab,
  sellerOrderCountEntity,
  sellerOrderEntity,
} from './seller-order-entities.ts';

const TAG = 'Centro de vendedores: pedidos';
const BASE = '/vender/pedidos';

const ofOrder = entity('PedidoDeMiTienda', { orderNumber: field('numPedido', identifier) });
const packageState = entity('EstadoDeMiPaquete', packageStateFields);

/** Steps that need nothing but the word of the shop. */
export const BULK_STATUSES = [20, 21, 7, 2, 3] as const;

export const sellerOrderEndpoints = {
  listSellerOrders: endpoint({
    method: 'GET',
    path: BASE,
    summary: 'Los paquetes de la tienda, por grupo; lo que hay que hacer, por su plazo',
    tag: TAG,
    query: entity('FiltroDePedidosDeLaTienda', {
      tab: field('grupo', z.optional(orderTab)),
      sort: field('orden', z.optional(wordIn({ plazo: 'deadline', recientes: 'newest' }))),
      /** Number, buyer, product or tracking number; words may be begun only. */
      search: field('buscar', z.optional(text(80))),
      cursor: field('cursor', z.optional(z.string().check(z.regex(/^\d{1,13}(-\d{1,10})?$/)))),
      limit: field('limite', z.optional(z.pipe(identifier, z.number().check(z.maximum(100))))),
    }),
    output: entity('PedidosDeLaTienda', {
      orders: field('pedidos', z.array(listedSellerOrderEntity)),
      nextCursor: field('siguiente', z.nullable(z.string())),
    }),
  }),
  countSellerOrders: endpoint({
    method: 'GET',
    path: `${BASE}/conteo`,
    summary: 'Cuántos paquetes hay en cada grupo y cuántos están vencidos',
    tag: TAG,
    output: listIn('grupos', sellerOrderCountEntity),
  }),
  getSellerOrder: endpoint({
    method: 'GET',
    path: `${BASE}/:numPedido`,
    summary: 'El paquete de la tienda en un pedido: destinatario, productos, dinero e historial',
    tag: TAG,
    params: ofOrder,
    output: valueIn('data', sellerOrderEntity),
  }),
  moveSellerOrders: endpoint({
    method: 'POST',
    path: `${BASE}/estado`,
    summary: 'Mueve varios paquetes; cada pedido tiene su propia respuesta',
    tag: TAG,
    body: entity('CambioDeVariosPaquetes', {
      orderNumbers: field('pedidos', z.array(identifier).check(z.minLength(1), z.maxLength(50))),
      to: field('codEstado', z.literal(BULK_STATUSES)),
    }),
    output: listIn(
      'resultados',
      entity('ResultadoPorPedido', {
        orderNumber: field('numPedido', z.number()),
        isDone: field('hecho', z.boolean()),
        /** Why not; empty when it is done. */
        message: field('mensaje', z.string()),
      }),
    ),
  }),
  moveSellerOrder: endpoint({
    method: 'POST',
    path: `${BASE}/:numPedido/estado`,
    summary: 'Mueve el paquete de la tienda; el comprador recibe un correo y ve su barra moverse',
    tag: TAG,
    params: ofOrder,
    body: entity('CambioDeMiPaquete', {
      to: field('codEstado', z.literal(CHANGEABLE_STATUSES)),
      carrier: field('transportadora', z.optional(text(80, 1))),
      trackingNumber: field('codGuiaPedido', z.optional(text(60, 1))),
      note: field('nota', z.optional(text(500))),
    }),
    output: valueIn('data', packageState),
  }),
  cancelSellerOrder: endpoint({
    method: 'POST',
    path: `${BASE}/:numPedido/anulacion`,
    summary: 'Lo que la tienda no puede enviar; existencias y dinero lo siguen',
    tag: TAG,
    params: ofOrder,
    body: cancellationBody,
    output: valueIn('data', packageState),
  }),
  returnSellerOrder: endpoint({
    method: 'POST',
    path: `${BASE}/:numPedido/devolucion`,
    summary: 'El paquete que nadie recibió volvió a la tienda',
    tag: TAG,
    params: ofOrder,
    body: returnBody,
    output: valueIn('data', packageState),
  }),
  collectSellerOrder: endpoint({
    method: 'POST',
    path: `${BASE}/:numPedido/recaudo`,
    summary: 'La tienda misma cobró el efectivo; el paquete queda entregado',
    tag: TAG,
    params: ofOrder,
    body: entity('RecaudoDeLaTienda', { amount: field('valor', pesos) }),
    output: valueIn('data', packageState),
  }),
  refuseSellerOrder: endpoint({
    method: 'POST',
    path: `${BASE}/:numPedido/rechazo`,
    summary: 'El comprador no recibió ni pagó el paquete en la puerta: va de regreso',
    tag: TAG,
    params: ofOrder,
    body: entity('RechazoEnLaPuerta', { reason: field('motivo', text(300, 1)) }),
    output: valueIn(
      'data',
      entity('RechazoDeMiPaquete', {
        ...packageStateFields,
        freightCharge: field('fleteCobrado', z.number()),
      }),
    ),
  }),
};
