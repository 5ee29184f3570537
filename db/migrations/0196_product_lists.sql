-- Named lists of what somebody wants, beside the one list of favourites.
create table product_list (
  id int generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- Whoever has the link reads the list; null: only she does.
  share_token text unique,
  -- Readers are told her first name.
  shows_owner boolean not null default false,
  created_at timestamptz not null
);
create unique index product_list_name on product_list (account_id, lower(name));

create table product_list_line (
  list_id int not null references product_list on delete cascade,
  product_id int not null references product on delete cascade,
  -- As in stock and order lines: ascending; empty: nothing chosen, or nothing to choose.
  term_ids int[] not null,
  quantity int not null check (quantity between 1 and 999),
  added_at timestamptz not null,
  primary key (list_id, product_id, term_ids)
);
create index product_list_line_by_product on product_list_line (product_id);
