-- no transaction
-- Days of the operators' list become a range of numbers (operator-order-list.repository.ts), which this index alone tells:
-- 41,000 orders of a month were looked up in the table one by one, and of more than 20,000 it was given up.
drop index concurrently if exists orders_by_moment_and_number;
create index concurrently orders_by_moment_and_number on orders (created_at, number);
drop index concurrently if exists orders_by_moment;
