-- no transaction
-- What has not come yet, by the last day promised (orders/fulfilment/told-buyer.repository.ts).
drop index concurrently if exists package_open_promise;
create index concurrently package_open_promise on package (promised_to)
  where stage in ('to-accept', 'to-prepare', 'to-send', 'on-the-way') and promised_to is not null;
