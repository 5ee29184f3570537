-- A client that sends no answer was not asked: that is kept as such, never as a consent that was given.
alter table consent
  add column recorded_at timestamptz not null default now(),
  alter column given_at drop not null,
  add constraint consent_revoked_was_given check (given_at is not null or revoked_at is null);
update consent set recorded_at = given_at;

-- Null: the buyer's client sent no answer to the question for the privacy policy.
alter table orders alter column privacy_policy_version drop not null;
