import * as z from 'zod/mini';
import { PACKAGE_ACTIONS, type PackageAction } from '../../domain/package-action.ts';
import { entity, field } from '../entity.ts';
import { paymentStateText } from './payment-state-text.ts';

const nullableText = z.nullable(z.string());
const method = z.literal([1, 3]);

export const listedOrderEntity = entity('PedidoEnLista', {
  number: field('numPedido', z.number()),
  placedAt: field('fecha', z.string()),
  buyerName: field('nomCliente', z.string()),
  email: field('emaCliente', z.string()),
  cityName: field('nomCiudad', z.string()),
  paymentMethodId: field('codMetpago', method),
  paymentState: field('estadoPago', z.nullable(paymentStateText)),
  total: field('total', z.number()),
  packages: field(
    'paquetes',
    z.array(
      entity('PaqueteEnLista', {
        sellerId: field('codVendedor', z.number()),
        sellerName: field('nomTienda', z.string()),
        statusId: field('codEstado', z.number()),
        statusName: field('nomEstado', z.string()),
        isLate: field('atrasado', z.boolean()),
      }),
    ),
  ),
});

const lineEntity = entity('LineaDePedido', {
  line: field('linea', z.number()),
  productId: field('codProducto', z.number()),
  name: field('nomProducto', z.string()),
  reference: field('refProducto', z.string()),
  imageUrl: field('imagen', z.string()),
  /** 'Color: rojo, Talla: M'. */
  terms: field('opciones', z.string()),
  unitPrice: field('precioUnidad', z.number()),
  quantity: field('cantidad', z.number()),
  cancelledQuantity: field('anuladas', z.number()),
  feePercent: field('porcentajeComision', z.number()),
});

const packageEntity = entity('PaqueteDePedido', {
  sellerId: field('codVendedor', z.number()),
  sellerName: field('nomTienda', z.string()),
  statusId: field('codEstado', z.number()),
  statusName: field('nomEstado', z.string()),
  isLate: field('atrasado', z.boolean()),
  carrier: field('transportadora', nullableText),
  trackingNumber: field('codGuiaPedido', nullableText),
  moneyState: field('estadoDinero', z.enum(['none', 'held', 'released', 'provider-paid', 'seller-kept'])),
  /** What is left after cancellations and refunds: goods, the marketplace's fee of them, shipping. */
  goods: field('valorProductos', z.number()),
  fee: field('comision', z.number()),
  shipping: field('valorEnvio', z.number()),
  /** Still to be collected at the door. */
  cashDue: field('valorPorCobrar', z.number()),
  /** What may be done with it now. */
  actions: field(
    'acciones',
    z.array(z.enum(Object.keys(PACKAGE_ACTIONS) as [PackageAction, ...PackageAction[]])),
  ),
  lines: field('lineas', z.array(lineEntity)),
  history: field(
    'historia',
    z.array(
      entity('PasoDePaquete', {
        statusName: field('nomEstado', z.string()),
        note: field('nota', z.string()),
        date: field('fecha', z.string()),
        person: field('persona', nullableText),
      }),
    ),
  ),
});

const paymentEntity = entity('PagoDePedido', {
  state: field('estadoPago', paymentStateText),
  amount: field('valor', z.number()),
  channel: field('medio', nullableText),
  expiresAt: field('vence', z.string()),
  paidAt: field('fechaPago', nullableText),
  transactions: field(
    'transacciones',
    z.array(
      entity('TransaccionDePago', {
        reference: field('referencia', z.string()),
        amount: field('valor', z.nullable(z.number())),
        stateName: field('estado', z.string()),
        franchise: field('franquicia', z.string()),
        maskedCard: field('tarjeta', z.string()),
        reasonText: field('respuesta', z.string()),
        outcome: field('resultado', z.enum(['waiting', 'failed', 'paid', 'refund-due', 'reversed'])),
        happenedAt: field('fecha', z.string()),
        /** What the provider told us of it, and how often. */
        notices: field(
          'avisos',
          z.array(
            entity('AvisoDePago', {
              source: field('origen', z.enum(['confirmation', 'return', 'question'])),
              stateName: field('estado', z.string()),
              times: field('veces', z.number()),
              receivedAt: field('fecha', z.string()),
              verdict: field('resultado', nullableText),
            }),
          ),
        ),
      }),
    ),
  ),
});

export const operatorOrderEntity = entity('PedidoCompleto', {
  number: field('numPedido', z.number()),
  placedAt: field('fecha', z.string()),
  buyer: field(
    'comprador',
    entity('CompradorDelPedido', {
      /** Null: a guest. */
      accountId: field('codUsuario', z.nullable(z.number())),
      name: field('nombre', z.string()),
      email: field('email', z.string()),
      phone: field('telefono', z.string()),
      document: field('documento', z.string()),
      address: field('direccion', z.string()),
      cityName: field('nomCiudad', z.string()),
      departmentName: field('nomDepartamento', z.string()),
    }),
  ),
  paymentMethodId: field('codMetpago', method),
  subtotal: field('subTotal', z.number()),
  shippingCost: field('costoEnvio', z.number()),
  total: field('total', z.number()),
  packages: field('paquetes', z.array(packageEntity)),
  /** Null for cash on delivery. */
  payment: field('pago', z.nullable(paymentEntity)),
  /** Sent ones stay for some weeks. */
  mails: field(
    'correos',
    z.array(
      entity('CorreoDePedido', {
        id: field('codMensaje', z.number()),
        name: field('nombre', z.string()),
        recipient: field('para', z.string()),
        createdAt: field('fecha', z.string()),
        sentAt: field('fechaEnvio', nullableText),
        failedAt: field('fechaFallo', nullableText),
        error: field('error', nullableText),
      }),
    ),
  ),
  notes: field(
    'notas',
    z.array(
      entity('NotaEscrita', {
        id: field('codNota', z.number()),
        body: field('nota', z.string()),
        person: field('persona', z.string()),
        writtenAt: field('fecha', z.string()),
      }),
    ),
  ),
  events: field(
    'historia',
    z.array(
      entity('EventoDePedido', {
        id: field('codEvento', z.number()),
        happenedAt: field('fecha', z.string()),
        person: field('persona', z.string()),
        action: field('accion', z.string()),
        subject: field('sobre', z.string()),
        reason: field('motivo', z.string()),
        changes: field(
          'cambios',
          z.array(
            entity('CambioDePedido', {
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
