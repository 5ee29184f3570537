-- no transaction
drop index concurrently if exists offer_of_variant;
create index concurrently offer_of_variant on offer (variant_id) where variant_id is not null;
