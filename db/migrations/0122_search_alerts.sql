-- Who wants one mail when a search that found nothing finds something.
create table search_alert (
  id int generated always as identity primary key,
  email text not null,
  -- Small letters without accents, single spaces.
  words text not null check (length(words) between 2 and 60),
  -- Whose address is known to be hers; null: a guest's, which nobody has proved.
  account_id int references account (id) on delete cascade,
  created_at timestamptz not null,
  looked_at timestamptz,
  sent_at timestamptz
);
create unique index search_alert_open on search_alert (email, words) where sent_at is null;
create index search_alert_to_look on search_alert (words, looked_at) where sent_at is null;
create index search_alert_by_account on search_alert (account_id);
create index search_alert_by_age on search_alert (created_at);

-- Addresses that want no more of them, whoever types them.
create table search_alert_refusal (
  email_hash text primary key,
  refused_at timestamptz not null
);
