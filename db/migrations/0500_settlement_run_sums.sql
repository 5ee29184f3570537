-- What a finished run has paid, kept with it: the list of runs added up every payout of each. Null: added up when asked.
alter table settlement_run add column settlement_count int, add column settlement_amount bigint;
