-- Withdrawal and warranty have texts of their own, and a case cites the versions that were in force when it was filed.
alter table legal_text drop constraint legal_text_kind_check,
  add constraint legal_text_kind_check check (kind in ('terms', 'privacy', 'withdrawal', 'warranty'));
alter table rights_case
  -- By kind; null: filed before cases kept them.
  add column legal_versions jsonb;
