-- The job of every minute finds what starts and what ends without reading the offers that run.
drop index offer_open;
create index offer_to_start on offer (starts_at, product_id) where state = 'planned';
create index offer_to_end on offer (ends_at, product_id) where state = 'running';
create index offer_by_product on offer (product_id);
