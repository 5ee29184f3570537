import * as z from 'zod/mini';
import { accountCode } from '../accounts/account-code.ts';
import { loggedInEntity } from '../accounts/identity-entities.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { formCode, passwordText, ticked } from '../form-text.ts';
import { orderEntity } from '../orders/order-entities.ts';
import { paymentStateText } from '../orders/payment-state-text.ts';
import { identifier, text } from '../scalars.ts';
import { todayLineEntity } from './today-line.ts';

const listedPackageEntity = entity('PaqueteEnLista', {
  sellerId: field('codVendedor', z.number()),
  sellerName: field('nombreTienda', z.string()),
  status: field(
    'estadoPedido',
    entity('EstadoEnLista', {
      id: field('codEstado', z.number()),
      name: field('nomEstado', z.string()),
      date: field('fecha', z.string()),
      trackingNumber: field('codGuiaPedido', z.nullable(z.string())),
    }),
  ),
  products: field(
    'productos',
    z.array(
      entity('ProductoEnLista', {
        productId: field('codProducto', z.number()),
        name: field('nombre', z.string()),
        imageUrl: field('imagen', z.string()),
        quantity: field('cantidad', z.number()),
      }),
    ),
  ),
});

/** An order as the list shows it (spec 2.11): at most 8 products over all its packages; cantidadTotal counts all. */
const listedOrderEntity = entity('PedidoEnLista', {
  number: field('numPedido', z.number()),
  placedAt: field('fechaPedido', z.string()),
  itemCount: field('cantidadTotal', z.number()),
  totals: field(
    'totales',
    entity('TotalesEnLista', {
      subtotal: field('subtotal', z.number()),
      shippingCost: field('costoEnvio', z.number()),
      total: field('total', z.number()),
    }),
  ),
  /** Null: cash on delivery. */
  paymentState: field('estadoPago', z.nullable(paymentStateText)),
  packages: field('vendedores', z.array(listedPackageEntity)),
});

export type ListedOrder = z.output<typeof listedOrderEntity>;

const orderNumber = entity('NumeroDePedidoPropio', { number: field('numPedido', identifier) });

/** What an order does not know of an account. */
const accountChoice = {
  password: field('clave', passwordText),
  termsAccepted: field('aceptaTerminos', ticked),
  marketingAccepted: field('aceptaPublicidad', ticked),
};

const pageSize = z.codec(z.union([z.number(), z.string()]), z.int().check(z.minimum(1), z.maximum(50)), {
  decode: (wire) => Number(wire),
  encode: (value) => value,
});

export const purchaseEndpoints = {
  /** Spec 8: without any order `status` is false, and the text 'No hay pedidos aún' comes with it. */
  listOrders: endpoint({
    method: 'GET',
    path: '/pedidos/:codCliente',
    summary: 'Los pedidos de quien pregunta, los más nuevos primero, por páginas con limit y cursor',
    tag: 'Mis pedidos',
    params: entity('DuenoDePedidos', {
      /** Never trusted: the session says whose orders these are. */
      customerId: field('codCliente', accountCode),
    }),
    query: entity('PaginaDePedidos', {
      limit: field('limit', z.optional(pageSize)),
      cursor: field('cursor', z.optional(identifier)),
    }),
    output: entity('ListaDePedidos', {
      status: field('status', z.boolean()),
      message: field('message', z.optional(z.string())),
      orders: field('data', z.array(listedOrderEntity)),
      nextCursor: field('siguiente', z.nullable(z.number())),
    }),
  }),
  /** For the account that bought it, and for whoever holds the cookie or key of the purchase. */
  getOrder: endpoint({
    method: 'GET',
    path: '/pedido/:numPedido',
    summary: 'Un pedido propio con sus paquetes y estados',
    tag: 'Mis pedidos',
    params: orderNumber,
    query: entity('LlaveDePedidoPropio', { token: field('llave', z.optional(text(100))) }),
    output: valueIn('data', orderEntity),
  }),
  repeatOrder: endpoint({
    method: 'GET',
    path: '/pedido/:numPedido/repetir',
    summary: 'Las líneas de un pedido propio con los precios y existencias de hoy, para comprarlas otra vez',
    tag: 'Mis pedidos',
    params: orderNumber,
    query: entity('LlaveParaRepetir', { token: field('llave', z.optional(text(100))) }),
    output: listIn('productos', todayLineEntity),
  }),
  /** Only for whoever holds the cookie or key of the purchase. */
  sendOrderAccountCode: endpoint({
    method: 'POST',
    path: '/pedido/:numPedido/cuenta/codigo',
    summary: 'Envía al celular de un pedido hecho sin cuenta el código con el que se crea una',
    tag: 'Mis pedidos',
    params: orderNumber,
    body: entity('ClaveParaCuenta', accountChoice),
    requestsPerMinute: 10,
    output: entity('CodigoParaCuenta', {
      status: field('status', z._default(z.boolean(), true)),
      /** The phone was proved in this browser before: no code was sent and none is needed. */
      isProved: field('celularValidado', z.boolean()),
      resendSeconds: field('reenvioSegundos', z.number()),
    }),
  }),
  createOrderAccount: endpoint({
    method: 'POST',
    path: '/pedido/:numPedido/cuenta',
    summary: 'Crea con los datos de un pedido y una clave la cuenta de quien lo hizo, y abre su sesión',
    tag: 'Mis pedidos',
    params: orderNumber,
    body: entity('CuentaDePedido', {
      /** Blank where the phone was proved in this browser before. */
      code: field('pin', z._default(formCode(10), '')),
      ...accountChoice,
    }),
    requestsPerMinute: 10,
    output: loggedInEntity,
  }),
  requestOrderClaim: endpoint({
    method: 'POST',
    path: '/pedidos/reclamar',
    summary: 'Envía al correo de la cuenta un código para traer los pedidos hechos sin iniciar sesión',
    tag: 'Mis pedidos',
    requestsPerMinute: 10,
    output: entity('CodigoEnviado', {
      status: field('status', z._default(z.boolean(), true)),
      message: field('message', z.string()),
    }),
  }),
  confirmOrderClaim: endpoint({
    method: 'POST',
    path: '/pedidos/reclamar/confirmar',
    summary: 'Trae a la cuenta los pedidos hechos con su correo sin iniciar sesión',
    tag: 'Mis pedidos',
    body: entity('CodigoDePedidos', { code: field('codigo', text(20, 1)) }),
    requestsPerMinute: 10,
    output: entity('PedidosReclamados', {
      status: field('status', z._default(z.boolean(), true)),
      message: field('message', z.string()),
      count: field('pedidos', z.number()),
    }),
  }),
};
