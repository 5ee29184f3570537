import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { identifier, placeCode, text } from '../scalars.ts';
import { orderEntity } from './order-entities.ts';
import { checkedLineEntity, orderedLineEntity, quotedLineEntity, shippingRateEntity } from './order-lines.ts';
import { placeOrderBody } from './place-order.ts';

const orderStatusEntity = entity('Estado', {
  id: field('codEstado', z.number()),
  name: field('nomEstado', z.string()),
});

const paymentMethodEntity = entity('MedioDePago', {
  id: field('codMetodoPago', z.literal([1, 3])),
  name: field('nombre', z.string()),
  available: field('disponible', z.boolean()),
  /** Absent: an order of any total may be paid so. 0: none may. */
  maximumTotal: field('totalMaximo', z.optional(z.number())),
});

export const orderEndpoints = {
  quoteShipping: endpoint({
    method: 'POST',
    path: '/cotizar/envio',
    inReadOnly: true,
    summary: 'Costo del envío por vendedor y en total (valTotal)',
    tag: 'Envíos',
    body: entity('CotizacionDeEnvio', {
      products: field('productos', z.array(quotedLineEntity).check(z.minLength(1), z.maxLength(100))),
      destinationCityId: field('codCiudadDestino', placeCode(5)),
    }),
    requestsPerMinute: 120,
    // Spec 7: 'valTotal, rest are per-seller rates'. A client that takes valTotal and keeps the rest of the object as
    // the rates holds `tarifas`, one entry for each seller; it may send that rest back as tarifasEnvio.
    output: entity('Cotizacion', {
      status: field('status', z._default(z.boolean(), true)),
      total: field('valTotal', z.number()),
      rates: field('tarifas', z.array(shippingRateEntity)),
    }),
  }),
  checkCart: endpoint({
    method: 'POST',
    path: '/carrito/revisar',
    inReadOnly: true,
    summary: 'Precios y existencias de hoy para las líneas de un carrito',
    tag: 'Pedidos',
    body: entity('RevisionDeCarrito', {
      lines: field('productos', z.array(orderedLineEntity).check(z.maxLength(100))),
    }),
    requestsPerMinute: 120,
    output: listIn('productos', checkedLineEntity),
  }),
  listPaymentMethods: endpoint({
    method: 'GET',
    path: '/metodosPago',
    summary: 'Los métodos de pago y si se pueden usar ahora',
    tag: 'Pedidos',
    output: listIn('datos', paymentMethodEntity),
  }),
  placeOrder: endpoint({
    method: 'POST',
    path: '/pedido',
    summary: 'Crea el pedido; el servidor calcula todos los valores. Encabezado Idempotency-Key',
    tag: 'Pedidos',
    bodyType: 'multipart',
    body: placeOrderBody,
    requestsPerMinute: 30,
    maximumBodyBytes: 512 * 1024,
    output: valueIn('data', orderEntity),
  }),
  listPackageStatuses: endpoint({
    method: 'GET',
    path: '/estados/pedidos',
    summary: 'Los estados de un paquete',
    tag: 'Pedidos',
    output: listIn('data', orderStatusEntity),
    cacheControl: 'public, max-age=3600',
  }),
  /** The purchase result: answered to whoever bought it (cookie), never by counting numbers. */
  getPurchase: endpoint({
    method: 'GET',
    path: '/compra/:numPedido',
    summary: 'El pedido recién hecho, para quien lo hizo',
    tag: 'Pedidos',
    params: entity('NumeroDePedido', { number: field('numPedido', identifier) }),
    query: entity('LlaveDePedido', { token: field('llave', z.optional(text(100))) }),
    output: valueIn('data', orderEntity),
  }),
  /** Answered to whoever bought it, like `getPurchase`. */
  answerDelivery: endpoint({
    method: 'POST',
    path: '/pedido/:numPedido/paquete/:codVendedor/entrega',
    summary: 'Dice quien compró si el paquete le llegó',
    tag: 'Pedidos',
    params: entity('PaqueteDePedido', {
      number: field('numPedido', identifier),
      sellerId: field('codVendedor', identifier),
    }),
    query: entity('LlaveDeEntrega', { token: field('llave', z.optional(text(100))) }),
    body: entity('RespuestaDeEntrega', { isReceived: field('recibido', z.boolean()) }),
    requestsPerMinute: 30,
    output: valueIn('data', orderEntity),
  }),
};
