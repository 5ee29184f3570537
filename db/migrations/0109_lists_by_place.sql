-- What a parcel of one unit is, as `parcelText` of src/domain/parcel-rows.ts writes it: product, shop, grams, cubic
-- centimetres and flags. From format 5 on; the job that rewrites rows of an older format fills it.
alter table search_document add column parcel text not null default '';

-- 'parcel|price number …' of what matches, a line each, bounded as `facet_rows` is: all of a small catalogue; of a larger
-- one up to a thousand matches, else the fixed sample, each row of which speaks for `step`. `popular_lines`: where it is
-- the sample, the popular ones that a list is made of; else null.
create function parcel_rows(wanted tsquery, filters tsquery, lowest int, highest int)
  returns table (lines text, step int, is_exact boolean, popular_lines text)
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
  select string_agg(t.parcel || '|' || t.facets, E'\n'), count(*) into lines, found_count
  from (
    select d.parcel, d.facets from search_document d
    where d.is_sample and d.document @@ everything and d.final_price between lowest and highest and d.parcel <> ''
    limit sample_limit
  ) t;
  is_exact := step = 1 and found_count < sample_limit;
  if step > 1 then
    if found_count * step < exact_limit then
      step := 1;
      select string_agg(t.parcel || '|' || t.facets, E'\n'), count(*) into lines, found_count
      from (
        select d.parcel, d.facets from search_document d
        where d.document @@ everything and d.final_price between lowest and highest and d.parcel <> ''
        limit exact_limit
      ) t;
      is_exact := found_count < exact_limit;
    else
      select string_agg(t.parcel || '|' || t.facets, E'\n') into popular_lines
      from (
        select d.parcel, d.facets from search_document d
        where d.is_popular and d.document @@ everything and d.final_price between lowest and highest and d.parcel <> ''
        limit exact_limit
      ) t;
    end if;
  end if;
  return next;
end $$;
