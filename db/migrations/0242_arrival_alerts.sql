-- A product that does not travel to a place: one mail when it does. One open place for each person and product, the last
-- that she asked for.
alter table product_alert add column city_id text references city;
alter table product_alert drop constraint product_alert_kind_check;
alter table product_alert
  add constraint product_alert_kind_check check (kind in ('stock', 'price', 'arrival')) not valid,
  add constraint product_alert_place check ((kind = 'arrival') = (city_id is not null)) not valid;
-- These are looked at each hour: a tariff changes no product (catalogue/product-alerts/product-alert.repository.ts).
create index product_alert_arrivals on product_alert (looked_at nulls first, id)
  where kind = 'arrival' and told_at is null;
create index product_alert_by_city on product_alert (city_id) where city_id is not null;
