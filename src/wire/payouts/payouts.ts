import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { upload } from '../form-text.ts';
import { identifier, text } from '../scalars.ts';
import {
  payoutEntity,
  payoutFileEntity,
  providerSettlementEntity,
  providerSettlementForm,
  reportRowEntity,
} from './payout-entities.ts';
import { fileEntity, payoutState } from './settlement-entities.ts';

const TAG = 'Operación: giros';
const BASE = '/operacion/liquidaciones/giros';

const payoutParams = entity('CodigoDeGiro', { payoutId: field('codGiro', identifier) });
const page = entity('PaginaDeGiros', { cursor: field('cursor', z.optional(identifier)) });
const nextCursor = field('siguiente', z.nullable(z.number()));
const reason = entity('MotivoDelBanco', { reason: field('motivo', text(200, 3)) });
const stepDone = entity('PasoDelGiro', {
  payout: field('giro', payoutEntity),
  /** The same step again: nothing changed. */
  already: field('yaEstaba', z.boolean()),
});

/** Payments to sellers' banks and from the provider's, for the marketplace's own people. */
export const payoutEndpoints = {
  listPayouts: endpoint({
    method: 'GET',
    path: BASE,
    summary: 'Los giros a vendedores, los más nuevos primero, de un estado o de todos',
    tag: TAG,
    query: entity('FiltroDeGiros', {
      state: field('estado', z.optional(payoutState)),
      cursor: field('cursor', z.optional(identifier)),
    }),
    output: entity('Giros', { payouts: field('giros', z.array(payoutEntity)), nextCursor }),
  }),
  listRefusedPayouts: endpoint({
    method: 'GET',
    path: `${BASE}/fallidos`,
    summary:
      'Los giros fallidos o devueltos que esperan a una persona: ni otro giro ni otra cuenta desde entonces',
    tag: TAG,
    query: page,
    output: entity('GirosFallidos', { payouts: field('giros', z.array(payoutEntity)), nextCursor }),
  }),
  createPayoutFile: endpoint({
    method: 'POST',
    path: `${BASE}/archivos`,
    summary: 'Pone los giros pendientes (máximo 2.000) en un archivo para el banco; quedan enviados',
    tag: TAG,
    output: valueIn('data', fileEntity),
  }),
  listPayoutFiles: endpoint({
    method: 'GET',
    path: `${BASE}/archivos`,
    summary: 'Los archivos para el banco, los más nuevos primero',
    tag: TAG,
    query: page,
    output: entity('ArchivosDeGiros', { files: field('archivos', z.array(payoutFileEntity)), nextCursor }),
  }),
  downloadPayoutFile: endpoint({
    method: 'GET',
    path: `${BASE}/archivos/:codArchivo`,
    summary: 'Un archivo para el banco otra vez, igual',
    tag: TAG,
    params: entity('CodigoDeArchivo', { id: field('codArchivo', identifier) }),
    output: valueIn('data', fileEntity),
  }),
  markPayoutPaid: endpoint({
    method: 'POST',
    path: `${BASE}/:codGiro/pagado`,
    summary: 'El banco pagó el giro',
    tag: TAG,
    params: payoutParams,
    body: entity('PagoDelGiro', { bankReference: field('referenciaBanco', text(60, 1)) }),
    output: stepDone,
  }),
  markPayoutFailed: endpoint({
    method: 'POST',
    path: `${BASE}/:codGiro/fallido`,
    summary: 'El banco no aceptó el giro: el dinero vuelve a estar disponible',
    tag: TAG,
    params: payoutParams,
    body: reason,
    output: stepDone,
  }),
  markPayoutReturned: endpoint({
    method: 'POST',
    path: `${BASE}/:codGiro/devuelto`,
    summary: 'El banco devolvió un giro ya pagado: el dinero vuelve a estar disponible',
    tag: TAG,
    params: payoutParams,
    body: reason,
    output: stepDone,
  }),
  applyPayoutReport: endpoint({
    method: 'POST',
    path: `${BASE}/resultados`,
    summary: 'El archivo de respuesta del banco (CSV: REFERENCIA, ESTADO, VALOR, REFERENCIA_BANCO, MOTIVO)',
    tag: TAG,
    bodyType: 'multipart',
    file: { wireName: 'archivo', maximumBytes: 1_000_000 },
    maximumBodyBytes: 1_100_000,
    body: entity('RespuestaDelBanco', { file: field('archivo', z.optional(upload)) }),
    output: listIn('filas', reportRowEntity),
  }),
  recordProviderSettlement: endpoint({
    method: 'POST',
    path: '/operacion/liquidaciones/proveedor',
    summary: 'Registra lo que el proveedor de pagos abonó al banco, con su comisión y sus retenciones',
    tag: TAG,
    body: providerSettlementForm,
    output: entity('AbonoRegistrado', {
      settlement: field('abono', providerSettlementEntity),
      already: field('yaEstaba', z.boolean()),
    }),
  }),
  listProviderSettlements: endpoint({
    method: 'GET',
    path: '/operacion/liquidaciones/proveedor',
    summary: 'Los abonos del proveedor de pagos, los más nuevos primero',
    tag: TAG,
    query: page,
    output: entity('AbonosDelProveedor', {
      settlements: field('abonos', z.array(providerSettlementEntity)),
      nextCursor,
    }),
  }),
};
