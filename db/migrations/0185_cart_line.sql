-- The cart of who is logged in, the same on each of her devices. What is taken out stays with quantity 0, so that a device
-- that was away does not bring it back; the worker takes away what has expired.
create table cart_line (
  account_id bigint not null references account on delete cascade,
  product_id int not null references product on delete cascade,
  -- The chosen terms as the browser's key of a line has them: '1-4,2-7'; '' where there is nothing to choose.
  choice text not null check (choice ~ '^(\d{1,10}-\d{1,10}(,\d{1,10}-\d{1,10}){0,19})?$'),
  saved_for_later boolean not null,
  quantity int not null check (quantity between 0 and 999),
  -- Counts up with each change of the whole cart: whoever knows an older one has not seen this line as it is.
  version int not null,
  changed_at timestamptz not null,
  primary key (account_id, product_id, choice, saved_for_later)
);
create index cart_line_by_change on cart_line (changed_at);
