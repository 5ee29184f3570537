-- Where the package was before its collection moved it to delivered; null: it stayed where it was.
alter table cash_collection add column status_before smallint;

-- Collections that were recorded by mistake, with what was then written back. They are moved here, so that whoever counts
-- cash counts only what was taken; their postings keep the number, so the books cannot demand the row.
alter table ledger_transaction drop constraint ledger_transaction_cash_collection_id_fkey;
create table undone_cash_collection (
  id bigint primary key,
  order_number bigint not null,
  seller_id int not null,
  collected_by text not null,
  carrier text,
  amount int not null,
  collected_at timestamptz not null,
  recorded_by bigint references account,
  recorded_at timestamptz not null,
  reason text not null,
  undone_by bigint references account,
  undone_at timestamptz not null,
  foreign key (order_number, seller_id) references package
);
