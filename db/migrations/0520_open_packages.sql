-- no transaction
-- What is still to be owed to a shop, from this index alone (0510).
drop index concurrently if exists package_unsettled;
create index concurrently package_unsettled on package (seller_id, order_number)
  include (subtotal, refunded_goods, kept_fee) where money_state = 'none' and status_id not in (31, 32);
drop index concurrently if exists package_unpaid;
