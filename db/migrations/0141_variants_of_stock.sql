-- In steps of products, so that no sort outgrows the memory. Rows of product are only read: the shop goes on serving,
-- selling and saving meanwhile; what is added meanwhile gets its variants from the trigger.
do $$
declare
  ids int[];
  last int := 0;
begin
  -- Nobody has counted what is being filled: by nested loops all of it would be read for each row.
  set local enable_nestloop = off;
  loop
    select array_agg(id order by id) into ids
    from (select id from product where id > last and stock_per_combination order by id limit 5000) step;
    exit when ids is null;
    perform add_missing_variants(ids);
    last := ids[cardinality(ids)];
  end loop;
end $$;
