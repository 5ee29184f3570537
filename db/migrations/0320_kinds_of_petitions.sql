-- A petition, a complaint and a claim are three kinds with terms of their own. What was filed as 'petition' before stays so, under
-- the rule that it was filed under. Not valid: rows that are there were checked by the narrower list.
alter table rights_case drop constraint rights_case_kind_check;
alter table rights_case add constraint rights_case_kind_check check (kind in ('cancellation', 'withdrawal', 'warranty',
  'not-delivered', 'not-as-ordered', 'reversal', 'petition', 'complaint', 'claim', 'data-query', 'data-claim')) not valid;
