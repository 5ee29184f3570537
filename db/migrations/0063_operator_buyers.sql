-- What the provider's people search persons by: every word of name, e-mail, phone and document, each from its beginning.
-- 'ana.perez@correo.co' is found by the whole of it and by its parts.
alter table account add column search_words tsvector not null generated always as (to_tsvector('simple',
  fold_text(first_name || ' ' || last_name || ' ' || company_name || ' ' || email || ' '
    || translate(email, '@._-+', '     ') || ' ' || coalesce(phone, '') || ' ' || coalesce(document_number, '')))) stored;
create index account_search on account using gin (search_words);
create index account_by_status on account (status, id desc) where closed_at is null;

-- What somebody wrote to the marketplace, for whoever helps her.
create index contact_message_by_email on contact_message (lower(email), id desc);

-- An operator looks at a shop's centre as its team sees it. The cookie's token is not stored; the row is bound to the
-- session that began it, so neither another login nor another person can go on with it.
create table view_as (
  token_hash text primary key,
  operator_account_id bigint not null references account on delete cascade,
  session_token_hash text not null,
  seller_id int not null references seller,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index view_as_by_expiry on view_as (expires_at);
