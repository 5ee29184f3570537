-- What is sold out, the newest product first, over all shops or in one: a small table, since it holds few stocks only.
create index short_stock_out on short_stock (product_id desc) where is_out;
create index short_stock_out_of_seller on short_stock (seller_id, product_id desc) where is_out;
