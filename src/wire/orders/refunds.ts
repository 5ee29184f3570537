import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { identifier, pesos, text } from '../scalars.ts';
import { orderRefundsEntity, refundEntity, refundPreviewEntity } from './refund-entities.ts';

const TAG = 'Operación: reembolsos';
const BASE = '/operacion/reembolsos';

const WIRE_CAUSES = {
  retracto: 'withdrawal',
  garantia: 'warranty',
  'no-entregado': 'not-delivered',
  'sin-existencias': 'out-of-stock',
  anulacion: 'cancelled',
  otro: 'other',
} as const;

const WIRE_SHIPPING = { regla: 'by-rule', todo: 'all', nada: 'none' } as const;

const WIRE_MEANS = { banco: 'bank', proveedor: 'provider' } as const;

const quantity = z.int().check(z.minimum(1), z.maximum(100_000));

const askedLineEntity = entity('LineaPorReembolsar', {
  line: field('linea', identifier),
  quantity: field('cantidad', quantity),
  restock: field('reingresa', z.optional(z.boolean())),
});

const refundForm = entity('NuevoReembolso', {
  orderNumber: field('numPedido', identifier),
  cause: field('causa', oneOf(WIRE_CAUSES)),
  note: field('nota', z._default(text(500), '')),
  /** Whole packages of these sellers. Neither sellers nor lines: whatever of the order was not refunded. */
  sellerIds: field('vendedores', z.optional(z.array(identifier).check(z.minLength(1), z.maxLength(100)))),
  lines: field('lineas', z.optional(z.array(askedLineEntity).check(z.minLength(1), z.maxLength(100)))),
  /** The units go back on sale now; unless said, those of packages that have not left their seller. */
  restock: field('reingresa', z.optional(z.boolean())),
  shipping: field('envio', z._default(oneOf(WIRE_SHIPPING), 'by-rule')),
});

export type RefundForm = z.output<typeof refundForm>;

const ofOrder = entity('PedidoConReembolsos', { number: field('numPedido', identifier) });
const ofRefund = entity('NumeroDeReembolso', { id: field('codReembolso', identifier) });

/** Money back to buyers, for the marketplace's own people. */
export const refundEndpoints = {
  previewRefund: endpoint({
    method: 'POST',
    path: `${BASE}/calcular`,
    summary: 'Lo que haría un reembolso: valores por línea y por vendedor, sin hacerlo',
    tag: TAG,
    body: refundForm,
    output: valueIn('calculo', refundPreviewEntity),
  }),
  createRefund: endpoint({
    method: 'POST',
    path: BASE,
    summary: 'Reembolsa un pedido, paquetes o líneas. Encabezado Idempotency-Key obligatorio',
    tag: TAG,
    body: refundForm,
    successStatus: 201,
    output: valueIn('reembolso', refundEntity),
  }),
  listDueRefunds: endpoint({
    method: 'GET',
    path: BASE,
    summary: 'Los reembolsos por pagar, los que vencen antes primero',
    tag: TAG,
    query: entity('PaginaDeReembolsos', { cursor: field('cursor', z.optional(identifier)) }),
    output: entity('ReembolsosPorPagar', {
      status: field('status', z._default(z.boolean(), true)),
      refunds: field('reembolsos', z.array(refundEntity)),
      nextCursor: field('siguiente', z.nullable(z.number())),
    }),
  }),
  listOrderRefunds: endpoint({
    method: 'GET',
    path: `${BASE}/pedido/:numPedido`,
    summary: 'Los reembolsos de un pedido y lo que aún se puede reembolsar de cada línea',
    tag: TAG,
    params: ofOrder,
    output: valueIn('datos', orderRefundsEntity),
  }),
  markRefundPaid: endpoint({
    method: 'POST',
    path: `${BASE}/:codReembolso/pagado`,
    summary: 'Registra que un reembolso se pagó por el banco o por el proveedor de pagos',
    tag: TAG,
    params: ofRefund,
    body: entity('PagoDeReembolso', {
      paidBy: field('medio', oneOf(WIRE_MEANS)),
      reference: field('referencia', text(100, 1)),
    }),
    output: valueIn('reembolso', refundEntity),
  }),
  recordRecovery: endpoint({
    method: 'POST',
    path: `${BASE}/recuperados`,
    summary: 'El comprador devolvió lo que recibió dos veces, por el banco y por una reversión del proveedor',
    tag: TAG,
    body: entity('DineroRecuperado', {
      /** The provider's number of the payment (x_ref_payco). */
      paymentReference: field('ref_payco', text(60, 1)),
      amount: field('valor', pesos.check(z.minimum(1))),
      reference: field('referencia', text(100, 1)),
    }),
    output: valueIn(
      'datos',
      entity('RecuperacionRegistrada', {
        recoveryId: field('codRecuperacion', z.number()),
        amount: field('valor', z.number()),
        missing: field('falta', z.number()),
        isRepeated: field('repetida', z.boolean()),
      }),
    ),
  }),
  restockRefunded: endpoint({
    method: 'POST',
    path: `${BASE}/pedido/:numPedido/reingreso`,
    summary: 'Las unidades reembolsadas de un paquete volvieron y se pueden vender otra vez',
    tag: TAG,
    params: ofOrder,
    body: entity('PaqueteDevuelto', { sellerId: field('codVendedor', identifier) }),
    output: valueIn('datos', entity('Reingreso', { units: field('unidades', z.number()) })),
  }),
};

/** A Spanish word on the wire, ours inside. */
function oneOf<const Words extends Record<string, string>>(words: Words) {
  type Ours = Words[keyof Words];
  const wire = z.enum(Object.keys(words) as [string, ...string[]]);
  const ours = z.enum(Object.values(words) as [Ours, ...Ours[]]);
  return z.codec(wire, ours, {
    decode: (word) => words[word] as Ours as never,
    encode: (value) => Object.keys(words).find((word) => words[word] === value) ?? '',
  });
}
