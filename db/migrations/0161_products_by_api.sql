-- Systems of shops create and change products, and repeat a call without doing it twice.
alter table api_key drop constraint api_key_scopes_check;
alter table api_key add constraint api_key_scopes_check check (cardinality(scopes) > 0
  and scopes <@ array['orders:read', 'orders:write', 'products:read', 'products:write', 'stock:write']) not valid;
alter table api_key validate constraint api_key_scopes_check;

-- What a call with an Idempotency-Key was answered, for a day.
create table api_answer (
  api_key_id bigint not null references api_key on delete cascade,
  idempotency_key text not null check (length(idempotency_key) between 1 and 100),
  -- Of the call and what was sent with it: the same key with something else is refused.
  request_hash text not null,
  -- Null: still at work.
  result jsonb,
  created_at timestamptz not null,
  primary key (api_key_id, idempotency_key)
);
create index api_answer_by_time on api_answer (created_at);
