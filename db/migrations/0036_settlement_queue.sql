-- What is owed to each seller and no settlement holds yet: one row for each leg of her payable account. Filled by the
-- statement that writes the entry, emptied by settlements: the sum of her rows is her balance, without reading her
-- history.
create table unsettled_entry (
  seller_id int not null references seller,
  entry_id bigint not null references ledger_entry,
  -- More than zero: owed to her.
  amount bigint not null check (amount <> 0),
  primary key (seller_id, entry_id) include (amount)
);

-- An entry belongs to one seller's settlement at most.
alter table ledger_entry add check (not (debit_account = 'seller_payable' and credit_account = 'seller_payable'));

insert into unsettled_entry (seller_id, entry_id, amount)
select case when credit_account = 'seller_payable' then credit_owner else debit_owner end, id,
       case when credit_account = 'seller_payable' then amount else -amount end
from ledger_entry
where 'seller_payable' in (credit_account, debit_account);

-- A settlement holds what was owed and the payout that pays it, so its entries add up to zero.
create function demand_settled() returns trigger language plpgsql as $$
declare rest bigint;
begin
  select coalesce(sum(case when entry.credit_account = 'seller_payable' then entry.amount else -entry.amount end), 0)
  into rest
  from settlement_entry held join ledger_entry entry on entry.id = held.entry_id
  where held.settlement_id = new.id;
  if rest <> 0 then
    raise exception 'Settlement % is out of balance by %', new.id, rest using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger settlement_balances after insert on settlement
  deferrable initially deferred for each row execute function demand_settled();
create trigger settlement_entry_append_only before update or delete or truncate on settlement_entry
  for each statement execute function refuse_change();

-- A seller, or the provider, may be paid more than an int holds.
alter table settlement alter column amount type bigint;
alter table payout alter column amount type bigint;
alter table provider_settlement
  alter column gross type bigint,
  alter column commission type bigint,
  alter column commission_tax type bigint,
  alter column withheld_income_tax type bigint,
  alter column withheld_sales_tax type bigint,
  alter column withheld_city_tax type bigint,
  alter column net type bigint;

-- `returned`: it was paid, and the bank sent it back.
alter table payout drop constraint payout_state_check;
alter table payout
  add column sent_at timestamptz,
  add column paid_at timestamptz,
  add constraint payout_state_check check (state in ('pending', 'sent', 'paid', 'failed', 'returned')),
  add check ((state in ('paid', 'returned')) = (paid_at is not null)),
  add check (paid_at is null or bank_reference is not null),
  add check ((state in ('failed', 'returned')) = (failure is not null));
create index payout_by_state on payout (state, id desc);
create index payout_under_way on payout (seller_id) include (amount) where state in ('pending', 'sent');
create index payout_by_file on payout (file_id, id) where file_id is not null;

alter table seller_bank_account add column holder_document_type text not null default 'NIT' references document_type;
alter table seller_bank_account alter column holder_document_type drop default;

-- When a seller was last asked for her bank account.
create table bank_account_reminder (
  seller_id int primary key references seller,
  reminded_at timestamptz not null
);

create index settlement_run_open on settlement_run (id) where finished_at is null;
-- Sold and not paid for yet; without what was cancelled or goes back.
create index package_unpaid on package (seller_id) where money_state = 'none' and status_id not in (31, 32);
create index ledger_entry_split_paid on ledger_entry (debit_owner) include (amount) where rule = 'split-paid';
create index provider_settlement_by_day on provider_settlement (received_on desc, id desc);
