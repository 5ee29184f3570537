-- What matches a common word is counted over 1,000 rows of the sample, not 2,000: at a million products reading them was a third
-- of what such a search cost the database, and tallying them half of what it cost the app. Where the sample said that fewer
-- than 1,000 products match and there are a few more, the rows that were read for the order are counted and not read again.
-- Words that thousands have and few of the popular products (92 of 7,840) were looked up in the whole catalogue's index and
-- read 1,000 rows deep, which was half of all that searches cost: the sample's, which are read for the counts in any case, are
-- enough behind the popular ones where they are 200 together, or else 300 of the whole catalogue.

create or replace function facet_rows(wanted tsquery, filters tsquery, lowest int, highest int)
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
  sample_limit := case when step = 1 then 10000 else exact_limit end;
  select string_agg(t.facets, E'\n'), count(*) into lines, found_count
  from (
    select d.facets from search_document d
    where d.is_sample and d.document @@ everything and d.final_price between lowest and highest
    limit sample_limit
  ) t;
  is_exact := step = 1 and found_count < sample_limit;
  if step > 1 and found_count * step < exact_limit then
    step := 1;
    select string_agg(t.facets, E'\n'), count(*) into lines, found_count
    from (
      select d.facets from search_document d
      where d.document @@ everything and d.final_price between lowest and highest
      limit exact_limit
    ) t;
    is_exact := found_count < exact_limit;
  end if;
  return next;
end $$;

create or replace function parcel_rows(wanted tsquery, filters tsquery, lowest int, highest int)
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
  sample_limit := case when step = 1 then 10000 else exact_limit end;
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

-- Reads at most about 1,000 popular and 1,000 other rows whatever the words are, so a common word costs no more than a
-- rare one. `wanted`: null wants nothing; `heads`: the same with a word as the head of the name, looked through too when
-- there are more matches than are read; `filters` holds tokens, null none; `preferred` and `named` are wanted by
-- nobody, and told when some row has them outside of its description. Counts are exact below 1,000 matches; above, they
-- are estimates from the sample. `pinned` come first whatever they match, `lifted` before others of their level, `buried`
-- last; what is bought after `words` (null: of no meaning) comes before its equals. `with_facets`: the lines of
-- `facet_rows` too, of the rows that are read in any case where these are all.
create or replace function match_products(wanted tsquery, heads tsquery, filters tsquery, ranked tsquery, own tsquery,
    ranked_count int, own_count int, preferred tsquery, named tsquery, sort text, lowest int, highest int,
    pinned int[], lifted int[], buried int[], asked_words text, with_facets boolean, skip int, take int)
  returns table (total int, is_exact boolean, product_ids int[], best float8, has_named boolean, has_preferred boolean,
    lines text, step int, lines_exact boolean)
  language plpgsql stable
  set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  candidate_limit constant int := 1000;
  others_limit constant int := 300;
  -- Less than `lifted`, more than reviews, and less than any word of the text.
  most_bought constant float8 := 0.03;
  everything tsquery := case when wanted is null then coalesce(filters, '''x:'''::tsquery)
    when filters is null then wanted else wanted && filters end;
  main tsquery;
  sample_step int;
  tier_is_all boolean;
  ids int[];
  scores float8[];
  found_count int;
  popular_count int;
  few_popular boolean;
  is_sampled boolean;
  sampled record;
  sample_count int := 0;
  estimate int := 0;
  is_common boolean;
  are_enough boolean := false;
  bought_ids int[];
  bought_lifts real[];
  more record;
begin
  select s.sample_step, s.tier_popularity = -2147483648 into sample_step, tier_is_all from search_sampling s;
  step := 1;

  select count(*), array_agg(t.product_id), array_agg(t.score), max(t.words), bool_or(t.is_named), bool_or(t.is_preferred),
    string_agg(t.facets, E'\n')
  into found_count, ids, scores, best, has_named, has_preferred, lines
  from (
    select r.product_id, r.words, r.is_named, r.is_preferred, r.facets,
      search_score(sort, r.words, r.in_stock, r.rating, r.popularity, r.final_price, r.unit_price, r.created_at) as score
    from (
      select d.*, d.name_document @@ named as is_named, d.name_document @@ preferred as is_preferred,
        search_rank(d.name_document, ranked, own, ranked_count, own_count) as words
      from search_document d
      where d.is_popular and d.document @@ everything and d.final_price between lowest and highest
      limit candidate_limit
    ) r
  ) t;

  if found_count = candidate_limit and heads is not null then
    main := case when filters is null then heads else heads && filters end;
    select array_agg(t.product_id) as ids, array_agg(t.score) as scores, max(t.words) as best into more
    from (
      select r.product_id, r.words,
        search_score(sort, r.words, r.in_stock, r.rating, r.popularity, r.final_price, r.unit_price, r.created_at) as score
      from (
        select d.*, search_rank(d.name_document, ranked, own, ranked_count, own_count) as words
        from search_document d
        where d.is_popular and d.document @@ main and d.final_price between lowest and highest
        limit candidate_limit
      ) r
    ) t;
    ids := ids || more.ids;
    scores := scores || more.scores;
    best := greatest(best, more.best);
  end if;

  popular_count := found_count;
  few_popular := popular_count < 200;
  is_sampled := popular_count >= 20 and sample_step > 1;
  if is_sampled then
    select count(*) as number, array_agg(t.product_id) filter (where few_popular) as ids,
      array_agg(t.score) filter (where few_popular) as scores, max(t.words) as best, bool_or(t.is_named) as has_named,
      bool_or(t.is_preferred) as has_preferred, case when with_facets then string_agg(t.facets, E'\n') end as lines
    into sampled
    from (
      select r.product_id, r.words, r.is_named, r.is_preferred, r.facets, case when few_popular then
        search_score(sort, r.words, r.in_stock, r.rating, r.popularity, r.final_price, r.unit_price, r.created_at) end as score
      from (
        select d.*, few_popular and d.name_document @@ named as is_named,
          few_popular and d.name_document @@ preferred as is_preferred,
          case when few_popular then search_rank(d.name_document, ranked, own, ranked_count, own_count) end as words
        from search_document d
        where d.is_sample and d.document @@ everything and d.final_price between lowest and highest
        limit candidate_limit
      ) r
    ) t;
    -- Two standard deviations below what the sample says: 'more than' must be true.
    sample_count := sampled.number;
    estimate := ((sample_count - 2 * sqrt(sample_count)) * sample_step)::int;
  end if;
  is_common := estimate >= candidate_limit;

  -- Of a common word the sample's are enough behind the few popular ones, or else some of the whole catalogue.
  if is_common and few_popular and popular_count + sample_count >= 200 then
    more := sampled;
  elsif not tier_is_all and not (is_common and not few_popular) then
    select count(*) as number, array_agg(t.product_id) as ids, array_agg(t.score) as scores, max(t.words) as best,
      bool_or(t.is_named) as has_named, bool_or(t.is_preferred) as has_preferred, string_agg(t.facets, E'\n') as lines
    into more
    from (
      select r.product_id, r.words, r.is_named, r.is_preferred, r.facets,
        search_score(sort, r.words, r.in_stock, r.rating, r.popularity, r.final_price, r.unit_price, r.created_at) as score
      from (
        select d.*, d.name_document @@ named as is_named, d.name_document @@ preferred as is_preferred,
          search_rank(d.name_document, ranked, own, ranked_count, own_count) as words
        from search_document d
        where d.document @@ everything and d.final_price between lowest and highest
        limit case when is_common then others_limit else candidate_limit end
      ) r
    ) t;
  else
    are_enough := true;
  end if;
  if not are_enough then
    found_count := more.number;
    ids := ids || more.ids;
    scores := scores || more.scores;
    best := greatest(best, more.best);
    has_named := has_named or more.has_named;
    has_preferred := has_preferred or more.has_preferred;
    lines := more.lines;
  end if;

  if is_common then
    total := greatest(popular_count, estimate);
    is_exact := false;
    lines := sampled.lines;
    lines_exact := false;
    step := sample_step;
  else
    total := found_count;
    is_exact := found_count < candidate_limit;
    lines_exact := is_exact;
    if with_facets and not is_exact and not is_sampled then
      select f.lines, f.step, f.is_exact into lines, step, lines_exact
      from facet_rows(wanted, filters, lowest, highest) f;
    end if;
  end if;
  if not with_facets then lines := null; end if;

  if cardinality(pinned) > 0 then
    select array_agg(d.product_id) as ids into more from search_document d
    where d.product_id = any (pinned) and (filters is null or d.document @@ filters) and d.final_price between lowest and highest;
    ids := ids || more.ids;
    scores := scores || array_fill(0::float8, array[coalesce(cardinality(more.ids), 0)]);
  end if;

  if asked_words is not null and found_count > 1 then
    select b.product_ids, b.lifts into bought_ids, bought_lifts from search_bought b where b.words = asked_words;
  end if;

  -- Where nobody places any, a row's score is all, however often it was read.
  if bought_ids is null and cardinality(pinned || lifted || buried) = 0 then
    if tier_is_all and main is null then
      product_ids := array(
        select u.id from unnest(ids, scores) u (id, score) order by u.score desc, u.id desc offset skip limit take);
    else
      product_ids := array(
        select u.id from unnest(ids, scores) u (id, score) group by u.score, u.id
        order by u.score desc, u.id desc offset skip limit take);
    end if;
    return next;
    return;
  end if;
  select coalesce(array_agg(x.id order by x.score desc, x.id desc), '{}') into product_ids
  from (
    select u.id, max(u.score
      + case when bought_ids is null then 0
          else most_bought * least(coalesce(bought_lifts[array_position(bought_ids, u.id)], 0), 1) end
      + case when u.id = any (lifted) then 0.04 else 0 end
      - case when u.id = any (buried) then 1e14 else 0 end
      + coalesce(1e15 - 1e9 * array_position(pinned, u.id), 0)) as score
    from unnest(ids, scores) u (id, score)
    group by u.id order by 2 desc, 1 desc offset skip limit take
  ) x;
  return next;
end $$;
