import { isToBePaused, WEBHOOK_ATTEMPTS, WEBHOOK_PAUSE_MINUTES } from '../../../domain/webhook.ts';
import { publicOnly, type WebRules } from '../../adapters/public-web/checked-address.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { inSpan, inTaken } from '../../telemetry/spans.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { enqueueEmails, nudgeOutbox } from '../messages/notifications.service.ts';
import { failPendingDeliveries } from './webhook.repository.ts';
import {
  claimDueDeliveries,
  countFailure,
  type DueDelivery,
  deleteOldEvents,
  getShopMail,
  pauseEndpoint,
  recordAttempt,
  resetFailures,
} from './webhook-delivery.repository.ts';
import { openWebhookSecret } from './webhook-secret.service.ts';
import { type Answer, postWebhook } from './webhook-sender.ts';
import { webhookSignature } from './webhook-signature.ts';

type Services = Pick<Context, 'write' | 'now' | 'config' | 'log'>;

const BATCH_SIZE = 20;
const KEPT_DAYS = 30;

/**
 * Sends everything that is due, once; answers how many attempts were made. At least once: a crash between sending and
 * noting sends again, under the same event id.
 */
export async function deliverDueWebhooks(
  context: Services,
  rules: WebRules = publicOnly,
  isStopping = () => false,
): Promise<number> {
  let handled = 0;
  while (!isStopping()) {
    const claim = { now: context.now(), limit: BATCH_SIZE, pauseMinutes: WEBHOOK_PAUSE_MINUTES };
    const due = await claimDueDeliveries(context.write, claim);
    const takeUp = (delivery: DueDelivery) => {
      const taken = { log: context.log, cause: delivery.causedBy };
      return inTaken(`webhook ${delivery.event}`, taken, () => deliver(context, delivery, rules));
    };
    await Promise.all(due.map(takeUp));
    handled += due.length;
    if (due.length === 0) break;
  }
  return handled;
}

async function deliver(context: Services, delivery: DueDelivery, rules: WebRules): Promise<void> {
  const startedAt = performance.now();
  const answer = await send(context, delivery, rules);
  const millis = Math.round(performance.now() - startedAt);
  const isOver = delivery.attempts >= WEBHOOK_ATTEMPTS;
  const { status: responseStatus, body: responseBody, problem } = answer;
  await recordAttempt(context.write, {
    ...{ id: delivery.id, responseStatus, responseBody, problem, millis },
    state: problem === null ? 'delivered' : isOver ? 'failed' : 'pending',
  });
  if (problem === null) return resetFailures(context.write, delivery.endpointId);
  await noteFailure(context, delivery, answer);
}

async function send(context: Services, delivery: DueDelivery, rules: WebRules): Promise<Answer> {
  let signed: ReturnType<typeof signedPost>;
  try {
    signed = signedPost(context, delivery);
  } catch {
    return {
      status: null,
      body: null,
      problem: 'No pudimos firmar el aviso. Cambia el secreto de la dirección.',
    };
  }
  return inSpan('webhook post', { kind: 'client' }, () => postWebhook(delivery.url, signed, rules));
}

/** The same bytes at every attempt but for the moment and its signature. */
export function signedPost(context: Pick<Services, 'now' | 'config'>, delivery: DueDelivery) {
  const body = JSON.stringify({
    id: delivery.eventId,
    evento: delivery.event,
    fecha: delivery.happenedAt.toISOString(),
    datos: delivery.data,
  });
  const at = context.now();
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const { secret, previousSecret, previousSecretUntil } = delivery;
  const isPreviousValid = previousSecretUntil !== null && at < previousSecretUntil;
  const stored = previousSecret && isPreviousValid ? [secret, previousSecret] : [secret];
  const secrets = stored.map((one) => openWebhookSecret(context, delivery.sellerId, one));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Plazuela-Avisos/1',
    'x-plazuela-evento': delivery.eventId,
    'x-plazuela-fecha': timestamp,
    'x-plazuela-firma': webhookSignature(secrets, timestamp, body),
  };
  return { headers, body };
}

/** Too many failures for too long: the endpoint is left alone and its shop told. */
async function noteFailure(context: Services, { endpointId, sellerId }: DueDelivery, { problem }: Answer) {
  const at = context.now();
  const isPaused = await inTransaction(context.write, async (db) => {
    const failing = await countFailure(db, endpointId, at);
    if (failing?.state !== 'active' || !isToBePaused(failing.failures, failing.failingSince, at))
      return false;
    await pauseEndpoint(db, endpointId);
    await failPendingDeliveries(db, endpointId, 'La dirección quedó en pausa después de muchos fallos.');
    const actor = { kind: 'system', accountId: null } as const;
    const subject = `webhook:${endpointId}`;
    const after = { state: 'paused', failures: failing.failures };
    await recordAudit(db, [
      { at, actor, sellerId, action: 'api.webhook-paused', subject, after, reason: problem ?? '' },
    ]);
    const recipient = await getShopMail(db, sellerId);
    const data = { url: failing.url, problem: problem ?? '' };
    await enqueueEmails(db, [{ template: 'webhook-paused', recipient, data }]);
    return true;
  });
  if (isPaused) nudgeOutbox();
}

/** Events and their log are kept for thirty days. */
export async function deleteOldWebhookEvents({ write, now }: Pick<Context, 'write' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * 24 * 60 * 60_000);
  while ((await deleteOldEvents(write, before)) > 0);
}
