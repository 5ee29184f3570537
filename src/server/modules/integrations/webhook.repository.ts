import type { WebhookEvent } from '../../../domain/webhook.ts';
import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';
import { causeText } from '../../telemetry/cause.ts';

export interface WebhookRow {
  id: number;
  sellerId: number;
  url: string;
  events: WebhookEvent[];
  state: 'active' | 'paused';
  failures: number;
  failedCount: number;
  previousSecretUntil: Date | null;
}

const columns = sql`id, seller_id, url, events, state, failures,
  previous_secret_until,
  (select count(*)::int from (select from webhook_delivery one
     where one.endpoint_id = webhook_endpoint.id and one.state = 'failed' limit 1000) failed) as failed_count`;

export function listWebhookRows(db: Database, sellerId: number): Promise<WebhookRow[]> {
  return query<WebhookRow>(
    db,
    sql`select ${columns} from webhook_endpoint where seller_id = ${sellerId} and deleted_at is null
        order by id limit 50`,
  );
}

/** Null: the shop has no such endpoint. It is locked until the transaction ends. */
export function lockWebhook(db: Database, sellerId: number, id: number): Promise<WebhookRow | null> {
  return queryOne<WebhookRow>(
    db,
    sql`select ${columns} from webhook_endpoint
        where id = ${id} and seller_id = ${sellerId} and deleted_at is null for no key update`,
  );
}

export async function insertWebhook(
  db: Database,
  hook: { sellerId: number; url: string; events: readonly WebhookEvent[]; secret: string; createdAt: Date },
): Promise<WebhookRow> {
  const row = await queryOne<WebhookRow>(
    db,
    sql`insert into webhook_endpoint (seller_id, url, events, secret, created_at)
        values (${hook.sellerId}, ${hook.url}, ${[...hook.events]}, ${hook.secret}, ${hook.createdAt})
        returning ${columns}`,
  );
  if (!row) throw new Error('No endpoint was inserted');
  return row;
}

export async function updateWebhook(
  db: Database,
  id: number,
  { events, state }: { events: readonly WebhookEvent[]; state: 'active' | 'paused' },
): Promise<void> {
  await execute(
    db,
    sql`update webhook_endpoint
        set events = ${[...events]}, state = ${state},
            failures = case when state = ${state} then failures else 0 end,
            failing_since = case when state = ${state} then failing_since end
        where id = ${id}`,
  );
}

export async function setWebhookSecret(
  db: Database,
  id: number,
  { secret, previousUntil }: { secret: string; previousUntil: Date },
): Promise<void> {
  await execute(
    db,
    sql`update webhook_endpoint
        set previous_secret = secret, previous_secret_until = ${previousUntil}, secret = ${secret}
        where id = ${id}`,
  );
}

export async function markWebhookDeleted(db: Database, id: number, at: Date): Promise<void> {
  await execute(db, sql`update webhook_endpoint set deleted_at = ${at} where id = ${id}`);
}

/** What waits for a paused or removed endpoint counts as failed. */
export async function failPendingDeliveries(
  db: Database,
  endpointId: number,
  problem: string,
): Promise<void> {
  await execute(
    db,
    sql`update webhook_delivery set state = 'failed', problem = ${problem}
        where endpoint_id = ${endpointId} and state = 'pending'`,
  );
}

/** An event for one endpoint alone. */
export async function insertSingleEvent(
  db: Database,
  event: { sellerId: number; endpointId: number; name: string; data: object; at: Date },
): Promise<void> {
  await execute(
    db,
    sql`with event as (
          insert into webhook_event (seller_id, name, data, happened_at, caused_by)
          values (${event.sellerId}, ${event.name}, ${JSON.stringify(event.data)}::jsonb, ${event.at}, ${causeText()})
          returning id
        )
        insert into webhook_delivery (event_id, endpoint_id, next_attempt_at, created_at)
        select id, ${event.endpointId}::bigint, ${event.at}::timestamptz, ${event.at}::timestamptz from event`,
  );
}

export interface DeliveryRow {
  id: number;
  eventId: string;
  event: string;
  state: 'pending' | 'delivered' | 'failed';
  attempts: number;
  happenedAt: Date;
  attemptedAt: Date | null;
  nextAttemptAt: Date;
  responseStatus: number | null;
  responseBody: string | null;
  problem: string | null;
}

/** The newest first, from below the id `before` on; nothing of another shop's endpoint. */
export function listDeliveryRows(
  db: Database,
  { sellerId, endpointId, before }: { sellerId: number; endpointId: number; before: number | null },
): Promise<DeliveryRow[]> {
  return query<DeliveryRow>(
    db,
    sql`select delivery.id, event.id as event_id, event.name as event, delivery.state, delivery.attempts,
          event.happened_at, delivery.attempted_at,
          delivery.next_attempt_at, delivery.response_status,
          delivery.response_body, delivery.problem
        from webhook_delivery delivery
        join webhook_endpoint endpoint on endpoint.id = delivery.endpoint_id and endpoint.seller_id = ${sellerId}
        join webhook_event event on event.id = delivery.event_id
        where delivery.endpoint_id = ${endpointId} and (${before}::bigint is null or delivery.id < ${before}::bigint)
        order by delivery.id desc limit 25`,
  );
}

/** Makes deliveries due again with all their attempts; answers how many. At most a thousand at once. */
export function requeueDeliveries(
  db: Database,
  asked: { endpointId: number; deliveryId: number | null; failedSince: Date | null; now: Date },
): Promise<number> {
  const { endpointId, deliveryId, failedSince, now } = asked;
  const chosen =
    deliveryId === null
      ? sql`state = 'failed' and created_at >= ${failedSince ?? now}`
      : sql`id = ${deliveryId} and state <> 'pending'`;
  return execute(
    db,
    sql`update webhook_delivery set state = 'pending', attempts = 0, next_attempt_at = ${now}
        where id in (select id from webhook_delivery where endpoint_id = ${endpointId} and ${chosen}
                     order by created_at limit 1000)`,
  );
}
