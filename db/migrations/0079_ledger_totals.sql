-- What the sellers' accounts held together, and the marketplace's own, at the end of each closed day: the books' overview
-- costs the same with ten thousand shops. Debits minus credits, as in ledger_day.
create table ledger_total (
  account text not null references ledger_account,
  of_seller boolean not null,
  day date not null,
  balance bigint not null,
  primary key (account, of_seller, day)
);
insert into ledger_total (account, of_seller, day, balance)
select account, of_seller, day, sum(moved) over (partition by account, of_seller order by day)
from (select account, owner > 0 as of_seller, day, sum(debit - credit) as moved
      from ledger_day group by account, owner > 0, day) moved;
