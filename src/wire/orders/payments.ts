import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { identifier, text } from '../scalars.ts';
import { orderEntity } from './order-entities.ts';

/** What the browser needs to open the provider's checkout; every amount in it is the server's. */
const checkoutStartEntity = entity('InicioDePago', {
  /** ventana: `datos` for checkout.js. sesion: `codSesion` for checkout-v2.js. */
  kind: field('tipo', z.enum(['ventana', 'sesion'])),
  scriptUrl: field('script', z.string()),
  isTest: field('prueba', z.boolean()),
  publicKey: field('llavePublica', z.string()),
  sessionId: field('codSesion', z.string()),
  /** In the provider's own words. */
  data: field('datos', z.record(z.string(), z.unknown())),
});

export type CheckoutStartOnWire = z.output<typeof checkoutStartEntity>;

/**
 * `pagado`; `pendiente`: the provider has not decided (PSE, cash, review); `rechazado`: the last attempt failed and the
 * order still waits; `sin-pago`: nothing was attempted yet; `vencido`: the time to pay is over; `reversado`.
 */
const PAYMENT_RESULTS = ['pagado', 'pendiente', 'rechazado', 'sin-pago', 'vencido', 'reversado'] as const;

export type PaymentResultState = (typeof PAYMENT_RESULTS)[number];

const paymentResultEntity = entity('ResultadoDePago', {
  /** Null: no payment of ours, or nothing that may be told to whoever asks. */
  state: field('estado', z.nullable(z.enum(PAYMENT_RESULTS))),
  orderNumber: field('numPedido', z.nullable(z.number())),
  /** Null for whoever did not buy it. */
  order: field('pedido', z.nullable(orderEntity)),
  /** What the provider said, for people: 'Fondos insuficientes'. */
  reason: field('motivo', z.string()),
  channel: field('canal', z.nullable(z.enum(['card', 'pse', 'cash', 'wallet']))),
  maskedCard: field('x_cardnumber', z.string()),
  /** The same order can be paid (again). */
  canPay: field('sePuedePagar', z.boolean()),
  /** Until then the goods are reserved. */
  expiresAt: field('venceEl', z.nullable(z.string())),
});

export type PaymentResult = z.output<typeof paymentResultEntity>;

const tokenQuery = entity('LlaveDePago', { token: field('llave', z.optional(text(100))) });

export const paymentEndpoints = {
  /** For whoever bought it. Takes stock again when the reservation is over; 409 when it cannot be paid any more. */
  startPayment: endpoint({
    method: 'POST',
    path: '/compra/:numPedido/pago',
    summary: 'Abre el pago en línea de un pedido: lo que necesita la ventana del proveedor',
    tag: 'Pagos',
    params: entity('PedidoPorPagar', { number: field('numPedido', identifier) }),
    query: tokenQuery,
    requestsPerMinute: 20,
    output: valueIn('data', checkoutStartEntity),
  }),
  /** Spec 4, purchase result: the provider's reference leads to the order, whose state here decides. */
  getPaymentResult: endpoint({
    method: 'GET',
    path: '/pago/resultado',
    summary: 'El estado del pago de un pedido, por la referencia del proveedor o por el pedido',
    tag: 'Pagos',
    query: entity('ConsultaDePago', {
      reference: field('ref_payco', z.optional(text(60))),
      number: field('pedido', z.optional(identifier)),
      token: field('llave', z.optional(text(100))),
    }),
    requestsPerMinute: 120,
    output: valueIn('data', paymentResultEntity),
  }),
};
