-- A case outlives the account of its person until it is over; then it names nobody, and a year later it tells nothing.
alter table rights_case
  -- Since when its account is closed; null: it is not, or the case never had one.
  add column person_gone_at timestamptz,
  -- When name, contact, document and bank account went.
  add column person_forgotten_at timestamptz,
  -- When what the person wrote and showed went.
  add column story_forgotten_at timestamptz;
create index rights_case_to_forget on rights_case (id) where person_gone_at is not null and story_forgotten_at is null;
update rights_case set person_gone_at = changed_at, person_forgotten_at = changed_at where email like 'cerrada-%@cuenta.invalid';
