-- no transaction
-- Shops by any part of their words, for 'Ir a…' and the list of sellers.
drop index concurrently if exists seller_folded_text;
create index concurrently seller_folded_text on seller using gin (folded_text gin_trgm_ops);
