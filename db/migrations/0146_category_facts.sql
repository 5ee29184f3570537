-- What a category asks of its products: the attributes of before, offered as options, grow into fields of four kinds.
alter table category_attribute
  -- Stays when the field is renamed; a product's value is found by it, in a subcategory as in its category.
  add column key text not null default '' check (length(key) <= 60),
  add column kind text not null default 'choice' check (kind in ('choice', 'number', 'text', 'yes-no')),
  add column unit text not null default '' check (length(unit) <= 20),
  -- Null: nobody has to say it. Products of before have a term from this moment on.
  add column required_since timestamptz,
  add column filterable boolean not null default true,
  -- Offered as an option whose combinations are sold apart, instead of asked as a fact.
  add column variant_making boolean not null default true;
update category_attribute
set key = left(trim('-' from regexp_replace(fold_text(name), '[^a-z0-9]+', '-', 'g')) || '-' || position, 60);
-- Rises with every change of the fields; the log holds who changed them, when, and how they were.
alter table category add column schema_version int not null default 1 check (schema_version > 0);

create table product_fact (
  product_id int not null references product on delete cascade,
  key text not null check (length(key) between 1 and 60),
  -- A term's name, '12.5', 'si' or 'no', or a text, by the kind of the field.
  value text not null check (length(value) between 1 and 2000),
  primary key (product_id, key)
);

-- Products on sale or paused that lack something their category requires: the to-do list of their shop. Apart from the
-- product, whose row and indexes then stay as they are when a category changes.
create table product_lacking_fact (
  product_id int primary key references product on delete cascade,
  seller_id int not null references seller,
  -- When the first of what is missing became required.
  since timestamptz not null
);
create index product_lacking_fact_of_seller on product_lacking_fact (seller_id, product_id desc);
