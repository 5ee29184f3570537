-- Scripts, styles and fonts of the builds that pages in people's browsers were made of: while versions change, and for a
-- month after, any node answers for each of them.
create table former_asset (
  path text primary key check (path ~ '^/assets/[A-Za-z0-9._-]+$'),
  body bytea not null,
  -- When a node that has it was last started.
  started_at timestamptz not null
);
create index former_asset_by_start on former_asset (started_at);
