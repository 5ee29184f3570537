-- Who writes about personal data without an account or an order proves her address first, by the link of the mail: nobody marks
-- somebody else's data, nor reads the answer (Ley 1581 de 2012, arts. 14 and 15). Cases that are there need none.
alter table rights_case
  add column needs_proof boolean not null default false,
  -- On which she proved it: from then on the days of the law count. Null: there was nothing to prove, or not yet.
  add column proven_on date;
alter table rights_case_event drop constraint rights_case_event_kind_check;
alter table rights_case_event add constraint rights_case_event_kind_check check (kind in ('opened', 'message', 'move', 'photo',
  'reminder', 'extension', 'account', 'money', 'proof')) not valid;
