-- The row of a job is its queue: when it is due, who has it, and how often it was begun since it last ended.
alter table job_state
  add column due_at timestamptz,
  add column attempts int not null default 0,
  add column lease_owner text,
  add column lease_until timestamptz;

-- The queue of the scheduler before this one; nothing in it outlives a restart.
drop schema if exists job cascade;
