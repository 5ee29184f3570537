-- What the archive of the database holds, as its program last said, and the drills that proved that it can be restored.
create table base_copy (
  label text primary key,
  kind text not null check (kind in ('full', 'diff', 'incr')),
  started_at timestamptz not null,
  stopped_at timestamptz not null,
  -- Of the database, and of what the copy added to the archive.
  bytes bigint not null,
  added_bytes bigint not null
);

create table recovery_drill (
  id int generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- The moment that was asked for, and that of the last transaction that was restored.
  wanted_at timestamptz not null,
  reached_at timestamptz,
  -- Null: it proved what it should, or runs.
  problem text
);
create index recovery_drill_by_start on recovery_drill (started_at desc);
