-- The code that proves an account's e-mail, so that guest orders of this e-mail may join the account. One row an account:
-- a new code replaces the one before.
create table order_claim (
  account_id bigint primary key references account on delete cascade,
  -- The address the code went to; an account whose address has changed since needs a new code.
  email text not null,
  -- SHA-256 of account and code.
  code_hash text not null,
  expires_at timestamptz not null,
  tries smallint not null default 0,
  used_at timestamptz,
  -- Codes sent since window_started_at, to bound the mails and with them the guesses.
  sent_count smallint not null,
  window_started_at timestamptz not null
);
create index orders_unclaimed_by_email on orders (email) where account_id is null;
