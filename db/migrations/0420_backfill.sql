-- How far each filling in steps has come (docs/migrations.md).
create table backfill (
  name text primary key,
  -- The key of the last row that was looked at.
  reached bigint not null default 0,
  changed bigint not null default 0,
  started_at timestamptz not null,
  -- Null: rows are left.
  finished_at timestamptz
);
