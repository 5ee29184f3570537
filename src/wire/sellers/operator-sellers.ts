import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { formText } from '../form-text.ts';
import { identifier, placeCode, text } from '../scalars.ts';
import { spanishEnum } from '../spanish-enum.ts';
import {
  applicationItem,
  applicationItemEntity,
  applicationItemState,
  noteEntity,
  operatorSellerEntity,
  operatorSellerListEntity,
} from './operator-seller-entities.ts';

const tag = 'Operación: vendedores';
const BASE = '/operacion/vendedores';

export const SELLER_TABS = {
  pending: 'pendientes',
  correcting: 'en-correccion',
  active: 'activos',
  blocked: 'bloqueados',
} as const;

const ofSeller = entity('VendedorDeOperacion', { sellerId: field('codVendedor', identifier) });
const reason = field('motivo', text(500, 3));
const reasonBody = entity('MotivoDeOperacion', { reason });
/** The status afterwards (spec 4 indEstado). */
const changed = valueIn(
  'data',
  entity('EstadoDeVendedor', {
    sellerId: field('codVendedor', z.number()),
    status: field('estado', z.number()),
  }),
);

/** The provider's work on sellers (spec 4: approval 1 to 2, block 3). */
export const operatorSellerEndpoints = {
  listOperatorSellers: endpoint({
    method: 'GET',
    path: BASE,
    summary: 'Vendedores por estado y búsqueda; los pendientes, el que más espera primero',
    tag,
    query: entity('BusquedaDeVendedores', {
      tab: field('grupo', z.optional(spanishEnum(SELLER_TABS))),
      search: field('buscar', z.optional(text(80))),
      /** The last one of the page before. */
      after: field('despues', z.optional(identifier)),
    }),
    output: entity('ListaDeVendedores', {
      sellers: field('vendedores', z.array(operatorSellerListEntity)),
      nextAfter: field('siguiente', z.nullable(z.number())),
    }),
  }),
  getOperatorSeller: endpoint({
    method: 'GET',
    path: `${BASE}/:codVendedor`,
    summary: 'Todo sobre un vendedor: solicitud, cifras, equipo, notas e historia',
    tag,
    params: ofSeller,
    output: valueIn('data', operatorSellerEntity),
  }),
  reviewApplicationItem: endpoint({
    method: 'PUT',
    path: `${BASE}/:codVendedor/solicitud/:punto`,
    summary: 'Acepta o rechaza un punto de la solicitud; un rechazo lleva motivo',
    tag,
    params: entity('PuntoDeVendedor', {
      sellerId: field('codVendedor', identifier),
      item: field('punto', applicationItem),
    }),
    body: entity('DecisionDePunto', {
      state: field('estado', applicationItemState),
      reason: field('motivo', z._default(text(500), '')),
    }),
    output: listIn('puntos', applicationItemEntity),
  }),
  approveSeller: endpoint({
    method: 'POST',
    path: `${BASE}/:codVendedor/aprobar`,
    summary: 'Aprueba la solicitud (1 a 2), abre la tienda y avisa por correo; repetirlo no cambia nada',
    tag,
    params: ofSeller,
    body: entity('AprobacionDeVendedor', {
      /** What nobody looked at, and she approves all the same. */
      unreviewed: field('sinRevisar', z._default(z.array(applicationItem).check(z.maxLength(10)), [])),
    }),
    output: changed,
  }),
  undoApproval: endpoint({
    method: 'POST',
    path: `${BASE}/:codVendedor/deshacer-aprobacion`,
    summary: 'Devuelve a revisión (2 a 1), hasta 10 minutos después de aprobar y si no tiene pedidos',
    tag,
    params: ofSeller,
    output: changed,
  }),
  requestCorrection: endpoint({
    method: 'POST',
    path: `${BASE}/:codVendedor/correccion`,
    summary: 'Envía por correo los puntos rechazados con sus motivos y espera al vendedor',
    tag,
    params: ofSeller,
    output: changed,
  }),
  blockSeller: endpoint({
    method: 'POST',
    path: `${BASE}/:codVendedor/bloquear`,
    summary: 'Bloquea la tienda y su cuenta (3): cierra sesiones y retira sus productos',
    tag,
    params: ofSeller,
    body: reasonBody,
    output: changed,
  }),
  unblockSeller: endpoint({
    method: 'POST',
    path: `${BASE}/:codVendedor/desbloquear`,
    summary: 'Devuelve la tienda y su cuenta al estado que tenían',
    tag,
    params: ofSeller,
    body: reasonBody,
    output: changed,
  }),
  editOperatorSeller: endpoint({
    method: 'PUT',
    path: `${BASE}/:codVendedor`,
    summary: 'Corrige nombre de la tienda, contacto, dirección o ID de ePayco, con motivo',
    tag,
    params: ofSeller,
    body: entity('DatosCorregidosDeVendedor', {
      displayName: field('nombreTienda', formText(80)),
      email: field('email', formText(254)),
      phone: field('telefono', formText(20)),
      address: field('direccion', formText(200)),
      cityId: field('codCiudad', placeCode(5)),
      paymentProviderId: field('idEpayco', formText(40)),
      reason,
    }),
    output: changed,
  }),
  addSellerNote: endpoint({
    method: 'POST',
    path: `${BASE}/:codVendedor/notas`,
    summary: 'Escribe una nota interna sobre el vendedor',
    tag,
    params: ofSeller,
    body: entity('NuevaNotaDeVendedor', { body: field('nota', text(2_000, 1)) }),
    output: valueIn('data', noteEntity),
    successStatus: 201,
  }),
};
