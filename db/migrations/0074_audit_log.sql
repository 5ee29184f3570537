-- The operators' search of the log: by kind of change, by what was changed ('100001' of 'order:100001'), by day.
create index audit_entry_by_kind_anywhere on audit_entry (kind, id desc);
create index audit_entry_by_code on audit_entry ((split_part(subject, ':', 2)), id desc);
create index audit_entry_by_time on audit_entry (happened_at);
