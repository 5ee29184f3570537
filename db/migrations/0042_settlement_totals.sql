-- What a run has paid, for the list of runs.
create index settlement_by_run on settlement (run_id) include (amount);
