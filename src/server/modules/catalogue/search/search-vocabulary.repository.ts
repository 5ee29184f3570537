import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

/** Words of at least three letters of product, category and seller names, folded. */
export async function rebuildWords(db: Database): Promise<void> {
  await execute(db, sql`lock table search_word in share row exclusive mode`);
  await execute(
    db,
    sql`with counted as materialized (
          select word, count(*)::int as frequency
          from (
            select p.name from search_document d join product p on p.id = d.product_id
            union all select name from category
            union all select display_name from seller where status = 2
          ) named (name)
          cross join lateral regexp_split_to_table(fold_text(named.name), '[^a-z0-9]+') word
          where word ~ '^[a-z]{3,30}$'
          group by word
        ), vanished as (
          delete from search_word w where not exists (select from counted where counted.word = w.word)
        )
        insert into search_word as w (word, frequency) select word, frequency from counted
        on conflict (word) do update set frequency = excluded.frequency
        where w.frequency <> excluded.frequency`,
  );
}

/** Names of categories, sellers and popular products, once for each word that they could be found by. */
export async function rebuildSuggestions(db: Database): Promise<void> {
  await execute(db, sql`lock table search_suggestion in share row exclusive mode`);
  await execute(
    db,
    sql`with named as (
          select name as shown, 1000000000 + product_count as weight from category c where exists (
            select from product where active and (main_category_id = c.id or subcategory_id = c.id))
          union all select display_name, 500000000 + product_count from seller s where status = 2 and exists (
            select from product where active and seller_id = s.id)
          union all select p.name, greatest(p.popularity, 0)
            from search_document d join product p on p.id = d.product_id where d.is_popular
        ), folded as (
          select shown, max(weight) as weight, string_to_array(fold_text(shown), ' ') as words
          from named group by shown
        ), started as materialized (
          select array_to_string(words[place:], ' ') as folded, shown, max(weight) as weight
          from folded cross join lateral generate_subscripts(words, 1) place
          where place = 1 or length(words[place]) > 2
          group by 1, 2
        ), vanished as (
          delete from search_suggestion s
          where not exists (select from started where started.folded = s.folded and started.shown = s.shown)
        )
        insert into search_suggestion as s (folded, shown, weight) select folded, shown, weight from started
        on conflict (folded, shown) do update set weight = excluded.weight where s.weight <> excluded.weight`,
  );
}

export async function hasWords(db: Database): Promise<boolean> {
  return (await queryOne(db, sql`select 1 from search_word limit 1`)) !== null;
}
