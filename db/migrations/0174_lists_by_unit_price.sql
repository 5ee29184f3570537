-- no transaction
-- Lists by price a unit, what has no content last (src/server/modules/catalogue/browse/listing.repository.ts).
drop index concurrently if exists product_unit_price;
create index concurrently product_unit_price on product (
  (coalesce(unit_price(final_price, content_amount, content_unit, content_pieces), 2147483647)), id) where active;
drop index concurrently if exists product_main_category_unit_price;
create index concurrently product_main_category_unit_price on product (
  main_category_id, (coalesce(unit_price(final_price, content_amount, content_unit, content_pieces), 2147483647)), id) where active;
drop index concurrently if exists product_subcategory_unit_price;
create index concurrently product_subcategory_unit_price on product (
  subcategory_id, (coalesce(unit_price(final_price, content_amount, content_unit, content_pieces), 2147483647)), id) where active;
drop index concurrently if exists product_seller_unit_price;
create index concurrently product_seller_unit_price on product (
  seller_id, (coalesce(unit_price(final_price, content_amount, content_unit, content_pieces), 2147483647)), id) where active;
drop index concurrently if exists product_offer_unit_price;
create index concurrently product_offer_unit_price on product (
  (coalesce(unit_price(final_price, content_amount, content_unit, content_pieces), 2147483647)), id) where active and sale_price is not null;
