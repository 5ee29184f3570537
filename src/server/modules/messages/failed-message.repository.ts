import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';

export interface FailedMessage {
  id: number;
  channel: 'email' | 'sms';
  template: string;
  recipient: string;
  createdAt: Date;
  failedAt: Date;
  attempts: number;
  error: string;
  /** Of the request or the run of a job that it came from. */
  requestId: string | null;
}

export interface OutboxState {
  waiting: number;
  oldestAt: Date | null;
  failed: number;
}

/** What waits is short-lived and what failed has an index: both counts stay cheap. */
export async function getOutboxState(db: Database): Promise<OutboxState> {
  const row = await queryOne<OutboxState>(
    db,
    sql`select waiting.count as waiting, waiting.oldest as oldest_at, failed.count as failed
        from (select count(*)::int as count, min(created_at) as oldest
              from outbox_message where sent_at is null and failed_at is null) waiting,
          (select count(*)::int as count
           from outbox_message where failed_at is not null and dismissed_at is null) failed`,
  );
  if (!row) throw new Error('counting answered nothing');
  return row;
}

/** The newest first. */
export function listFailedMessages(
  db: Database,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<FailedMessage[]> {
  return query<FailedMessage>(
    db,
    sql`select id, channel, template, recipient, created_at, failed_at, attempts,
          coalesce(last_error, '') as error, split_part(caused_by, ' ', 1) as request_id
        from outbox_message
        where failed_at is not null and dismissed_at is null and id < ${before ?? Number.MAX_SAFE_INTEGER}
        order by id desc limit ${limit}`,
  );
}

/** Locks it. Null: it is none of the failed ones. */
export function findFailedMessage(db: Database, id: number): Promise<{ template: string } | null> {
  return queryOne<{ template: string }>(
    db,
    sql`select template from outbox_message
        where id = ${id} and failed_at is not null and dismissed_at is null for update`,
  );
}

export async function reviveMessage(db: Database, id: number, now: Date): Promise<void> {
  await execute(
    db,
    sql`update outbox_message set failed_at = null, attempts = 0, next_attempt_at = ${now} where id = ${id}`,
  );
}

export async function dismissMessage(db: Database, id: number, now: Date): Promise<boolean> {
  const count = await execute(
    db,
    sql`update outbox_message set dismissed_at = ${now}
        where id = ${id} and failed_at is not null and dismissed_at is null`,
  );
  return count > 0;
}
