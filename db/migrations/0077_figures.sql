-- How many visitors came how far, by day: numbers only, nobody's address or account.
create table daily_visits (
  day date not null,
  step text not null check (step in ('visit', 'product', 'cart', 'checkout')),
  visitors int not null check (visitors > 0),
  primary key (day, step)
);

-- What was searched for and not found.
create table daily_missed_search (
  day date not null,
  words text not null check (length(words) between 1 and 60),
  count int not null check (count > 0),
  primary key (day, words)
);

-- Sales of the whole marketplace by day, from the index alone; 32 is cancelled, 33 waits for its payment.
create index package_sold_by_day on package (sold_on) include (seller_id, order_number, subtotal, refunded_goods)
  where status_id not in (32, 33);
create index package_cancelled_by_day on package (sold_on) where status_id = 32;
