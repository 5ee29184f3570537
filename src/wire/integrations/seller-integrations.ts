import * as z from 'zod/mini';
import { API_SCOPES } from '../../domain/api-scope.ts';
import { WEBHOOK_EVENTS } from '../../domain/webhook.ts';
import { endpoint } from '../endpoint.ts';
import { identifier, text } from '../scalars.ts';

const BASE = '/vender/integraciones';
const scopes = z.array(z.enum(API_SCOPES)).check(z.minLength(1), z.maxLength(API_SCOPES.length));
const events = z.array(z.enum(WEBHOOK_EVENTS)).check(z.minLength(1), z.maxLength(4));
const date = z.nullable(z.string());

const keyFields = {
  id: z.number(),
  name: z.string(),
  /** The beginning of the key; the rest is known to its owner only. */
  prefix: z.string(),
  scopes: scopes,
  createdAt: z.string(),
  lastUsedAt: date,
};

const endpointFields = {
  id: z.number(),
  url: z.string(),
  events: events,
  isPaused: z.boolean(),
  /** Attempts in a row that failed. */
  failures: z.number(),
  failedCount: z.number(),
  previousSecretUntil: date,
};

const webhookEntity = z.object(endpointFields);
const webhookWithSecret = z.object({
  ...endpointFields,
  secret: z.string(),
});
const ofWebhook = z.object({ id: identifier });
const url = text(500, 1);
const outcome = z.object({ queued: z.number() });

const deliveryEntity = z.object({
  id: z.number(),
  eventId: z.string(),
  event: z.string(),
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.number(),
  happenedAt: z.string(),
  attemptedAt: date,
  nextAttemptAt: date,
  responseStatus: z.nullable(z.number()),
  responseBody: z.nullable(z.string()),
  problem: z.nullable(z.string()),
});

/** Keys and webhooks as the shop's people manage them. */
export const sellerIntegrationEndpoints = {
  createApiKey: endpoint({
    method: 'POST',
    path: `${BASE}/claves`,
    body: z.object({
      name: text(60, 1),
      scopes: scopes,
    }),
    requestsPerMinute: 30,
    output: z.object({ ...keyFields, token: z.string() }),
    successStatus: 201,
  }),
  revokeApiKey: endpoint({
    method: 'DELETE',
    path: `${BASE}/claves/:id`,
    params: z.object({ id: identifier }),
    output: z.array(z.object(keyFields)),
  }),
  createWebhook: endpoint({
    method: 'POST',
    path: `${BASE}/destinos`,
    body: z.object({ url: url, events: events }),
    requestsPerMinute: 30,
    output: webhookWithSecret,
    successStatus: 201,
  }),
  changeWebhook: endpoint({
    method: 'PUT',
    path: `${BASE}/destinos/:id`,
    params: ofWebhook,
    body: z.object({
      events: events,
      isPaused: z.boolean(),
    }),
    output: webhookEntity,
  }),
  deleteWebhook: endpoint({
    method: 'DELETE',
    path: `${BASE}/destinos/:id`,
    params: ofWebhook,
    output: z.array(webhookEntity),
  }),
  rotateWebhookSecret: endpoint({
    method: 'POST',
    path: `${BASE}/destinos/:id/secreto`,
    params: ofWebhook,
    requestsPerMinute: 30,
    output: webhookWithSecret,
  }),
  testWebhook: endpoint({
    method: 'POST',
    path: `${BASE}/destinos/:id/prueba`,
    params: ofWebhook,
    requestsPerMinute: 30,
    output: outcome,
  }),
  listWebhookDeliveries: endpoint({
    method: 'GET',
    path: `${BASE}/destinos/:id/entregas`,
    params: ofWebhook,
    query: z.object({ before: z.optional(identifier) }),
    output: z.array(deliveryEntity),
  }),
  replayWebhooks: endpoint({
    method: 'POST',
    path: `${BASE}/destinos/:id/reenvio`,
    params: ofWebhook,
    body: z.object({
      deliveryId: z.optional(identifier),
      /** ISO 8601. */
      failedSince: z.optional(z.iso.datetime({ offset: true })),
    }),
    requestsPerMinute: 30,
    output: outcome,
  }),
};
