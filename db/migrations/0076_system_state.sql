-- How each scheduled job ran last, for the operators; a request makes the next worker run it soon.
create table job_state (
  name text primary key,
  cron text not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- Why the last run failed; null: it did not.
  problem text,
  requested_at timestamptz
);

-- A failed message that nobody wants sent any more.
alter table outbox_message add column dismissed_at timestamptz;
create index outbox_message_failed on outbox_message (id desc) where failed_at is not null and dismissed_at is null;
