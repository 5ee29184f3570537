-- no transaction
-- What a shop sold and did not send (sellers/level/level-event.repository.ts).
drop index concurrently if exists package_cancelled_of_shop;
create index concurrently package_cancelled_of_shop on package (seller_id, sold_on) where status_id = 32;
