-- A shop may offer a part of what was asked for: a state that waits for the buyer, what its silence brings, and who decided
-- when she takes it. Not valid: rows that are there were checked by the narrower lists before.
alter table rights_case drop constraint rights_case_state_check;
alter table rights_case add constraint rights_case_state_check check (state in ('answering', 'sending-back', 'on-the-way-back',
  'inspecting', 'offered', 'refused', 'mediating', 'decided', 'appealed', 'closed')) not valid;
alter table rights_case drop constraint rights_case_lapse_check;
alter table rights_case add constraint rights_case_lapse_check check (lapse in ('accept', 'ask-operator', 'accept-inspection',
  'accept-offer', 'receive', 'end', 'overdue')) not valid;
alter table rights_case drop constraint rights_case_decided_by_check;
alter table rights_case add constraint rights_case_decided_by_check check (decided_by in ('shop', 'operator', 'clock', 'law',
  'agreement')) not valid;
