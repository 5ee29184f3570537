-- What the provider's split has paid a seller, also of units that had been refunded before.
drop index ledger_entry_split_paid;
create index ledger_entry_split_paid on ledger_entry (debit_owner) include (amount)
  where rule in ('split-paid', 'split-paid-refunded');
