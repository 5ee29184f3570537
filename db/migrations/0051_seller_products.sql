-- What the shop wants of a product; `active` stays what shoppers see, so that every reader and index keeps its condition.
alter table product
  add column state text not null default 'active' check (state in ('draft', 'active', 'paused', 'archived')),
  -- Rises with every change by a person, so that nobody saves over what she has not seen.
  add column version int not null default 1 check (version > 0),
  -- A draft may lack what shoppers need; image_url '' is a draft without pictures.
  alter column main_category_id drop not null,
  alter column price drop not null,
  alter column final_price drop not null,
  alter column weight_kilograms drop not null,
  alter column height_centimetres drop not null,
  alter column width_centimetres drop not null,
  alter column length_centimetres drop not null,
  add constraint shown_product_is_complete check (not active or (main_category_id is not null and price is not null
    and weight_kilograms is not null and height_centimetres is not null and width_centimetres is not null
    and length_centimetres is not null)),
  add constraint sale_needs_a_price check (sale_price is null or price is not null);
update product set state = 'paused' where not active;

-- Pages of the sellers' list, newest first; with and without a state.
create index product_of_seller on product (seller_id, id desc) include (state);
create index product_of_seller_by_state on product (seller_id, state, id desc);

create function is_product_shown(p product) returns boolean language sql stable as $$
  select p.state = 'active' and p.price is not null and p.main_category_id is not null and p.image_url <> ''
    and p.weight_kilograms is not null and p.height_centimetres is not null and p.width_centimetres is not null
    and p.length_centimetres is not null
    and exists (select from stock where stock.product_id = p.id)
    and exists (select from seller where seller.id = p.seller_id and seller.status = 2)
$$;

-- Approval shows what a shop has prepared, a block hides it; the search follows with its jobs.
create function show_products_of_seller() returns trigger language plpgsql as $$
begin
  update product p set active = is_product_shown(p)
  where p.seller_id = new.id and p.state = 'active' and p.active is distinct from is_product_shown(p);
  return null;
end $$;
create trigger seller_status_shows_products after update of status on seller
  for each row when (old.status is distinct from new.status) execute function show_products_of_seller();

-- Which stored pictures a shop may use: it uploaded them.
create table seller_picture (
  seller_id int not null references seller,
  url text not null,
  uploaded_at timestamptz not null default now(),
  primary key (seller_id, url)
);
