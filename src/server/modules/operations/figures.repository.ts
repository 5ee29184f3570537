import { type Database, query, queryOne, sql } from '../../db/sql.ts';

/** More than this is not counted: a look every 15 seconds may not walk a large table. */
const COUNTED = 10_000;

export interface Queues {
  outboxWaiting: number;
  /** How long the message that waits longest is due. */
  outboxOverdueSeconds: number;
  outboxFailed: number;
  webhooksWaiting: number;
  webhooksFailed: number;
  openReservations: number;
  /** Of those the oldest whose time is over and whose stock is still held. */
  reservationOverdueSeconds: number;
  ordersLastHour: number;
}

export async function readQueues(db: Database, now: Date): Promise<Queues> {
  const age = (moment: ReturnType<typeof sql>) =>
    sql`coalesce(greatest(extract(epoch from ${now}::timestamptz - (${moment})), 0), 0)::float8`;
  const atMost = (rows: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from (${rows} limit ${COUNTED}::int) few)`;
  const row = await queryOne<Queues>(
    db,
    sql`select
      ${atMost(sql`select 1 from outbox_message where sent_at is null and failed_at is null`)} as outbox_waiting,
      ${age(sql`select min(next_attempt_at) from outbox_message where sent_at is null and failed_at is null`)}
        as outbox_overdue_seconds,
      ${atMost(sql`select 1 from outbox_message where failed_at is not null and dismissed_at is null`)}
        as outbox_failed,
      ${atMost(sql`select 1 from webhook_delivery where state = 'pending'`)} as webhooks_waiting,
      ${atMost(sql`select 1 from webhook_delivery where state = 'failed'`)} as webhooks_failed,
      ${atMost(sql`select 1 from payment where state = 'waiting'`)} as open_reservations,
      ${age(sql`select min(expires_at) from payment where state = 'waiting'`)} as reservation_overdue_seconds,
      ${atMost(sql`select 1 from orders where created_at > ${now}::timestamptz - interval '1 hour'`)}
        as orders_last_hour`,
  );
  if (!row) throw new Error('the queues were not counted');
  return row;
}

export interface StateCount {
  state: string;
  count: number;
}

const STAGES = ['to-accept', 'to-prepare', 'to-send', 'on-the-way', 'delivered', 'cancelled'];
const PAYMENT_STATES = ['waiting', 'paid', 'expired', 'reversed'];

/** Parcels of orders by stage; large groups as the database last estimated them. */
export function countPackages(db: Database): Promise<StateCount[]> {
  const few = sql`select 1 from package where package.stage = kind.state limit ${COUNTED}::int`;
  return countStates(db, { table: 'package', column: 'stage', states: STAGES, few });
}

export function countPayments(db: Database): Promise<StateCount[]> {
  const few = sql`select 1 from payment where payment.state = kind.state limit ${COUNTED}::int`;
  return countStates(db, { table: 'payment', column: 'state', states: PAYMENT_STATES, few });
}

interface Counting {
  table: string;
  column: string;
  states: string[];
  few: ReturnType<typeof sql>;
}

function countStates(db: Database, { table, column, states, few }: Counting): Promise<StateCount[]> {
  return query<StateCount>(
    db,
    sql`select kind.state,
          case when few.count < ${COUNTED}::int then few.count
            else greatest(few.count, coalesce(estimate.count, 0)) end::float8 as count
        from unnest(${states}::text[]) kind (state)
        cross join lateral (select count(*)::int as count from (${few}) rows) few
        left join lateral (
          select class.reltuples * stats.most_common_freqs[
                   array_position(stats.most_common_vals::text::text[], kind.state)] as count
          from pg_stats stats join pg_class class on class.oid = ${table}::regclass
          where stats.schemaname = 'public' and stats.tablename = ${table} and stats.attname = ${column}
        ) estimate on true`,
  );
}

export interface JobAge {
  name: string;
  cron: string;
  /** Null: it has never gone well. */
  ageSeconds: number | null;
  hasFailed: boolean;
}

export function listJobAges(db: Database, now: Date): Promise<JobAge[]> {
  return query<JobAge>(
    db,
    sql`select name, cron, extract(epoch from ${now}::timestamptz - succeeded_at)::float8 as age_seconds,
          problem is not null as has_failed
        from job_state order by name limit 200`,
  );
}

export interface Proofs {
  /** Each null while there was none. */
  ledgerAgeSeconds: number | null;
  ledgerViolations: number | null;
  reconciliationAgeSeconds: number | null;
  backupAgeSeconds: number | null;
  baseCopyAgeSeconds: number | null;
  /** Since the last that proved what it should. */
  drillAgeSeconds: number | null;
  damagedFiles: number;
  databaseBytes: number;
}

export async function readProofs(db: Database, now: Date): Promise<Proofs> {
  const row = await queryOne<Proofs>(
    db,
    sql`select extract(epoch from ${now}::timestamptz - proof.finished_at)::float8 as ledger_age_seconds,
          proof.violations as ledger_violations,
          extract(epoch from ${now}::timestamptz - (
            select finished_at from reconciliation_run where provider_read = 'complete' order by id desc limit 1
          ))::float8 as reconciliation_age_seconds,
          extract(epoch from ${now}::timestamptz - (
            select finished_at from backup_run where finished_at is not null and problem is null
            order by started_at desc limit 1
          ))::float8 as backup_age_seconds,
          extract(epoch from ${now}::timestamptz - (select max(stopped_at) from base_copy))::float8
            as base_copy_age_seconds,
          extract(epoch from ${now}::timestamptz - (
            select finished_at from recovery_drill where finished_at is not null and problem is null
            order by started_at desc limit 1
          ))::float8 as drill_age_seconds,
          (select count(*) from (select from damaged_file limit 10000) found)::float8 as damaged_files,
          pg_database_size(current_database())::float8 as database_bytes
        from (values (1)) one
        left join (select finished_at, violations from ledger_check order by finished_at desc limit 1) proof on true`,
  );
  if (!row) throw new Error('the proofs were not read');
  return row;
}

/** Open differences by kind. */
export function countDifferences(db: Database): Promise<StateCount[]> {
  return query<StateCount>(
    db,
    sql`select kind as state, count(*)::int as count
        from (select kind from reconciliation_difference where resolved_at is null limit ${COUNTED}::int) open
        group by kind order by kind limit 100`,
  );
}
