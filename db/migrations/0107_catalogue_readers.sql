-- Jobs that follow the catalogue read what was announced since they looked last, instead of every product. A transaction
-- commits later than its rows are numbered, so its own number says what a reader has not seen: all below the oldest that
-- was running then is known to it. Changes are kept for a day, so the table that is rewritten here is small.
alter table catalogue_change add column transaction_id xid8 not null default pg_current_xact_id();
create index catalogue_change_by_transaction on catalogue_change (transaction_id);

create table catalogue_reader (
  name text primary key,
  -- Transactions below it are read; in what a newer server was restored from it may lie ahead, which counts as none.
  read_until xid8 not null
);
