-- Who wants one mail when a product, or one combination of it, is there again or costs less.
create table product_alert (
  id int generated always as identity primary key,
  email text not null,
  -- Whose address is known to be hers; null: a guest's, which nobody has proved.
  account_id bigint references account on delete cascade,
  product_id int not null references product on delete cascade,
  -- Null: any combination will do.
  variant_id bigint references product_variant on delete cascade,
  kind text not null check (kind in ('stock', 'price')),
  -- What it cost when she asked.
  price int not null check (price > 0),
  created_at timestamptz not null,
  looked_at timestamptz,
  told_at timestamptz
);
create unique index product_alert_open on product_alert (email, product_id, kind, coalesce(variant_id, 0)) where told_at is null;
create index product_alert_to_look on product_alert (looked_at nulls first, id) where told_at is null;
create index product_alert_by_product on product_alert (product_id);
create index product_alert_by_variant on product_alert (variant_id) where variant_id is not null;
create index product_alert_by_account on product_alert (account_id, id) where account_id is not null;
create index product_alert_by_age on product_alert (created_at);
