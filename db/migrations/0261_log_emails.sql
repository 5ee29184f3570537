-- The log is append only, and an address that stands in it would outlive its person. It keeps '[correo …]' with an id that
-- nobody guesses; the address stands here, where closing an account can delete it.
create table audit_email (
  id uuid primary key,
  email text not null unique,
  -- Whose it was when it was written; null: nobody's with an account.
  account_id bigint references account,
  kept_at timestamptz not null default now()
);
create index audit_email_by_account on audit_email (account_id) where account_id is not null;

-- What the log holds already, once. Addresses that belong to no account and no shop any more stay behind.
create temporary table found_email on commit drop as
  select distinct entry.id as entry_id, lower(found.parts[1]) as email
  from audit_entry entry,
    regexp_matches(coalesce(entry.before::text, '') || ' ' || coalesce(entry.after::text, '') || ' ' || entry.reason,
      '[[:alnum:]._%+-]+@[[:alnum:]-]+(?:\.[[:alnum:]-]+)+', 'g') as found (parts)
  where entry.before::text like '%@%' or entry.after::text like '%@%' or entry.reason like '%@%';
create temporary table given_id on commit drop as
  select gen_random_uuid() as id, email from (select distinct email from found_email) one;
insert into audit_email (id, email, account_id)
  select given.id, given.email, account.id from given_id given left join account on account.email = given.email
  where account.id is not null or exists (select from seller where seller.email = given.email);
alter table audit_entry disable trigger audit_entry_append_only;
do $$
declare
  one record;
  address text;
  stands text;
begin
  for one in select found.entry_id, found.email, given.id from found_email found join given_id given using (email)
    order by length(found.email) desc
  loop
    address := replace(replace(one.email, '.', '\.'), '+', '\+');
    stands := '[correo ' || one.id || ']';
    update audit_entry set
      before = regexp_replace(before::text, address, stands, 'gi')::jsonb,
      after = regexp_replace(after::text, address, stands, 'gi')::jsonb,
      reason = regexp_replace(reason, address, stands, 'gi')
    where id = one.entry_id;
  end loop;
end $$;
alter table audit_entry enable trigger audit_entry_append_only;
