import * as z from 'zod/mini';
import { API_SCOPES } from '../../domain/api-scope.ts';
import { WEBHOOK_EVENTS } from '../../domain/webhook.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { identifier, text } from '../scalars.ts';
import { wordIn } from '../word.ts';

const TAG = 'Centro de vendedores: integraciones';
const BASE = '/vender/integraciones';
const scopes = z.array(z.enum(API_SCOPES)).check(z.minLength(1), z.maxLength(4));
const events = z.array(z.enum(WEBHOOK_EVENTS)).check(z.minLength(1), z.maxLength(4));
const date = z.nullable(z.string());

const keyFields = {
  id: field('codClave', z.number()),
  name: field('nombre', z.string()),
  /** The beginning of the key; the rest is known to its owner only. */
  prefix: field('comienzo', z.string()),
  scopes: field('permisos', scopes),
  createdAt: field('fechaCreacion', z.string()),
  lastUsedAt: field('ultimoUso', date),
};

const endpointFields = {
  id: field('codDestino', z.number()),
  url: field('url', z.string()),
  events: field('eventos', events),
  isPaused: field('enPausa', z.boolean()),
  /** Attempts in a row that failed. */
  failures: field('fallosSeguidos', z.number()),
  failedCount: field('entregasFallidas', z.number()),
  previousSecretUntil: field('secretoAnteriorHasta', date),
};

const webhookEntity = entity('DestinoDeAvisos', endpointFields);
const webhookWithSecret = entity('DestinoDeAvisosConSecreto', {
  ...endpointFields,
  secret: field('secreto', z.string()),
});
const ofWebhook = entity('RutaDeDestino', { id: field('codDestino', identifier) });
const url = text(500, 1);
const outcome = valueIn('data', entity('AvisosEnCola', { queued: field('enCola', z.number()) }));

const deliveryEntity = entity('EntregaDeAviso', {
  id: field('codEntrega', z.number()),
  eventId: field('codEvento', z.string()),
  event: field('evento', z.string()),
  state: field('estado', wordIn({ pendiente: 'pending', entregado: 'delivered', fallido: 'failed' })),
  attempts: field('intentos', z.number()),
  happenedAt: field('fecha', z.string()),
  attemptedAt: field('ultimoIntento', date),
  nextAttemptAt: field('proximoIntento', date),
  responseStatus: field('codRespuesta', z.nullable(z.number())),
  responseBody: field('respuesta', z.nullable(z.string())),
  problem: field('problema', z.nullable(z.string())),
});

/** Keys and webhooks as the shop's people manage them. */
export const sellerIntegrationEndpoints = {
  listApiKeys: endpoint({
    method: 'GET',
    path: `${BASE}/claves`,
    summary: 'Las claves de API vigentes de la tienda',
    tag: TAG,
    output: listIn('claves', entity('ClaveDeApi', keyFields)),
  }),
  createApiKey: endpoint({
    method: 'POST',
    path: `${BASE}/claves`,
    summary: 'Crea una clave de API; la clave completa se muestra una sola vez',
    tag: TAG,
    body: entity('NuevaClaveDeApi', {
      name: field('nombre', text(60, 1)),
      scopes: field('permisos', scopes),
    }),
    requestsPerMinute: 30,
    output: valueIn('data', entity('ClaveDeApiCreada', { ...keyFields, token: field('clave', z.string()) })),
    successStatus: 201,
  }),
  revokeApiKey: endpoint({
    method: 'DELETE',
    path: `${BASE}/claves/:codClave`,
    summary: 'Revoca una clave de API: deja de servir de inmediato',
    tag: TAG,
    params: entity('RutaDeClave', { id: field('codClave', identifier) }),
    output: listIn('claves', entity('ClaveDeApi', keyFields)),
  }),
  listWebhooks: endpoint({
    method: 'GET',
    path: `${BASE}/destinos`,
    summary: 'Las direcciones a las que avisamos los eventos de la tienda',
    tag: TAG,
    output: listIn('destinos', webhookEntity),
  }),
  createWebhook: endpoint({
    method: 'POST',
    path: `${BASE}/destinos`,
    summary: 'Agrega una dirección de avisos; el secreto se muestra una sola vez',
    tag: TAG,
    body: entity('NuevoDestino', { url: field('url', url), events: field('eventos', events) }),
    requestsPerMinute: 30,
    output: valueIn('data', webhookWithSecret),
    successStatus: 201,
  }),
  changeWebhook: endpoint({
    method: 'PUT',
    path: `${BASE}/destinos/:codDestino`,
    summary: 'Cambia los eventos de una dirección, la pone en pausa o la reanuda',
    tag: TAG,
    params: ofWebhook,
    body: entity('CambioDeDestino', {
      events: field('eventos', events),
      isPaused: field('enPausa', z.boolean()),
    }),
    output: valueIn('data', webhookEntity),
  }),
  deleteWebhook: endpoint({
    method: 'DELETE',
    path: `${BASE}/destinos/:codDestino`,
    summary: 'Quita una dirección de avisos; lo pendiente ya no se envía',
    tag: TAG,
    params: ofWebhook,
    output: listIn('destinos', webhookEntity),
  }),
  rotateWebhookSecret: endpoint({
    method: 'POST',
    path: `${BASE}/destinos/:codDestino/secreto`,
    summary: 'Crea un secreto nuevo; durante un día firmamos también con el anterior',
    tag: TAG,
    params: ofWebhook,
    requestsPerMinute: 30,
    output: valueIn('data', webhookWithSecret),
  }),
  testWebhook: endpoint({
    method: 'POST',
    path: `${BASE}/destinos/:codDestino/prueba`,
    summary: 'Envía un evento de prueba',
    tag: TAG,
    params: ofWebhook,
    requestsPerMinute: 30,
    output: outcome,
  }),
  listWebhookDeliveries: endpoint({
    method: 'GET',
    path: `${BASE}/destinos/:codDestino/entregas`,
    summary: 'Los avisos enviados a una dirección, con su respuesta; los últimos primero',
    tag: TAG,
    params: ofWebhook,
    query: entity('FiltroDeEntregas', { before: field('antes', z.optional(identifier)) }),
    output: listIn('entregas', deliveryEntity),
  }),
  replayWebhooks: endpoint({
    method: 'POST',
    path: `${BASE}/destinos/:codDestino/reenvio`,
    summary:
      'Envía otra vez una entrega, o todas las fallidas desde una fecha, con el mismo código de evento',
    tag: TAG,
    params: ofWebhook,
    body: entity('ReenvioDeAvisos', {
      deliveryId: field('codEntrega', z.optional(identifier)),
      /** ISO 8601. */
      failedSince: field('fallidasDesde', z.optional(z.iso.datetime({ offset: true }))),
    }),
    requestsPerMinute: 30,
    output: outcome,
  }),
};
