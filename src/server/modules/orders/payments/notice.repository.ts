import type { ProviderTransaction } from '../../../adapters/payment/payment-provider.ts';
import { claim, freeRows } from '../../../db/claim.ts';
import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';
import { causeText } from '../../../telemetry/cause.ts';

export interface Notice {
  id: number;
  reference: string;
  state: number;
  /** Counts the attempt that is about to be made. */
  attempts: number;
  /** See `causeText`. */
  causedBy: string | null;
}

interface NewNotice {
  provider: string;
  transaction: ProviderTransaction;
  fields: Readonly<Record<string, string>>;
  now: Date;
  /** From then on a worker takes it, should this process not have handled it. */
  nextAttemptAt: Date;
}

/** The same confirmation again is counted only; null: it has been handled. */
export async function upsertNotice(
  db: Database,
  { provider, transaction, fields, now, nextAttemptAt }: NewNotice,
): Promise<number | null> {
  const { reference, transactionId, state } = transaction;
  const row = await queryOne<{ id: number; handled: boolean }>(
    db,
    sql`insert into payment_notice as known (provider, source, reference, transaction_id, state, fields, received_at,
          last_received_at, next_attempt_at, caused_by)
        values (${provider}, 'confirmation', ${reference}, ${transactionId}, ${state}, ${JSON.stringify(fields)}::jsonb,
          ${now}, ${now}, ${nextAttemptAt}, ${causeText()})
        on conflict (provider, reference, transaction_id, state) do update set
          times = least(known.times + 1, 1000000), last_received_at = excluded.last_received_at
        returning id, handled_at is not null as handled`,
  );
  if (!row) throw new Error(`The notice of ${reference} was not written`);
  return row.handled ? null : row.id;
}

/** This one, if it is still open; its next attempt is `leaseUntil`, so that no worker takes it meanwhile. */
export async function claimNotice(db: Database, id: number, leaseUntil: Date): Promise<Notice | null> {
  return queryOne<Notice>(
    db,
    sql`update payment_notice set attempts = attempts + 1, next_attempt_at = ${leaseUntil}
        where id = ${id} and handled_at is null
        returning id, reference, state, attempts, caused_by`,
  );
}

/** Open ones whose time has come, the longest waiting first; other workers skip them. */
export function claimDueNotices(
  db: Database,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<Notice[]> {
  return query<Notice>(
    db,
    claim({
      table: 'payment_notice',
      key: 'id',
      due: freeRows({
        columns: sql`id`,
        from: sql`payment_notice`,
        where: sql`handled_at is null and next_attempt_at <= ${now}`,
        order: sql`next_attempt_at`,
        limit,
      }),
      set: sql`attempts = attempts + 1, next_attempt_at = ${leaseUntil}`,
      returning: sql`payment_notice.id, reference, state, attempts, caused_by`,
    }),
  );
}

export async function closeNotice(
  db: Database,
  { id, verdict, now }: { id: number; verdict: string; now: Date },
): Promise<void> {
  await execute(
    db,
    sql`update payment_notice set handled_at = ${now}, next_attempt_at = null, verdict = ${verdict}
        where id = ${id} and handled_at is null`,
  );
}

export async function postponeNotice(
  db: Database,
  { id, verdict, until }: { id: number; verdict: string; until: Date },
): Promise<void> {
  await execute(
    db,
    sql`update payment_notice set next_attempt_at = ${until}, verdict = ${verdict}
        where id = ${id} and handled_at is null`,
  );
}

/** Those of an hour are bounded, so that nobody fills the table; false: there have been enough. */
export async function insertForgery(
  db: Database,
  forgery: { reason: string; address: string; fields: Readonly<Record<string, string>>; now: Date },
): Promise<boolean> {
  const written = await execute(
    db,
    sql`insert into payment_forgery (reason, address, fields, received_at)
        select ${forgery.reason}, ${forgery.address}, ${JSON.stringify(forgery.fields)}::jsonb, ${forgery.now}
        where (select count(*) from (select from payment_forgery
                 where received_at > ${forgery.now}::timestamptz - interval '1 hour' limit 1000) recent) < 1000`,
  );
  return written === 1;
}

/** One step of a thousand at most; answers how many went. */
export async function deleteOldNotices(
  db: Database,
  { handledBefore, forgedBefore }: { handledBefore: Date; forgedBefore: Date },
): Promise<number> {
  const notices = await execute(
    db,
    sql`delete from payment_notice where id in (
          select id from payment_notice where handled_at < ${handledBefore} order by id limit 1000)`,
  );
  const forgeries = await execute(
    db,
    sql`delete from payment_forgery where id in (
          select id from payment_forgery where received_at < ${forgedBefore} order by received_at limit 1000)`,
  );
  return notices + forgeries;
}
