-- no transaction
-- The freight of a package may go back in several parts, each with its refund; the package counts how much it was
-- (0250_freight_by_share.sql), which no longer needs 'once at most'.
drop index concurrently if exists refund_shipping_by_package;
create index concurrently refund_shipping_by_package on refund_shipping (order_number, seller_id);
alter table refund_shipping drop constraint if exists refund_shipping_order_number_seller_id_key;
