-- How often words were searched for, what was opened from there and what was bought: by day and words alone, nobody's.
create table search_day (
  day date not null,
  words text not null check (length(words) between 2 and 60),
  searches int not null default 0 check (searches >= 0),
  clicks int not null default 0 check (clicks >= 0),
  purchases int not null default 0 check (purchases >= 0),
  -- What the shop answered last; null where no page of it was made on that day.
  results int check (results >= 0),
  outcome text check (outcome in ('exact', 'corrected', 'partial', 'none')),
  primary key (day, words)
);
create index search_day_by_words on search_day (words, day);

-- The products that were opened from these words, for their shops.
create table search_day_product (
  day date not null,
  words text not null check (length(words) between 2 and 60),
  product_id int not null,
  seller_id int not null,
  clicks int not null default 0 check (clicks >= 0),
  purchases int not null default 0 check (purchases >= 0),
  primary key (day, words, product_id)
);
create index search_day_product_by_seller on search_day_product (seller_id, day);
