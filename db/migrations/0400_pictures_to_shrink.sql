-- Product pictures of which no AVIF was made yet (products/smaller-picture.jobs.ts): they are shown from their first moment, as WebP.
create table picture_to_shrink (
  url text primary key,
  due_at timestamptz not null
);
create index picture_to_shrink_due on picture_to_shrink (due_at, url);
