-- no transaction
-- Systems ask what has changed since: a page of it in the order of the changes.
create index concurrently if not exists product_of_seller_by_change on product (seller_id, updated_at, id);
