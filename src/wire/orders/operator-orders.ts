import * as z from 'zod/mini';
import { ORDER_STAGE_WORDS, PAYMENT_METHOD_WORDS } from '../../domain/operator-order-filter.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { calendarDay, identifier, text } from '../scalars.ts';
import { wordIn } from '../word.ts';
import { listedOrderEntity, operatorOrderEntity } from './operator-order-entities.ts';
import { paymentStateText } from './payment-state-text.ts';

const tag = 'Operación: pedidos';
const BASE = '/operacion/pedidos';
const ofOrder = entity('PedidoDeOperacion', { orderNumber: field('numPedido', identifier) });
const done = valueIn('data', entity('HechoEnPedido', { message: field('mensaje', z.string()) }));

/** The orders of all shops, for the marketplace's own people. */
export const operatorOrderEndpoints = {
  listOperatorOrders: endpoint({
    method: 'GET',
    path: BASE,
    summary: 'Los pedidos de todas las tiendas, los más nuevos primero, con búsqueda y filtros',
    tag,
    query: entity('FiltroDePedidos', {
      search: field('buscar', z.optional(text(80))),
      stage: field('estado', z.optional(wordIn(ORDER_STAGE_WORDS))),
      method: field('pago', z.optional(wordIn(PAYMENT_METHOD_WORDS))),
      paymentState: field('estadoPago', z.optional(paymentStateText)),
      sellerId: field('tienda', z.optional(identifier)),
      from: field('desde', z.optional(calendarDay)),
      until: field('hasta', z.optional(calendarDay)),
      /** Only those with a package that its shop should have moved already. */
      late: field('atrasados', z.optional(wordIn({ si: 'late' }))),
      cursor: field('cursor', z.optional(identifier)),
    }),
    output: entity('PedidosDeOperacion', {
      orders: field('pedidos', z.array(listedOrderEntity)),
      nextCursor: field('siguiente', z.nullable(z.number())),
    }),
  }),
  getOperatorOrder: endpoint({
    method: 'GET',
    path: `${BASE}/:numPedido`,
    summary: 'Un pedido con todo: paquetes, pago y sus avisos, correos, notas e historia',
    tag,
    params: ofOrder,
    output: valueIn('data', operatorOrderEntity),
  }),
  noteOrder: endpoint({
    method: 'POST',
    path: `${BASE}/:numPedido/notas`,
    summary: 'Escribe una nota sobre un pedido; solo la lee el equipo de la plataforma',
    tag,
    params: ofOrder,
    body: entity('NotaDePedido', { body: field('nota', text(1_000, 1)) }),
    output: done,
  }),
  resendOrderMail: endpoint({
    method: 'POST',
    path: `${BASE}/:numPedido/correos`,
    summary: 'Envía otra vez un correo del pedido; sin número, la confirmación al comprador',
    tag,
    params: ofOrder,
    body: entity('CorreoPorReenviar', { messageId: field('codMensaje', z.optional(identifier)) }),
    requestsPerMinute: 30,
    output: done,
  }),
};

export type OperatorOrderRow = z.output<typeof listedOrderEntity>;
export type OperatorOrder = z.output<typeof operatorOrderEntity>;
