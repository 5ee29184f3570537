import * as z from 'zod/mini';
import { entity, field } from '../entity.ts';

const nullableNumber = z.nullable(z.number());
const nullableText = z.nullable(z.string());

export const refundEntity = entity('Reembolso', {
  id: field('codReembolso', z.number()),
  orderNumber: field('numPedido', nullableNumber),
  /** venta: lines of a sale. pago: money that belonged to no sale. reversion: the provider took the sale back. */
  kind: field('tipo', z.enum(['venta', 'pago', 'reversion'])),
  /** For people. */
  cause: field('causa', z.string()),
  note: field('nota', z.string()),
  amount: field('valor', z.number()),
  goods: field('valorProductos', z.number()),
  shipping: field('valorEnvio', z.number()),
  state: field('estado', z.enum(['pendiente', 'pagado'])),
  /** The last day on which it is in time. */
  dueOn: field('fechaLimite', z.string()),
  isOverdue: field('vencido', z.boolean()),
  createdAt: field('fecha', z.string()),
  paidAt: field('fechaPago', nullableText),
  paidBy: field('medio', z.nullable(z.enum(['banco', 'proveedor']))),
  reference: field('referencia', nullableText),
  lines: field(
    'lineas',
    z.array(
      entity('LineaReembolsada', {
        line: field('linea', z.number()),
        name: field('nombre', z.string()),
        quantity: field('cantidad', z.number()),
        amount: field('valor', z.number()),
        /** What of the marketplace's fee went back with it. */
        fee: field('comision', z.number()),
        restocked: field('reingresada', z.boolean()),
      }),
    ),
  ),
});

export type ListedRefund = z.output<typeof refundEntity>;

const previewLineEntity = entity('LineaCalculada', {
  line: field('linea', z.number()),
  quantity: field('cantidad', z.number()),
  amount: field('valor', z.number()),
  fee: field('comision', z.number()),
  restock: field('reingresa', z.boolean()),
});

export const refundPreviewEntity = entity('CalculoDeReembolso', {
  amount: field('valor', z.number()),
  goods: field('valorProductos', z.number()),
  shipping: field('valorEnvio', z.number()),
  dueOn: field('fechaLimite', z.string()),
  packages: field(
    'paquetes',
    z.array(
      entity('PaqueteCalculado', {
        sellerId: field('codVendedor', z.number()),
        goods: field('valorProductos', z.number()),
        fee: field('comision', z.number()),
        shipping: field('valorEnvio', z.number()),
        /** Taken from the seller's money; it may leave her balance below zero. */
        sellerDebit: field('descuentoVendedor', z.number()),
        /** retenido: from what is held for her. saldo: from her balance. */
        debitedFrom: field('descuentaDe', z.enum(['retenido', 'saldo'])),
        nothingLeft: field('completo', z.boolean()),
        lines: field('lineas', z.array(previewLineEntity)),
      }),
    ),
  ),
});

export type RefundPreview = z.output<typeof refundPreviewEntity>;

const refundableLineEntity = entity('LineaDelPedido', {
  line: field('linea', z.number()),
  sellerId: field('codVendedor', z.number()),
  sellerName: field('nombreTienda', z.string()),
  name: field('nombre', z.string()),
  unitPrice: field('precioUnitario', z.number()),
  quantity: field('cantidad', z.number()),
  /** Not cancelled and not refunded. */
  quantityLeft: field('quedan', z.number()),
  /** The buyer's money for it has come. */
  isPaid: field('pagada', z.boolean()),
});

export const orderRefundsEntity = entity('ReembolsosDePedido', {
  refunds: field('reembolsos', z.array(refundEntity)),
  lines: field('lineas', z.array(refundableLineEntity)),
});

export type OrderRefunds = z.output<typeof orderRefundsEntity>;
