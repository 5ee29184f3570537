import * as z from 'zod/mini';
import { OPERATOR_QUEUE_IDS } from '../../domain/operator-queue.ts';
import { OPERATOR_ROLES } from '../../domain/operator-role.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { needEntity } from '../operations/operator-system.ts';
import { spanishEnum } from '../spanish-enum.ts';

const queueEntity = entity('ColaDeOperacion', {
  queue: field('cola', z.enum(OPERATOR_QUEUE_IDS)),
  count: field('cantidad', z.number()),
  /** Since when the first waits, ISO; null: nothing waits. */
  oldestAt: field('desde', z.nullable(z.string())),
});

const todayEntity = entity('HoyEnLaPlataforma', {
  /** The day in Colombia. */
  today: field('hoy', z.string()),
  sales: field('ventas', z.number()),
  salesYesterday: field('ventasAyer', z.number()),
  orders: field('pedidos', z.number()),
  ordersYesterday: field('pedidosAyer', z.number()),
  /** Orders whose payment has not come yet; 1,000 stands for that many or more. */
  awaitingPayment: field('pagosPendientes', z.number()),
  /** Orders with a package that its shop should have moved already; likewise. */
  latePackages: field('paquetesAtrasados', z.number()),
});

const stepEntity = entity('PasoDePuestaEnMarcha', {
  step: field(
    'paso',
    spanishEnum({
      category: 'categoria',
      tariff: 'tarifa',
      legal: 'textos',
      seller: 'vendedor',
      sms: 'sms',
      mail: 'correo',
      payments: 'pagos',
      backups: 'copias',
    }),
  ),
  isDone: field('listo', z.boolean()),
});

/** Who works in the operators' console. */
export const operatorCentreEndpoints = {
  getOperatorCentre: endpoint({
    method: 'GET',
    path: '/operacion/yo',
    summary: 'Quién trabaja en la consola, su rol, sus permisos y cuánto espera en cada cola que le toca',
    tag: 'Operación',
    output: valueIn(
      'data',
      entity('ConsolaDeOperacion', {
        accountId: field('codUsuario', z.number()),
        firstName: field('nombre', z.string()),
        role: field('rol', z.enum(OPERATOR_ROLES)),
        permissions: field('permisos', z.array(z.string())),
        queues: field('colas', z.array(queueEntity)),
      }),
    ),
  }),
  getOperatorToday: endpoint({
    method: 'GET',
    path: '/operacion/hoy',
    summary: 'Las cifras de hoy: ventas y pedidos frente a ayer, pagos pendientes y paquetes atrasados',
    tag: 'Operación',
    output: valueIn('data', todayEntity),
  }),
  getSetUp: endpoint({
    method: 'GET',
    path: '/operacion/puesta-en-marcha',
    summary:
      'Qué falta para vender: los pasos de quien abre la tienda y lo que no está configurado; vacío en la demostración',
    tag: 'Operación',
    output: valueIn(
      'data',
      entity('PuestaEnMarcha', {
        steps: field('pasos', z.array(stepEntity)),
        needs: field('faltas', z.array(needEntity)),
      }),
    ),
  }),
};
