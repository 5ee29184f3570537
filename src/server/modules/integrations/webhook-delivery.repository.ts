import { claim, freeRows, inSeconds, pauseFrom } from '../../db/claim.ts';
import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';

export interface DueDelivery {
  id: number;
  endpointId: number;
  sellerId: number;
  url: string;
  secret: string;
  previousSecret: string | null;
  previousSecretUntil: Date | null;
  eventId: string;
  event: string;
  happenedAt: Date;
  data: unknown;
  /** See `causeText`. */
  causedBy: string | null;
  /** Counts the attempt that is about to be made. */
  attempts: number;
}

/**
 * Takes due deliveries by moving their next attempt ahead: a worker that dies leaves them to it. At most two of an
 * endpoint, so that a slow one delays no other.
 */
export function claimDueDeliveries(
  db: Database,
  { now, limit, pauseMinutes }: { now: Date; limit: number; pauseMinutes: readonly number[] },
): Promise<DueDelivery[]> {
  const ofEndpoint = freeRows({
    columns: sql`id, next_attempt_at`,
    from: sql`webhook_delivery`,
    where: sql`endpoint_id = endpoint.id and state = 'pending' and next_attempt_at <= ${now}`,
    order: sql`next_attempt_at, id`,
    limit: 2,
  });
  const claimed = claim({
    table: 'webhook_delivery',
    key: 'id',
    due: sql`select one.id from webhook_endpoint endpoint cross join lateral (${ofEndpoint}) one
      where endpoint.deleted_at is null and endpoint.state = 'active'
      order by one.next_attempt_at limit ${limit}::int`,
    set: sql`attempts = attempts + 1, attempted_at = ${now},
      next_attempt_at = ${pauseFrom(now, inSeconds(pauseMinutes))}`,
    returning: sql`webhook_delivery.*`,
  });
  return query<DueDelivery>(
    db,
    sql`with claimed as (${claimed})
        select claimed.id, claimed.endpoint_id, endpoint.seller_id, endpoint.url,
          endpoint.secret, endpoint.previous_secret,
          endpoint.previous_secret_until, event.id as event_id, event.name as event,
          event.happened_at, event.data, event.caused_by, claimed.attempts
        from claimed
        join webhook_endpoint endpoint on endpoint.id = claimed.endpoint_id
        join webhook_event event on event.id = claimed.event_id
        order by claimed.id`,
  );
}

export interface Attempt {
  id: number;
  state: 'pending' | 'delivered' | 'failed';
  responseStatus: number | null;
  responseBody: string | null;
  problem: string | null;
  millis: number;
}

export async function recordAttempt(db: Database, attempt: Attempt): Promise<void> {
  await execute(
    db,
    sql`update webhook_delivery
        set state = ${attempt.state}, response_status = ${attempt.responseStatus},
            response_body = ${attempt.responseBody}, problem = ${attempt.problem}, millis = ${attempt.millis}
        where id = ${attempt.id}`,
  );
}

export async function resetFailures(db: Database, endpointId: number): Promise<void> {
  await execute(
    db,
    sql`update webhook_endpoint set failures = 0, failing_since = null where id = ${endpointId} and failures > 0`,
  );
}

export interface FailingEndpoint {
  url: string;
  state: 'active' | 'paused';
  failures: number;
  failingSince: Date;
}

export function countFailure(db: Database, endpointId: number, at: Date): Promise<FailingEndpoint | null> {
  return queryOne<FailingEndpoint>(
    db,
    sql`update webhook_endpoint set failures = failures + 1, failing_since = coalesce(failing_since, ${at})
        where id = ${endpointId} returning url, state, failures, failing_since`,
  );
}

export async function pauseEndpoint(db: Database, endpointId: number): Promise<void> {
  await execute(db, sql`update webhook_endpoint set state = 'paused' where id = ${endpointId}`);
}

/** Whom to tell: the person of the shop, else the shop. */
export async function getShopMail(db: Database, sellerId: number): Promise<string> {
  const row = await queryOne<{ email: string }>(
    db,
    sql`select coalesce(account.email, seller.email) as email
        from seller left join account on account.id = seller.account_id where seller.id = ${sellerId}`,
  );
  if (!row) throw new Error(`There is no seller ${sellerId}`);
  return row.email;
}

/** At most a thousand events with their deliveries; answers how many. */
export function deleteOldEvents(db: Database, before: Date): Promise<number> {
  return execute(
    db,
    sql`delete from webhook_event where id in (
          select id from webhook_event where happened_at < ${before} order by happened_at limit 1000)`,
  );
}
