import { claim, freeRows, inSeconds, pauseFrom } from '../../db/claim.ts';
import { type Database, execute, query, sql } from '../../db/sql.ts';
import { putInOutbox } from './outbox.writes.ts';

export interface OutboxMessage {
  id: number;
  channel: 'email' | 'sms';
  template: string;
  recipient: string;
  data: unknown;
  createdAt: Date;
  /** See `causeText`. */
  causedBy: string | null;
  /** Counts the attempt that is about to be made. */
  attempts: number;
}

/** Due at once: our clock counts in milliseconds, and one that is asked within the same one must not be too early. */
export async function insertOutboxMessages(
  db: Database,
  messages: readonly Pick<OutboxMessage, 'channel' | 'template' | 'recipient' | 'data'>[],
): Promise<void> {
  await execute(
    db,
    putInOutbox(sql`select channel, template, recipient, data
        from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
          as message (channel text, template text, recipient text, data jsonb)`),
  );
}

interface OutboxClaim {
  now: Date;
  limit: number;
  retryMinutes: readonly number[];
  templates: readonly string[];
}

/**
 * Takes due messages for this worker by moving their next attempt `retryMinutes` ahead: a worker that dies leaves them to
 * it. `now` as a query of its own, or the planner would look each time how many rows lie before it. Of other templates than
 * `templates` only what nobody has known for a day is taken, so that it fails where somebody sees it.
 */
export function claimDueMessages(
  db: Database,
  { now, limit, retryMinutes, templates }: OutboxClaim,
): Promise<OutboxMessage[]> {
  return query<OutboxMessage>(
    db,
    claim({
      table: 'outbox_message',
      key: 'id',
      due: freeRows({
        columns: sql`id`,
        from: sql`outbox_message`,
        where: sql`sent_at is null and failed_at is null and next_attempt_at <= (select ${now}::timestamptz)
          and (template = any (${templates}::text[]) or created_at < ${now}::timestamptz - interval '1 day')`,
        order: sql`next_attempt_at, id`,
        limit,
      }),
      set: sql`attempts = attempts + 1, next_attempt_at = ${pauseFrom(now, inSeconds(retryMinutes))}`,
      returning: sql`outbox_message.id, channel, template, recipient, data, created_at, caused_by, attempts`,
    }),
  );
}

/** Codes and passwords leave the table with the message. */
export async function markSent(db: Database, ids: readonly number[], now: Date): Promise<void> {
  await execute(
    db,
    sql`update outbox_message
        set sent_at = ${now}, last_error = null, data = data - array['code', 'secret']
        where id = any(${ids}::bigint[])`,
  );
}

/** `failedAt` null: the message is tried again at the time its claim has set. */
export async function recordFailure(
  db: Database,
  { id, error, failedAt }: { id: number; error: string; failedAt: Date | null },
): Promise<void> {
  await execute(
    db,
    sql`update outbox_message
        set last_error = ${error}, failed_at = ${failedAt}::timestamptz,
            data = case when ${failedAt}::timestamptz is null then data else data - array['code', 'secret'] end
        where id = ${id} and sent_at is null`,
  );
}

/** At most a thousand, so that one call stays short; answers how many it deleted. */
export function deleteSentMessages(db: Database, before: Date): Promise<number> {
  return execute(
    db,
    sql`delete from outbox_message where id in (
          select id from outbox_message where sent_at < ${before} limit 1000)`,
  );
}
