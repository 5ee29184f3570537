-- The differences of one cause, newest first.
create index reconciliation_difference_by_kind on reconciliation_difference (kind, id desc);
