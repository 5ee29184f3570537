-- Operators' searches of orders and products ask which shops are called so: by the beginnings of words of 10,000 shops.
create index seller_called on seller using gin ((' ' || folded_text) gin_trgm_ops);
