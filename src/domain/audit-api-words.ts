import { API_SCOPE_NAMES } from './api-scope.ts';
import { WEBHOOK_EVENT_NAMES } from './webhook.ts';

/** How the log names what happens to a shop's keys and webhooks, and what its own systems do. */
export const API_ACTIONS: Record<string, string> = {
  'api.key-created': 'Creó una llave de la API',
  'api.key-revoked': 'Anuló una llave de la API',
  'api.order-moved': 'Movió un pedido por la API',
  'api.webhook-created': 'Creó un webhook',
  'api.webhook-changed': 'Cambió un webhook',
  'api.webhook-deleted': 'Eliminó un webhook',
  'api.webhook-paused': 'El webhook quedó en pausa por sus fallos',
  'api.webhook-replayed': 'Volvió a enviar entregas de un webhook',
  'api.webhook-secret-rotated': 'Cambió el secreto de un webhook',
};

export const API_SUBJECTS: Record<string, string> = {
  'api-key': 'Llave',
  webhook: 'Webhook',
};

export const API_NAMES: Record<string, string> = {
  prefix: 'Comienzo de la llave',
  scopes: 'Permisos',
  events: 'Avisos',
  url: 'Dirección web',
  failures: 'Fallos seguidos',
  deliveryId: 'Entrega',
  failedSince: 'Fallidas desde',
  queued: 'En cola',
  orderNumber: 'Pedido',
};

export const API_VALUES: Record<string, Record<string, string>> = {
  scopes: API_SCOPE_NAMES,
  events: WEBHOOK_EVENT_NAMES,
};
