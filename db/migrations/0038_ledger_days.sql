-- Balances read the last closed day and the open days after it. `balance` is what the account held at the end of the day,
-- debits minus credits, so that a balance costs the same after ten years.
alter table ledger_day add column balance bigint not null;

-- A day is closed for good: whoever posts holds this lock (shared) until she commits, whoever closes holds it alone.
create function ledger_open_day(wanted date) returns date language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(7305001);
  -- A statement of its own, so that it sees a day that was closed while waiting for the lock.
  return greatest(wanted, (select max(day) + 1 from ledger_closed_day));
end $$;

create function refuse_closed_day() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7305001);
  if exists (select from added join ledger_closed_day on ledger_closed_day.day = added.posted_on) then
    raise exception 'The ledger of this day is closed' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger ledger_entry_open_day after insert on ledger_entry
  referencing new table as added for each statement execute function refuse_closed_day();

-- The open days of all accounts at once; the table grows in the order of its days.
create index ledger_entry_by_day on ledger_entry (posted_on);

-- With the amount, so that a balance reads the index alone.
drop index ledger_entry_debit;
create index ledger_entry_debit on ledger_entry (debit_account, debit_owner, posted_on, id) include (amount);
drop index ledger_entry_credit;
create index ledger_entry_credit on ledger_entry (credit_account, credit_owner, posted_on, id) include (amount);

-- Only these accounts have an owner.
alter table ledger_entry add check (debit_owner = 0 or debit_account in ('seller_held', 'seller_payable', 'cash_in_transit'));
alter table ledger_entry add check (credit_owner = 0 or credit_account in ('seller_held', 'seller_payable', 'cash_in_transit'));
