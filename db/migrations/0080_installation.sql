-- What this database was begun as, which it stays for good. Production refuses a demo, whose passwords are published; a
-- demo refuses production, whose mails and codes it would show to everybody. No row: not begun yet.
create table installation (
  is_only boolean primary key default true check (is_only),
  kind text not null check (kind in ('demo', 'production')),
  begun_at timestamptz not null
);
-- A demo from before this table is known by the accounts that its documents name.
insert into installation (kind, begun_at)
select 'demo', now() where exists (
  select from account
  where email in ('compradora@plazuela.test', 'vendedor@plazuela.test', 'operacion@plazuela.test')
);
