-- What an operator may do (src/domain/operator-role.ts); those of before this table's column could do everything.
alter table account_role add column operator_role text
  check (operator_role in ('administrator', 'support', 'content', 'finance', 'viewer'));
update account_role set operator_role = 'administrator' where role = 'operator';
alter table account_role add constraint account_role_of_operator
  check ((role = 'operator') = (operator_role is not null));

-- The log of every change, for the operators' list: newest first, by person and by kind of change.
create index audit_entry_by_account on audit_entry (account_id, id desc) where account_id is not null;
create index audit_entry_by_action on audit_entry (action text_pattern_ops, id desc);
