-- Counted by a job, like category.product_count: the filter column shows them at every listing.
alter table category add column offer_count int not null default 0 check (offer_count >= 0);
alter table seller add column product_count int not null default 0 check (product_count >= 0);
alter table seller add column offer_count int not null default 0 check (offer_count >= 0);
alter table category_seller_count add column offer_count int not null default 0 check (offer_count >= 0);
create index category_seller_count_by_seller on category_seller_count (seller_id, category_id);
create index category_seller_count_largest on category_seller_count (category_id, product_count desc, seller_id);
create index seller_largest on seller (product_count desc, id) where status = 2;

-- Read model of the search: one row for each product that shoppers can see, written with the product.
create table search_document (
  product_id int primary key references product on delete cascade,
  seller_id int not null,
  main_category_id int not null,
  final_price int not null,
  popularity int not null,
  created_at timestamptz not null,
  -- Name (weight A) and names of both categories (B).
  name_document tsvector not null,
  -- The same with the description (D) and tokens to filter by inside the index: 's:73' seller, 'm:69' main category.
  document tsvector not null,
  -- About the 20,000 most popular products, chosen by a job; a new row belongs to them until the job has run.
  is_popular boolean not null default true,
  -- A fixed sample of about 20,000 products, to count the matches of common words.
  is_sample boolean not null
) with (fillfactor = 90);
create index search_document_all on search_document using gin (document) with (fastupdate = off);
create index search_document_popular on search_document using gin (document) with (fastupdate = off) where is_popular;
create index search_document_sample on search_document using gin (document) with (fastupdate = off) where is_sample;
create index search_document_most_popular on search_document (popularity desc, product_id desc);
-- The job finds the rows whose tier changed through this one.
create index search_document_in_tier on search_document (popularity, product_id) where is_popular;

-- One row: one product of `sample_step` is in the sample; a power of two, so that a bigger step keeps a part of it.
create table search_sampling (
  only_row boolean primary key default true check (only_row),
  sample_step int not null check (sample_step > 0)
);
insert into search_sampling (sample_step) values (1);

create function is_search_sample(product_id int, sample_step int) returns boolean
  language sql immutable strict parallel safe as $$ select hashint4(product_id) & (sample_step - 1) = 0 $$;

-- Words of names and categories without accents, to correct mistyped ones.
create table search_word (
  word text primary key,
  frequency int not null
);
create index search_word_similar on search_word using gin (word gin_trgm_ops);

-- A text to suggest, found by the start of any of its words (`folded` begins at that word).
create table search_suggestion (
  folded text not null,
  shown text not null,
  weight int not null,
  primary key (folded, shown)
);
create index search_suggestion_by_start on search_suggestion (folded text_pattern_ops) include (shown, weight);

-- Highest first. Words in the name or a category count three times as much as words in the description only.
create function search_score(sort text, in_name boolean, popularity int, final_price int, created_at timestamptz)
  returns float8 language sql immutable parallel safe as $$
  select case sort
    when 'precio-asc' then -final_price
    when 'precio-desc' then final_price
    when 'nuevos' then extract(epoch from created_at)::float8
    else (case when in_name then 1 else 0.3 end) * ln(10 + greatest(popularity, 0))::float8
  end $$;

-- Reads at most about 1,000 popular and 1,000 other rows whatever the words are, so a common word costs no more than a
-- rare one. `filters` holds tokens only; without filters it is the empty query. `sort` is popular, precio-asc,
-- precio-desc or nuevos. Counts are exact below 1,000 matches; above, they are estimates from the sample.
create function search_products(words tsquery, filters tsquery, sort text, skip int, take int)
  returns table (total int, is_exact boolean, product_ids int[], categories jsonb, sellers jsonb)
  language plpgsql stable
  set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  candidate_limit constant int := 1000;
  wanted tsquery := case when numnode(filters) > 0 then words && filters else words end;
  step int;
  tier_ids int[];
  tier_scores float8[];
  tier_count int;
  sample_count int := 0;
  sample_categories int[];
  sample_sellers int[];
begin
  if numnode(words) = 0 then
    return query select 0, true, '{}'::int[], '[]'::jsonb, '[]'::jsonb;
    return;
  end if;
  select s.sample_step into step from search_sampling s;

  select count(*), array_agg(t.product_id), array_agg(t.score) into tier_count, tier_ids, tier_scores
  from (
    select d.product_id, search_score(sort, d.name_document @@ words, d.popularity, d.final_price, d.created_at) as score
    from search_document d where d.is_popular and d.document @@ wanted limit candidate_limit
  ) t;

  if tier_count >= 200 then
    select count(*), array_agg(t.main_category_id), array_agg(t.seller_id)
    into sample_count, sample_categories, sample_sellers
    from (
      select d.main_category_id, d.seller_id
      from search_document d where d.is_sample and d.document @@ wanted limit candidate_limit
    ) t;
  end if;

  if sample_count * step >= candidate_limit then
    return query select
      -- Two standard deviations below the estimate: 'more than' must be true.
      greatest(tier_count, ((sample_count - 2 * sqrt(sample_count)) * step)::int), false,
      (select coalesce(array_agg(x.id order by x.score desc, x.id desc), '{}')
       from (select * from unnest(tier_ids, tier_scores) u (id, score)
             order by score desc, id desc offset skip limit take) x),
      (select coalesce(jsonb_agg(x), '[]')
       from (select u.id, count(*) * step as count from unnest(sample_categories) u (id)
             group by 1 order by 2 desc, 1 limit 50) x),
      (select coalesce(jsonb_agg(x), '[]')
       from (select u.id, count(*) * step as count from unnest(sample_sellers) u (id)
             group by 1 order by 2 desc, 1 limit 50) x);
    return;
  end if;

  return query
  with found as materialized (
    select d.product_id as id, d.main_category_id, d.seller_id,
      search_score(sort, d.name_document @@ words, d.popularity, d.final_price, d.created_at) as score
    from search_document d where d.document @@ wanted limit candidate_limit
  )
  select
    (select count(*)::int from found), (select count(*) from found) < candidate_limit,
    (select coalesce(array_agg(x.id order by x.score desc, x.id desc), '{}')
     from (select id, score from found union select * from unnest(tier_ids, tier_scores)
           order by 2 desc, 1 desc offset skip limit take) x),
    (select coalesce(jsonb_agg(x), '[]')
     from (select main_category_id as id, count(*) as count from found group by 1 order by 2 desc, 1 limit 50) x),
    (select coalesce(jsonb_agg(x), '[]')
     from (select seller_id as id, count(*) as count from found group by 1 order by 2 desc, 1 limit 50) x);
end $$;
