-- no transaction
-- Whose term is over (facts/fact-term.repository.ts).
drop index concurrently if exists product_lacking_fact_by_moment;
create index concurrently product_lacking_fact_by_moment on product_lacking_fact (since, seller_id);
