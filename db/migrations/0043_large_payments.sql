-- Anybody may begin a payment of any amount under an order's number; what the provider tells must always be storable, or
-- the order behind it could neither be paid nor expire.
alter table payment_transaction alter column amount type bigint;
alter table refund
  alter column goods_amount type bigint,
  alter column shipping_amount type bigint,
  alter column amount type bigint;
