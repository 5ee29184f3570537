-- The second factor of an operator's login (RFC 6238). Until it is confirmed it is being set up and asked for nowhere.
create table operator_second_factor (
  account_id bigint primary key references account on delete cascade,
  -- Base32, as the phone keeps it.
  secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The 30 seconds of the last code that was taken: each works once.
  last_step bigint not null default 0
);

-- For the day the phone is lost: each works once. Random enough (49 bits) for a fast hash behind a limit of attempts.
create table operator_recovery_code (
  account_id bigint not null references account on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- When the person of the session proved the second factor.
alter table session add column second_factor_at timestamptz;
