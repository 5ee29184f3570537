-- The score counts what the category asks, and goes stale when the category asks something else.
alter table product_standing
  -- What the schema versions of the product's category and subcategory came to when it was reckoned: they only rise, so any
  -- other sum means that the job reckons it again. -1, a constant that rewrites no row: reckoned before the score knew facts.
  add column schema_version int not null default -1;
