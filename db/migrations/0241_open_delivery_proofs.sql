-- no transaction
-- Pictures of deliveries that are still to be moved (orders/fulfilment/delivery-proof.repository.ts).
drop index concurrently if exists package_open_proof;
create index concurrently package_open_proof on package (order_number, seller_id) where delivery_proof_url is not null;
