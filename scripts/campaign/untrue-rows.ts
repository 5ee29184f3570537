import type { Pool } from 'pg';

/**
 * Rows that say what only days could bring: an old backup, a broken book, messages that wait. Nothing of it is true. The payment is
 * the oldest: of a new one its buyer still asks, and it would be booked again.
 */
export async function writeUntrueRows(database: Pick<Pool, 'query'>): Promise<void> {
  for (const statement of UNTRUE.split(';\n')) await database.query(statement);
}

const UNTRUE = `
insert into backup_run (started_at, finished_at, folder) select at, at, 'none' from (select now() - interval '40 hours' as at) old;
insert into base_copy (label, kind, started_at, stopped_at, bytes, added_bytes)
  select 'untrue', 'full', at, at, 0, 0 from (select now() - interval '40 hours' as at) old;
insert into recovery_drill (started_at, finished_at, wanted_at) select at, at, at from (select now() - interval '40 days' as at) old;
insert into damaged_file (area, name, address, found_at) values ('files', 'untrue.webp', 's3://untrue', now());
update outbox_message set sent_at = null, next_attempt_at = now() - interval '20 minutes' where id = (select max(id) from outbox_message);
update outbox_message set failed_at = now() where id = (select min(id) from outbox_message);
insert into webhook_endpoint (seller_id, url, events, secret, state, created_at)
  select min(id), 'https://untrue.test', '{order}', 'untrue', 'paused', now() from seller;
insert into webhook_event (seller_id, name, data, happened_at) select seller_id, 'order', '{}', now() from webhook_endpoint where secret = 'untrue';
insert into webhook_delivery (event_id, endpoint_id, state, next_attempt_at, created_at)
  select webhook_event.id, webhook_endpoint.id, 'failed', now(), now()
  from webhook_endpoint join webhook_event using (seller_id), generate_series(1, 101) where secret = 'untrue';
update job_state set succeeded_at = now() - interval '4 days' where name = 'write-feeds';
update job_state set problem = 'untrue' where name = 'back-up';
update payment set state = 'waiting', paid_at = null, expires_at = now() - interval '1 hour'
  where order_number = (select min(order_number) from payment);
delete from ledger_check;
insert into ledger_check (finished_at, violations) values (now() - interval '40 hours', 1);
insert into reconciliation_run (requested_at, started_at, finished_at, provider_read, found)
  select at, at, at, 'complete', 1 from (select now() - interval '40 hours' as at) old;
insert into reconciliation_difference (kind, subject, cause, remedy, happened_at, first_seen, last_seen, last_run)
  select 'amount', 'untrue', 'untrue', 'untrue', now(), now(), now(), max(id) from reconciliation_run`;
