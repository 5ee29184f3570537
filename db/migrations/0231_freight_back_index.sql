-- no transaction
-- Freight that may have to go back, by its day (orders/refunds/late-freight.repository.ts).
drop index concurrently if exists package_freight_back;
create index concurrently package_freight_back on package (freight_back_on)
  where freight_back_on is not null and not shipping_refunded;
