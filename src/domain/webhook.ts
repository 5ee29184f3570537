/** What a shop's systems can be told of; names as they travel. */
export const WEBHOOK_EVENTS = [
  'pedido.recibido',
  'pedido.estado',
  'pedido.anulado',
  'pago.liquidado',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent on request only, to try an address out. */
export const WEBHOOK_TEST_EVENT = 'prueba';

export const WEBHOOK_EVENT_NAMES: Record<WebhookEvent, string> = {
  'pedido.recibido': 'Llega un pedido',
  'pedido.estado': 'Un paquete cambia de estado',
  'pedido.anulado': 'Un paquete queda anulado',
  'pago.liquidado': 'El banco pagó un giro',
};

export const MAXIMUM_WEBHOOK_ENDPOINTS = 5;

/** Pauses between the eight attempts of a delivery: together a little less than a day. */
export const WEBHOOK_PAUSE_MINUTES = [1, 5, 15, 60, 180, 360, 720] as const;
export const WEBHOOK_ATTEMPTS = WEBHOOK_PAUSE_MINUTES.length + 1;

const PAUSED_AFTER_FAILURES = 8;
const PAUSED_AFTER_MILLIS = 12 * 60 * 60_000;

/** An address that failed often and for long is left alone: an outage of some minutes is no reason. */
export function isToBePaused(failures: number, failingSince: Date, now: Date): boolean {
  return failures >= PAUSED_AFTER_FAILURES && now.getTime() - failingSince.getTime() >= PAUSED_AFTER_MILLIS;
}
