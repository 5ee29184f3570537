-- Exports of other shops, pictures that are fetched by their addresses, and sheets that bring their ZIP.
alter table product_import
  -- Whose export it is; 'sheet' is our own or one whose columns the shop explains.
  add column source text not null default 'sheet'
    check (source in ('sheet', 'shopify', 'woocommerce', 'mercadolibre')),
  -- What the shop says of products that do not say it: measures, weight, units, tax.
  add column defaults jsonb,
  -- What separates the columns of a CSV, where the shop had to say it.
  add column delimiter text,
  -- The sheet after which a ZIP of pictures is read and saved without being asked.
  add column follows_id bigint references product_import on delete cascade,
  -- Of the upload: a shop's open ones together have a bound.
  add column file_bytes bigint not null default 0;
create index product_import_followers on product_import (follows_id) where follows_id is not null;

-- What a row came to although it is saved: why a product stays a draft, which picture did not come.
alter table product_import_row add column notes jsonb not null default '[]';
create index product_import_row_noted on product_import_row (import_id, row_number) where notes <> '[]';

-- What the shop has said of another shop's categories, and of products that lack something, for its next export.
create table product_import_category (
  seller_id int not null references seller on delete cascade,
  source_name text not null,
  main_category_id int references category on delete cascade,
  subcategory_id int references category on delete set null,
  saved_at timestamptz not null,
  primary key (seller_id, source_name)
);
create table product_import_default (
  seller_id int primary key references seller on delete cascade,
  defaults jsonb not null,
  saved_at timestamptz not null
);

-- Pictures of a product that are to be fetched, one row a product.
create table product_picture_fetch (
  id bigint generated always as identity primary key,
  seller_id int not null references seller on delete cascade,
  product_id int not null references product on delete cascade,
  import_id bigint references product_import on delete cascade,
  -- In whose name they are saved; null: a key of the shop's system.
  account_id bigint references account on delete set null,
  -- In their order: [{address, row, url, problem, choices}]
  pictures jsonb not null,
  -- The pictures that the product has stay before these.
  keeps_others boolean not null default false,
  picture_count int not null,
  fetched_count int not null default 0,
  failed_count int not null default 0,
  attempts int not null default 0,
  created_at timestamptz not null,
  -- Null: nothing is left to do.
  next_attempt_at timestamptz
);
create index product_picture_fetch_due on product_picture_fetch (next_attempt_at, id) where next_attempt_at is not null;
create index product_picture_fetch_of_product on product_picture_fetch (product_id);
create index product_picture_fetch_of_import on product_picture_fetch (import_id);
create index product_picture_fetch_of_seller on product_picture_fetch (seller_id) where next_attempt_at is not null;

-- What an address was stored as, so that the same sheet fetches nothing twice.
create table product_picture_source (
  seller_id int not null references seller on delete cascade,
  address text not null,
  url text not null,
  fetched_at timestamptz not null,
  primary key (seller_id, address)
);

-- Products that were asked to be active and wait for their first picture.
create table product_awaiting_picture (
  product_id int primary key references product on delete cascade,
  since timestamptz not null
);
