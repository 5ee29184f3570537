-- no transaction
-- Money that may be released, by the moment its clock began (payouts/settlements/release.repository.ts).
drop index concurrently if exists package_confirmed;
create index concurrently package_confirmed on package (delivery_confirmed_at, order_number, seller_id)
  where money_state = 'held' and delivery_confirmed_at is not null and delivery_disputed_at is null;
-- Deliveries that only their shop has told of, and those that their buyer denies (orders/fulfilment/delivery.repository.ts).
drop index concurrently if exists package_unconfirmed;
create index concurrently package_unconfirmed on package (delivered_at)
  where status_id = 3 and delivery_confirmed_at is null and delivery_disputed_at is null;
drop index concurrently if exists package_disputed;
create index concurrently package_disputed on package (delivery_disputed_at)
  where delivery_disputed_at is not null;
drop index concurrently if exists package_releasable;
-- What has not come yet, by the last day promised (orders/fulfilment/told-buyer.repository.ts).
drop index concurrently if exists package_open_promise;
create index concurrently package_open_promise on package (promised_to)
  where stage in ('to-accept', 'to-prepare', 'to-send', 'on-the-way') and promised_to is not null;
