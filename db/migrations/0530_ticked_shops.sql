-- no transaction
-- Products of ticked shops in a category: all of the shop and all of the category were read to find those of both (17 ms for
-- a shop of 20,000 products in a category of 19,000).
drop index concurrently if exists product_seller_category_popular;
create index concurrently product_seller_category_popular on product (seller_id, main_category_id, popularity desc, id desc)
  where active;
