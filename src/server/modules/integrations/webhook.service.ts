import { randomBytes } from 'node:crypto';
import { failure, type Result, success } from '../../../domain/result.ts';
import { MAXIMUM_WEBHOOK_ENDPOINTS, WEBHOOK_TEST_EVENT, type WebhookEvent } from '../../../domain/webhook.ts';
import {
  checkedAddress,
  PORT_PROBLEM,
  portOf,
  publicOnly,
  type WebRules,
} from '../../adapters/public-web/checked-address.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { nudgeOutbox } from '../messages/notifications.service.ts';
import { lockShop } from './api-key.repository.ts';
import type { Manager } from './api-key.service.ts';
import * as webhooks from './webhook.repository.ts';
import { sealWebhookSecret } from './webhook-secret.service.ts';

type Services = Pick<Context, 'write' | 'now' | 'config'>;

const SECRET_OVERLAP_MILLIS = 24 * 60 * 60_000;

export async function listWebhooks({ write }: Pick<Context, 'write'>, sellerId: number) {
  return (await webhooks.listWebhookRows(write, sellerId)).map(shown);
}

export async function createWebhook(
  { write, now, config }: Services,
  manager: Manager,
  { url, events }: { url: string; events: readonly WebhookEvent[] },
  rules: WebRules = publicOnly,
) {
  const problem = await urlProblem(url, config.mode === 'demo', rules);
  if (problem) return failure('invalid-input', { fields: { url: problem } });
  const secret = newSecret();
  return inTransaction(write, async (db) => {
    await lockShop(db, manager.sellerId);
    const existing = await webhooks.listWebhookRows(db, manager.sellerId);
    if (existing.length >= MAXIMUM_WEBHOOK_ENDPOINTS) return failure('webhook-limit');
    const createdAt = now();
    const chosen = [...new Set(events)];
    const { sellerId } = manager;
    const sealed = sealWebhookSecret({ config }, sellerId, secret);
    const hook = { sellerId, url: new URL(url).href, events: chosen, secret: sealed, createdAt };
    const row = await webhooks.insertWebhook(db, hook);
    await audit(db, manager, {
      at: createdAt,
      action: 'api.webhook-created',
      id: row.id,
      after: { url, events },
    });
    return success({ ...shown(row), secret });
  });
}

/** What is wrong with an address; null when messages may go there. Each delivery checks again. */
async function urlProblem(text: string, isDemo: boolean, rules: WebRules): Promise<string | null> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['https:', 'http:'].includes(url.protocol))
    return 'Escribe una dirección que empiece por https://';
  if (url.protocol === 'http:' && !isDemo) return 'La dirección debe empezar por https://';
  if (!rules.isAllowedPort(portOf(url))) return PORT_PROBLEM;
  if (url.username || url.password) return 'La dirección no puede llevar usuario ni contraseña.';
  try {
    const address = await checkedAddress(url, rules);
    return address === null ? 'La dirección debe ser pública en internet.' : null;
  } catch {
    return 'No encontramos el servidor de la dirección.';
  }
}

interface Change {
  id: number;
  events: readonly WebhookEvent[];
  isPaused: boolean;
}

export function changeWebhook({ write, now }: Services, manager: Manager, { id, events, isPaused }: Change) {
  return withWebhook(write, manager, id, async (db, before) => {
    const state = isPaused ? 'paused' : 'active';
    await webhooks.updateWebhook(db, id, { events: [...new Set(events)], state });
    if (isPaused) await webhooks.failPendingDeliveries(db, id, 'La dirección estaba en pausa.');
    const old = { events: before.events, state: before.state };
    await audit(db, manager, {
      at: now(),
      action: 'api.webhook-changed',
      id,
      before: old,
      after: { events, state },
    });
    const row = await webhooks.lockWebhook(db, manager.sellerId, id);
    return shown(row ?? before);
  });
}

export async function deleteWebhook({ write, now }: Services, manager: Manager, id: number) {
  return withWebhook(write, manager, id, async (db, { url, events }) => {
    await webhooks.markWebhookDeleted(db, id, now());
    await webhooks.failPendingDeliveries(db, id, 'La dirección fue quitada.');
    await audit(db, manager, { at: now(), action: 'api.webhook-deleted', id, before: { url, events } });
    return (await webhooks.listWebhookRows(db, manager.sellerId)).map(shown);
  });
}

/** For a day both secrets sign, so that the shop's system can change at its own pace. */
export function rotateSecret({ write, now, config }: Services, manager: Manager, id: number) {
  const secret = newSecret();
  return withWebhook(write, manager, id, async (db, before) => {
    const previousUntil = new Date(now().getTime() + SECRET_OVERLAP_MILLIS);
    const sealed = sealWebhookSecret({ config }, manager.sellerId, secret);
    await webhooks.setWebhookSecret(db, id, { secret: sealed, previousUntil });
    await audit(db, manager, { at: now(), action: 'api.webhook-secret-rotated', id });
    return { ...shown({ ...before, previousSecretUntil: previousUntil }), secret };
  });
}

export async function sendTestEvent({ write, now }: Services, manager: Manager, id: number) {
  const data = { mensaje: 'Este es un evento de prueba.' };
  const event = { sellerId: manager.sellerId, endpointId: id, name: WEBHOOK_TEST_EVENT, data };
  const sent = await withWebhook(write, manager, id, async (db, { state }) => {
    if (state === 'paused') return { queued: 0 };
    await webhooks.insertSingleEvent(db, { ...event, at: now() });
    return { queued: 1 };
  });
  nudgeOutbox();
  return sent;
}

/** One delivery, or everything that failed since then. A paused endpoint goes on. */
export async function replayDeliveries(
  { write, now }: Services,
  manager: Manager,
  asked: { id: number; deliveryId?: number | undefined; failedSince?: string | undefined },
): Promise<Result<{ queued: number }, 'not-found'>> {
  const { id, deliveryId = null } = asked;
  const failedSince = asked.failedSince ? new Date(asked.failedSince) : null;
  const replayed = await withWebhook(write, manager, id, async (db, { events, state }) => {
    if (state === 'paused') await webhooks.updateWebhook(db, id, { events, state: 'active' });
    const chosen = { endpointId: id, deliveryId, failedSince, now: now() };
    const queued = await webhooks.requeueDeliveries(db, chosen);
    const after = { deliveryId, failedSince: asked.failedSince ?? null, queued };
    await audit(db, manager, { at: now(), action: 'api.webhook-replayed', id, after });
    return { queued };
  });
  nudgeOutbox();
  return replayed;
}

export async function listDeliveries(
  { write }: Pick<Context, 'write'>,
  sellerId: number,
  { id, before = null }: { id: number; before?: number | null | undefined },
) {
  const rows = await webhooks.listDeliveryRows(write, { sellerId, endpointId: id, before });
  return rows.map((row) => ({
    ...row,
    happenedAt: row.happenedAt.toISOString(),
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
    nextAttemptAt: row.state === 'pending' ? row.nextAttemptAt.toISOString() : null,
  }));
}

async function withWebhook<Value>(
  pool: Context['write'],
  { sellerId }: Manager,
  id: number,
  work: (db: Database, row: webhooks.WebhookRow) => Promise<Value>,
): Promise<Result<Value, 'not-found'>> {
  return inTransaction(pool, async (db) => {
    const row = await webhooks.lockWebhook(db, sellerId, id);
    return row ? success(await work(db, row)) : failure('not-found');
  });
}

interface HookAudit {
  at: Date;
  action: string;
  id: number;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

function audit(db: Database, { sellerId, accountId }: Manager, { id, ...entry }: HookAudit): Promise<void> {
  const actor = { kind: 'member', accountId } as const;
  return recordAudit(db, [{ ...entry, actor, sellerId, subject: `webhook:${id}` }]);
}

function newSecret(): string {
  return `whsec_${randomBytes(30).toString('base64url')}`;
}

function shown({ state, previousSecretUntil, sellerId: _, ...row }: webhooks.WebhookRow) {
  return {
    ...row,
    isPaused: state === 'paused',
    previousSecretUntil: previousSecretUntil?.toISOString() ?? null,
  };
}
