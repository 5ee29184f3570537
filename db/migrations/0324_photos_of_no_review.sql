-- Addresses of photos whose review shows them no more, until their files are deleted: what a transaction takes away, a job cleans up
-- behind it, so that nothing of a closed account or a refused review stays to be found.
create table review_photo_gone (
  url text primary key,
  gone_at timestamptz not null default now()
);
