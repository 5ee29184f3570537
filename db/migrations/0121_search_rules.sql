-- What operators decide about a search: a product that stands first, higher or lower, between two Colombian days.
create table search_rule (
  id int generated always as identity primary key,
  -- Small letters without accents, single spaces.
  words text not null check (length(words) between 1 and 80),
  product_id int not null references product (id) on delete cascade,
  effect text not null check (effect in ('pin', 'lift', 'bury')),
  starts_on date not null,
  -- The last day; null: until it is deleted.
  ends_on date check (ends_on >= starts_on),
  created_at timestamptz not null,
  account_id int references account (id) on delete set null
);
create index search_rule_by_words on search_rule (words);
create index search_rule_by_product on search_rule (product_id);
create index search_rule_by_account on search_rule (account_id);
