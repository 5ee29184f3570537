-- When its shop was told that the product goes off sale unless it says what its category requires (facts/fact-term.jobs.ts).
alter table product_lacking_fact add column warned_at timestamptz;
