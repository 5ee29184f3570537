-- What is made to measure has no withdrawal either (Ley 1480 de 2011, artículo 47, numeral 3). Not valid: rows that are there were
-- checked by the narrower list.
alter table category drop constraint category_withdrawal_exception_check;
alter table category add constraint category_withdrawal_exception_check
  check (withdrawal_exception in ('perecedero', 'uso personal', 'hecho a medida')) not valid;
