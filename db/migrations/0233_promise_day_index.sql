-- no transaction
-- Packages by the last day that was promised first (overview/promises/promise-day.repository.ts).
drop index concurrently if exists package_promised_day;
create index concurrently package_promised_day
  on package ((case when promise_missed_at is null then promised_to else replaced_to end))
  where promised_to is not null;
