-- no transaction
-- What a shop has to send, by the day that its promise says; what was bought before promises were kept comes first
-- (src/server/modules/orders/fulfilment/overdue.ts).
drop index concurrently if exists package_shop_promised;
create index concurrently package_shop_promised on package (
  seller_id, stage, (coalesce(dispatch_by, '0001-01-01'::date)), (coalesce(accepted_at, received_at)), order_number)
  where received_at is not null and stage in ('to-prepare', 'to-send');
-- And the operators' list of what is late.
drop index concurrently if exists package_promise_due;
create index concurrently package_promise_due on package (stage, dispatch_by)
  where received_at is not null and stage in ('to-prepare', 'to-send');
