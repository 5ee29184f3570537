-- What a shop's list says of a product beside the product: how complete it is, what it is like, how it sells. Apart from
-- product, whose rows and indexes stay as they are when one of these changes.
create table product_standing (
  product_id int primary key references product on delete cascade,
  seller_id int not null references seller,
  -- 0 to 100 (src/domain/product-quality.ts).
  quality smallint not null,
  -- Its score is low, or its weight contradicts its content.
  to_improve boolean not null,
  -- The weight contradicts the content: the question to ask.
  doubt text,
  -- 'seller n:name|content' and 'seller g:code': products of a shop that share one are told as the same.
  keys text[] not null,
  -- In the last thirty days; counted hourly.
  sold_units int not null default 0
);
create index product_standing_to_improve on product_standing (seller_id, product_id desc) where to_improve;
create index product_standing_sold on product_standing (seller_id, sold_units desc, product_id desc);
create index product_standing_keys on product_standing using gin (keys) with (fastupdate = off);
