-- no transaction
-- Deliveries whose buyers may be asked for their opinion (reviews/invitation.repository.ts).
drop index concurrently if exists package_to_invite;
create index concurrently package_to_invite on package (delivery_confirmed_at, order_number)
  where delivery_confirmed_at is not null;
-- The reviews of a product that helped most people.
drop index concurrently if exists review_helpful;
create index concurrently review_helpful on review (product_id, helpful_count desc, created_at desc, id desc)
  where status = 'approved';
