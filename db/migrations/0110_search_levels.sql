-- The read model's rows get words by level and tokens to filter by. They are written by the server (src/domain/search-*):
-- a job brings rows of an older `format` up to date in batches, so nothing is rewritten under a lock here.
--   name_document: name's head and reference (A), rest of the name (B), options (C), categories and shop (D); the order of
--     results comes from it.
--   document: all words, those of the description too, 'h:' heads, 'k:' categories, 'g:' words without their gender, 'q:'
--     amounts, and tokens: 'x:' every row, 'm:' and 'u:' categories, 's:' seller, 'y:' municipality, 'p:' step of the price,
--     'f:offer', 'f:stock', 'r:4' four stars or more, 'o:talla=m' option.
alter table search_document
  add column format smallint not null default 0,
  add column in_stock boolean not null default true,
  -- Of 5; few reviews are drawn towards the middle.
  add column rating real not null default 3.5;
-- Of which all rows are; the job that fills them writes it at its end.
alter table search_sampling add column format smallint not null default 0;

-- Words of the catalogue, for slips and compounds. The next filling writes them.
delete from search_word;
drop index search_word_similar;
alter table search_word
  -- How people write it; `word` is one form for all its numbers.
  add column shown text not null,
  -- The word and its sound, whole and with a letter left out: words with a common key are one slip apart.
  add column neighbour_keys text[] not null,
  -- Products that have it in the name, an option, the shop's or a category's name; 0: in descriptions only.
  add column name_frequency int not null default 0,
  -- Products that are it: the head of their name.
  add column head_frequency int not null default 0;
create index search_word_neighbours on search_word using gin (neighbour_keys);

drop function search_products(tsquery, tsquery, text, int, int);
drop function search_score(text, boolean, int, int, timestamptz);

-- Sum of the levels that the words reach in a row: 1 for the head, less below. One slot of `ranked` each; a word that was
-- typed itself or is its equal counts more than twice what others count. ts_rank divides by the number of lexemes and by pi^2/6.
create function search_rank(names tsvector, ranked tsquery, own tsquery, ranked_count int, own_count int)
  returns float8 language sql stable parallel safe as $$
  select 1.6449340668 * (coalesce(ts_rank('{0.15,0.3,0.5,1}'::float4[], names, ranked) * ranked_count, 0)
    + coalesce(1.2 * ts_rank('{0.15,0.3,0.5,1}'::float4[], names, own) * own_count, 0))
  $$;

-- Highest first. Below the words: what operators lift, then reviews, then popularity; sold out comes last.
create function search_score(sort text, words float8, in_stock boolean, rating real, popularity int, final_price int,
    created_at timestamptz)
  returns float8 language sql stable parallel safe as $$
  select case sort
    when 'precio-asc' then -final_price
    when 'precio-desc' then final_price
    when 'nuevos' then extract(epoch from created_at)::float8
    when 'popular' then popularity
    when 'mejor-calificados' then rating
    when 'baratos' then floor(words / 2) * 1e10 - final_price - case when in_stock then 0 else 1e12 end
    else words + rating * 0.004 + ln(1 + greatest(popularity, 0)) * 0.0004 - case when in_stock then 0 else 100 end
  end $$;

-- Reads at most about 1,000 popular and 1,000 other rows whatever the words are, so a common word costs no more than a
-- rare one. `wanted`: null wants nothing; `heads`: the same with a word as the head of the name, looked through too when
-- there are more matches than are read; `filters` holds tokens, null none; `preferred` and `named` are wanted by
-- nobody, and told when some row has them outside of its description. Counts are exact below 1,000 matches; above, they are estimates from the sample.
-- `pinned` come first whatever they match, `lifted` before others of their level, `buried` last.
create function match_products(wanted tsquery, heads tsquery, filters tsquery, ranked tsquery, own tsquery,
    ranked_count int, own_count int, preferred tsquery, named tsquery, sort text, lowest int, highest int,
    pinned int[], lifted int[], buried int[], skip int, take int)
  returns table (total int, is_exact boolean, product_ids int[], categories jsonb, sellers jsonb,
    best float8, has_named boolean, has_preferred boolean)
  language plpgsql stable
  set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  candidate_limit constant int := 1000;
  everything tsquery := case when wanted is null then coalesce(filters, '''x:'''::tsquery)
    when filters is null then wanted else wanted && filters end;
  main tsquery := case when filters is null then heads else heads && filters end;
  step int;
  tier_is_all boolean;
  ids int[];
  scores float8[];
  ranks float8[];
  found_categories int[];
  found_sellers int[];
  found_count int;
  sample_count int := 0;
  sample_categories int[];
  sample_sellers int[];
  more record;
begin
  select s.sample_step, s.tier_popularity = -2147483648 into step, tier_is_all from search_sampling s;

  select count(*), array_agg(t.product_id), array_agg(t.words), array_agg(t.score), array_agg(t.main_category_id),
    array_agg(t.seller_id), bool_or(t.is_named), bool_or(t.is_preferred)
  into found_count, ids, ranks, scores, found_categories, found_sellers, has_named, has_preferred
  from (
    select r.*, search_score(sort, r.words, r.in_stock, r.rating, r.popularity, r.final_price, r.created_at) as score
    from (
      select d.*, d.name_document @@ named as is_named, d.name_document @@ preferred as is_preferred,
        search_rank(d.name_document, ranked, own, ranked_count, own_count) as words
      from search_document d
      where d.is_popular and d.document @@ everything and d.final_price between lowest and highest
      limit candidate_limit
    ) r
  ) t;

  if found_count = candidate_limit and heads is not null then
    select array_agg(t.product_id) as ids, array_agg(t.words) as ranks, array_agg(t.score) as scores into more
    from (
      select r.*, search_score(sort, r.words, r.in_stock, r.rating, r.popularity, r.final_price, r.created_at) as score
      from (
        select d.*, search_rank(d.name_document, ranked, own, ranked_count, own_count) as words
        from search_document d
        where d.is_popular and d.document @@ main and d.final_price between lowest and highest
        limit candidate_limit
      ) r
    ) t;
    ids := ids || more.ids;
    ranks := ranks || more.ranks;
    scores := scores || more.scores;
  end if;

  if found_count >= 200 and not tier_is_all then
    select count(*), array_agg(t.main_category_id), array_agg(t.seller_id)
    into sample_count, sample_categories, sample_sellers
    from (
      select d.main_category_id, d.seller_id from search_document d
      where d.is_sample and d.document @@ everything and d.final_price between lowest and highest
      limit candidate_limit
    ) t;
  end if;

  if sample_count * step >= candidate_limit then
    is_exact := false;
    -- Two standard deviations below the estimate: 'more than' must be true.
    total := greatest(found_count, ((sample_count - 2 * sqrt(sample_count)) * step)::int);
    found_categories := sample_categories;
    found_sellers := sample_sellers;
  else
    step := 1;
    if not tier_is_all then
      select count(*) as number, array_agg(t.product_id) as ids, array_agg(t.words) as ranks, array_agg(t.score) as scores,
        array_agg(t.main_category_id) as categories, array_agg(t.seller_id) as sellers,
        bool_or(t.is_named) as has_named, bool_or(t.is_preferred) as has_preferred
      into more
      from (
        select r.*, search_score(sort, r.words, r.in_stock, r.rating, r.popularity, r.final_price, r.created_at) as score
        from (
          select d.*, d.name_document @@ named as is_named, d.name_document @@ preferred as is_preferred,
            search_rank(d.name_document, ranked, own, ranked_count, own_count) as words
          from search_document d
          where d.document @@ everything and d.final_price between lowest and highest
          limit candidate_limit
        ) r
      ) t;
      found_count := more.number;
      ids := ids || more.ids;
      ranks := ranks || more.ranks;
      scores := scores || more.scores;
      found_categories := more.categories;
      found_sellers := more.sellers;
      has_named := has_named or more.has_named;
      has_preferred := has_preferred or more.has_preferred;
    end if;
    total := found_count;
    is_exact := found_count < candidate_limit;
  end if;

  if cardinality(pinned) > 0 then
    select array_agg(d.product_id) as ids into more from search_document d
    where d.product_id = any (pinned) and (filters is null or d.document @@ filters) and d.final_price between lowest and highest;
    ids := ids || more.ids;
    ranks := ranks || array_fill(0::float8, array[coalesce(cardinality(more.ids), 0)]);
    scores := scores || array_fill(0::float8, array[coalesce(cardinality(more.ids), 0)]);
  end if;

  select max(u.words) into best from unnest(ranks) u (words);
  select coalesce(array_agg(x.id order by x.score desc, x.id desc), '{}') into product_ids
  from (
    select u.id, max(u.score
      + case when u.id = any (lifted) then 0.04 else 0 end
      - case when u.id = any (buried) then 1e14 else 0 end
      + coalesce(1e15 - 1e9 * array_position(pinned, u.id), 0)) as score
    from unnest(ids, scores) u (id, score)
    group by u.id order by 2 desc, 1 desc offset skip limit take
  ) x;
  select coalesce(jsonb_agg(x), '[]') into categories
  from (select u.id, count(*) * step as count from unnest(found_categories) u (id) group by 1 order by 2 desc, 1 limit 50) x;
  select coalesce(jsonb_agg(x), '[]') into sellers
  from (select u.id, count(*) * step as count from unnest(found_sellers) u (id) group by 1 order by 2 desc, 1 limit 50) x;
  return next;
end $$;
