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

export async function hasWords(db: Database): Promise<boolean> {
  return (await queryOne(db, sql`select 1 from search_word limit 1`)) !== null;
}
