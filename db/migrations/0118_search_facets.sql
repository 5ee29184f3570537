-- What a product is counted by in the filters of lists, as src/domain/product-facets.ts writes it; the job that rewrites rows
-- of an older format fills it.
alter table search_document add column facets text not null default '';

-- 'price facets' of what matches, a line each. From the fixed sample alone where that stands for a thousand products or
-- more: each of its rows then speaks for `step`. A small catalogue is its own sample.
create function facet_rows(wanted tsquery, filters tsquery, lowest int, highest int)
  returns table (lines text, step int, is_exact boolean)
  language plpgsql stable
  set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  exact_limit constant int := 1000;
  everything tsquery := case when wanted is null then coalesce(filters, '''x:'''::tsquery)
    when filters is null then wanted else wanted && filters end;
  sample_limit int;
  found_count int;
begin
  select s.sample_step into step from search_sampling s;
  sample_limit := case when step = 1 then 10000 else 2000 end;
  select string_agg(t.final_price || ' ' || t.facets, E'\n'), count(*) into lines, found_count
  from (
    select d.final_price, d.facets from search_document d
    where d.is_sample and d.document @@ everything and d.final_price between lowest and highest
    limit sample_limit
  ) t;
  is_exact := step = 1 and found_count < sample_limit;
  if step > 1 and found_count * step < exact_limit then
    step := 1;
    select string_agg(t.final_price || ' ' || t.facets, E'\n'), count(*) into lines, found_count
    from (
      select d.final_price, d.facets from search_document d
      where d.document @@ everything and d.final_price between lowest and highest
      limit exact_limit
    ) t;
    is_exact := found_count < exact_limit;
  end if;
  return next;
end $$;
