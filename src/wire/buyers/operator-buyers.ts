import * as z from 'zod/mini';
import { consentEntity } from '../accounts/identity-entities.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { orderEntity } from '../orders/order-entities.ts';
import { identifier, text } from '../scalars.ts';
import { historyEntryEntity, noteEntity } from '../sellers/operator-seller-entities.ts';
import { spanishEnum } from '../spanish-enum.ts';
import { listedOrderEntity } from './purchases.ts';

const tag = 'Operación: clientes';
const BASE = '/operacion/clientes';

export const BUYER_TABS = { all: 'todos', active: 'activos', blocked: 'bloqueados' } as const;

const ofBuyer = entity('ClienteDeOperacion', { accountId: field('codUsuario', identifier) });
const reasonBody = entity('MotivoSobreCliente', { reason: field('motivo', text(500, 3)) });
const changed = valueIn(
  'data',
  entity('EstadoDeCliente', {
    accountId: field('codUsuario', z.number()),
    status: field('estado', z.number()),
  }),
);

/** Masked: the whole data is opened person by person, and each opening is noted. */
const listedBuyerEntity = entity('ClienteEnLista', {
  accountId: field('codUsuario', z.number()),
  name: field('nombre', z.string()),
  email: field('email', z.string()),
  phone: field('telefono', z.string()),
  cityName: field('nomCiudad', z.nullable(z.string())),
  status: field('estado', z.number()),
  createdAt: field('creado', z.string()),
  orders: field('pedidos', z.number()),
});

const buyerEntity = entity('ClienteParaOperacion', {
  accountId: field('codUsuario', z.number()),
  firstName: field('nombre', z.string()),
  lastName: field('apellido', z.string()),
  companyName: field('razonSocial', z.string()),
  email: field('email', z.string()),
  isEmailVerified: field('emailVerificado', z.boolean()),
  phone: field('telefono', z.nullable(z.string())),
  personType: field('tipoPersona', z.nullable(z.string())),
  documentType: field('tipoDocumento', z.nullable(z.string())),
  documentNumber: field('numeroDocumento', z.nullable(z.string())),
  address: field('direccion', z.nullable(z.string())),
  cityName: field('nomCiudad', z.nullable(z.string())),
  status: field('estado', z.number()),
  createdAt: field('creado', z.string()),
  blockedAt: field('bloqueado', z.nullable(z.string())),
  blockReason: field('motivoBloqueo', z.string()),
  openSessions: field('sesionesAbiertas', z.number()),
  isStaff: field('esDelEquipo', z.boolean()),
  shops: field(
    'tiendas',
    z.array(
      entity('TiendaDelCliente', {
        sellerId: field('codVendedor', z.number()),
        shopName: field('nombreTienda', z.string()),
        isFounder: field('registroLaTienda', z.boolean()),
      }),
    ),
  ),
  orders: field('pedidos', z.array(listedOrderEntity)),
  nextOrder: field('siguientePedido', z.nullable(z.number())),
  consents: field('autorizaciones', z.array(consentEntity)),
  messages: field(
    'mensajes',
    z.array(
      entity('MensajeDelCliente', {
        id: field('codMensaje', z.number()),
        filingNumber: field('radicado', z.string()),
        topic: field('tema', z.string()),
        sentAt: field('fecha', z.string()),
        isAnswered: field('respondido', z.boolean()),
      }),
    ),
  ),
  refunds: field(
    'reembolsos',
    z.array(
      entity('ReembolsoDelCliente', {
        id: field('codReembolso', z.number()),
        orderNumber: field('numPedido', z.number()),
        amount: field('valor', z.number()),
        cause: field('causa', z.string()),
        createdAt: field('fecha', z.string()),
      }),
    ),
  ),
  notes: field('notas', z.array(noteEntity)),
  history: field('historia', z.array(historyEntryEntity)),
});

export type OperatorBuyer = z.output<typeof buyerEntity>;

/** The provider's work with the people who buy. */
export const operatorBuyerEndpoints = {
  listOperatorBuyers: endpoint({
    method: 'GET',
    path: BASE,
    summary: 'Clientes por nombre, correo, documento, teléfono o número de pedido, con los datos ocultos',
    tag,
    query: entity('BusquedaDeClientes', {
      tab: field('grupo', z.optional(spanishEnum(BUYER_TABS))),
      search: field('buscar', z.optional(text(80))),
      after: field('despues', z.optional(identifier)),
    }),
    output: entity('ListaDeClientes', {
      buyers: field('clientes', z.array(listedBuyerEntity)),
      nextAfter: field('siguiente', z.nullable(z.number())),
      /** An order of that number that was bought without an account. */
      guestOrder: field('pedidoSinCuenta', z.nullable(z.number())),
    }),
  }),
  getOperatorBuyer: endpoint({
    method: 'GET',
    path: `${BASE}/:codUsuario`,
    summary: 'Todo sobre un cliente; abrirlo queda en el registro',
    tag,
    params: ofBuyer,
    output: valueIn('data', buyerEntity),
  }),
  listOperatorBuyerOrders: endpoint({
    method: 'GET',
    path: `${BASE}/:codUsuario/pedidos`,
    summary: 'Los pedidos de un cliente como él los ve; abrirlos queda en el registro',
    tag,
    params: ofBuyer,
    query: entity('PaginaDePedidosDeCliente', { cursor: field('cursor', z.optional(identifier)) }),
    output: entity('PedidosDeCliente', {
      orders: field('pedidos', z.array(listedOrderEntity)),
      nextCursor: field('siguiente', z.nullable(z.number())),
      firstName: field('nombre', z.string()),
    }),
  }),
  getOperatorBuyerOrder: endpoint({
    method: 'GET',
    path: `${BASE}/:codUsuario/pedidos/:numPedido`,
    summary: 'Un pedido de un cliente como él lo ve; abrirlo queda en el registro',
    tag,
    params: entity('PedidoDeCliente', {
      accountId: field('codUsuario', identifier),
      orderNumber: field('numPedido', identifier),
    }),
    output: valueIn(
      'data',
      entity('PedidoVistoComoCliente', {
        firstName: field('nombre', z.string()),
        order: field('pedido', orderEntity),
      }),
    ),
  }),
  blockBuyer: endpoint({
    method: 'POST',
    path: `${BASE}/:codUsuario/bloquear`,
    summary: 'Bloquea la cuenta (3) y cierra sus sesiones',
    tag,
    params: ofBuyer,
    body: reasonBody,
    output: changed,
  }),
  unblockBuyer: endpoint({
    method: 'POST',
    path: `${BASE}/:codUsuario/desbloquear`,
    summary: 'Devuelve la cuenta al estado que tenía',
    tag,
    params: ofBuyer,
    body: reasonBody,
    output: changed,
  }),
  sendBuyerRecovery: endpoint({
    method: 'POST',
    path: `${BASE}/:codUsuario/recuperacion`,
    summary: 'Envía a la persona el correo con una contraseña de un solo uso',
    tag,
    params: ofBuyer,
    requestsPerMinute: 30,
    output: changed,
  }),
  addBuyerNote: endpoint({
    method: 'POST',
    path: `${BASE}/:codUsuario/notas`,
    summary: 'Escribe una nota interna sobre el cliente',
    tag,
    params: ofBuyer,
    body: entity('NuevaNotaDeCliente', { body: field('nota', text(2_000, 1)) }),
    output: valueIn('data', noteEntity),
    successStatus: 201,
  }),
};
