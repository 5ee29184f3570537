-- An approval can be taken back for some minutes: since when it holds, and whether it opened the account too.
alter table seller
  add column approved_at timestamptz,
  add column approval_opened_account boolean not null default false;
