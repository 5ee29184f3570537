-- What the open days hold up to one entry, written every few minutes: the books' overview reads the entries after it
-- instead of all of today and yesterday. Debits minus credits, of each day apart, since a day that is closed counts in
-- ledger_total. Counted while nobody posts, so that every entry up to the mark is there; the nightly check counts again.
create table ledger_open_total (
  account text not null references ledger_account,
  of_seller boolean not null,
  day date not null,
  amount bigint not null,
  primary key (account, of_seller, day)
);
create table ledger_counted (
  id int primary key check (id = 1),
  up_to_entry bigint not null
);

select pg_advisory_xact_lock(7305001);
insert into ledger_counted (id, up_to_entry) select 1, coalesce(max(id), 0) from ledger_entry;
-- The open days alone, by the index of days.
insert into ledger_open_total (account, of_seller, day, amount)
select account, owner > 0, posted_on, sum(amount)
from ledger_leg
where posted_on > coalesce((select max(day) from ledger_closed_day), '-infinity')
group by account, owner > 0, posted_on;
