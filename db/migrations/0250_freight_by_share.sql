-- What of a package's freight has gone back, in whole pesos: who withdraws from a part of a package gets that part's share.
-- `shipping_refunded` says that all of it has; of refunds so far that is what was given.
alter table package add column shipping_refunded_amount int not null default 0;
alter table package add constraint package_shipping_refunded_amount_check
  check (shipping_refunded_amount between 0 and shipping_rate) not valid;
update package set shipping_refunded_amount = shipping_rate where shipping_refunded;
