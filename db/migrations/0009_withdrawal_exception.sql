-- Ley 1480, art. 47: goods that spoil and goods of personal use cannot be returned for a change of mind.
alter table category add column withdrawal_exception text
  check (withdrawal_exception in ('perecedero', 'uso personal'));
