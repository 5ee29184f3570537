create table favourite (
  account_id bigint not null references account on delete cascade,
  product_id int not null references product on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, product_id)
);
create index favourite_newest on favourite (account_id, created_at desc, product_id desc);
-- For the cascade when a product goes.
create index favourite_by_product on favourite (product_id);
