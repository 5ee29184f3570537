import { type Database, execute, query, raw, sql } from '../../../db/sql.ts';

/** Suggestions of a kind that are kept for a beginning; the box shows fewer, as some may be hidden by now. */
const KEPT_PER_BEGINNING = 8;
/** Beginnings of more starts than this have their best ones kept. */
const MOST_STARTS_READ = 200;
const LONGEST_START = 40;
const MOST_SEARCHES = 50_000;
/** Fewer could be one person's, and what nobody opened is no good answer. */
const COUNTED = { days: 30, searches: 10, clicks: 3 } as const;
/** A search that somebody typed tells as much as so much of a product's popularity. */
const WEIGHT_OF_SEARCH = 20;

// Words that no search ends with, and first words that say nothing alone.
const links = sql`'{de,del,la,el,los,las,con,para,en,y,o,a,al,sin,por,un,una,unidad,unidades,x}'::text[]`;
const containers = sql`'{juego,set,kit,par,combo,canasta,caja,bolsa,paquete,malla,pack,atado}'::text[]`;

/**
 * Writes anew what can be suggested: searches made from the names of popular products and their options, what people
 * searched and opened, popular products, categories and shops with something to show. Rows that stay as they are are not written.
 */
export async function rebuildSuggestions(db: Database): Promise<void> {
  await execute(db, sql`lock table suggestion in share row exclusive mode`);
  await execute(
    db,
    sql`with shown_product as materialized (
          select p.id, p.name, p.popularity
          from search_document d join product p on p.id = d.product_id
          where d.is_popular and p.active
        ), phrase as materialized (
          -- 'Naranja Valencia, malla x 3 kg' is asked for as 'naranja valencia'.
          select id, greatest(popularity, 0) + 1 as weight,
            string_to_array(btrim(regexp_replace(lower(name), '[^[:alpha:] -].*$| x [^[:alpha:]].*$', '')), ' ') as words
          from shown_product
        ), option_name as (
          select a.product_id, lower(t.name) as name
          from phrase join product_attribute a on a.product_id = phrase.id join product_term t on t.attribute_id = a.id
          where fold_text(a.name) !~ '^(color|tono|talla|tamano)' and t.name ~ '^[[:alpha:] ]{4,25}$'
            -- 'molienda: fina' makes no 'café fina'.
            and (fold_text(a.name) ~ '^(sabor|aroma|relleno)' or not (
              t.name ~ '^[[:alpha:]]+a$' and words[1] !~ '(a|e|d|n|l|z)$' or t.name ~ '^[[:alpha:]]+o$' and words[1] ~ 'a$'))
        ), search (shown, products, weight, size) as (
          select array_to_string(words[:size], ' '), count(*), sum(weight), size
          from phrase cross join generate_series(1, least(4, cardinality(words))) size
          where words[size] <> all (${links}) and length(words[size]) > 2
            and not (size = 1 and words[1] = any (${containers}))
          group by 1, size
          union all
          select array_to_string(words[:case when words[2] = any (${links}) and words[1] = any (${containers})
            then 3 else 1 end], ' ') || ' ' || option_name.name, count(*), sum(weight) / 2, 2
          from phrase join option_name on option_name.product_id = phrase.id
          where length(words[1]) > 2 and (words[1] <> all (${containers}) or words[2] = any (${links}))
          group by 1
        ), counted as (
          select words, sum(searches) as searches from search_day
          where day > current_date - ${raw(COUNTED.days)} and outcome = 'exact'
          group by words having sum(searches) >= ${raw(COUNTED.searches)} and sum(clicks) >= ${raw(COUNTED.clicks)}
        ), named (kind, subject_id, shown, weight) as (
          (select 1, 0, shown, (ln(greatest(sum(weight), 1)) * 1000)::int from search
           -- Four words of one product alone are its name.
           where (size < 4 or products > 1) and length(shown) between 3 and 60
           group by shown order by sum(weight) desc, shown limit ${raw(MOST_SEARCHES)})
          union all select 1, 0, words, (ln(searches * ${raw(WEIGHT_OF_SEARCH)}) * 1000)::int from counted
          where not exists (select from search where suggestion_text(search.shown) = suggestion_text(counted.words))
          union all select 2, id, name, least(9999, (ln(greatest(popularity, 0) + 2) * 1000)::int) from shown_product
          union all select 3, id, name, (ln(product_count + 1) * 1000)::int from category c where not hidden and exists (
            select from product where active and (main_category_id = c.id or subcategory_id = c.id))
          union all select 4, id, display_name, (ln(product_count + 1) * 1000)::int from seller s
            where status = 2 and exists (select from product where active and seller_id = s.id)
        ), vanished as (
          delete from suggestion s where not exists (
            select from named n where n.kind = s.kind and n.subject_id = s.subject_id and n.shown = s.shown)
        )
        insert into suggestion as s (kind, subject_id, shown, weight) select kind, subject_id, shown, weight from named
        on conflict (kind, subject_id, shown) do update set weight = excluded.weight
        where s.weight <> excluded.weight`,
  );
}

/**
 * Every start that the suggestions are found by. A start at the first word weighs more than one within, and options and
 * categories of a product the least.
 */
export async function rebuildSuggestionStarts(db: Database): Promise<void> {
  await execute(
    db,
    sql`with folded as materialized (
          select id, kind, subject_id, weight, string_to_array(suggestion_text(shown), ' ') as words from suggestion
        ), started (id, folded, bonus) as (
          select id, array_to_string(words[place:], ' '), case place when 1 then 3 else 1 end
          from folded cross join generate_series(1, least(8, cardinality(words))) place
          where place = 1 or length(words[place]) > 2
          union all
          select id, words[1] || ' ' || array_to_string(words[place:], ' '), 2
          from folded cross join generate_series(3, least(8, cardinality(words))) place where kind <= 2
          union all
          select id, words[place] || ' ' || words[1], 1
          from folded cross join generate_series(2, least(8, cardinality(words))) place
          where kind <= 2 and length(words[place]) > 2
          union all
          select f.id, concat_ws(' ', first_word, suggestion_text(t.name)), case when first_word is null then 0 else 2 end
          from folded f join product_attribute a on a.product_id = f.subject_id
          join product_term t on t.attribute_id = a.id and t.position < 12 and t.name ~ '[[:alpha:]]{3}'
          cross join unnest(array[null, f.words[1]]) first_word
          where f.kind = 2
          union all
          select f.id, suggestion_text(c.name), 0
          from folded f join product p on p.id = f.subject_id
          join category c on c.id in (p.main_category_id, p.subcategory_id)
          where f.kind = 2
        ), wanted as materialized (
          select left(started.folded || ' ', ${raw(LONGEST_START)}) collate "C" as folded, f.id as suggestion_id, f.kind,
            max(f.weight + started.bonus * 10000) as weight
          from started join folded f on f.id = started.id
          where started.folded <> ''
          group by 1, 2, 3
        ), vanished as (
          delete from suggestion_start s
          where not exists (select from wanted w where w.folded = s.folded and w.suggestion_id = s.suggestion_id)
        )
        insert into suggestion_start as s (folded, suggestion_id, kind, weight)
        select folded, suggestion_id, kind, weight from wanted
        on conflict (folded, suggestion_id) do update set weight = excluded.weight where s.weight <> excluded.weight`,
  );
}

/** The best of all beginnings that many starts have, one length after the other. */
export async function rebuildSuggestionTops(db: Database): Promise<void> {
  await execute(db, sql`analyze suggestion_start`);
  await execute(db, sql`delete from suggestion_top`);
  for (let length = 1; length <= LONGEST_START; length++) if (!(await addTopsOfLength(db, length))) return;
}

/** False: no beginning of that length has too many starts, so no longer one has. */
async function addTopsOfLength(db: Database, length: number): Promise<boolean> {
  const added = await query<{ beginning: string }>(
    db,
    sql`with started as materialized (
          select left(folded, ${length}::int) as beginning, kind, suggestion_id, weight
          from suggestion_start s
          where length(folded) >= ${length} and (${length} = 1 or exists (
            select from suggestion_top t where t.beginning = left(s.folded, ${length} - 1)))
        ), crowded as (
          select beginning from started group by beginning having count(*) > ${raw(MOST_STARTS_READ)}
        ), best as (
          select beginning, kind, suggestion_id, max(weight) as weight,
            row_number() over (partition by beginning, kind order by max(weight) desc, suggestion_id) as place
          from started join crowded using (beginning)
          group by beginning, kind, suggestion_id
        ), added as (
          insert into suggestion_top (beginning, kind, place, suggestion_id, weight)
          select beginning, kind, place, suggestion_id, weight from best where place <= ${raw(KEPT_PER_BEGINNING)}
          returning beginning
        )
        select beginning from added limit 1`,
  );
  return added.length > 0;
}

/** Words to correct mistyped ones by, and how many starts begin with each; new ones have no sound yet. */
export async function rebuildSuggestionWords(db: Database): Promise<void> {
  await execute(
    db,
    sql`with counted as materialized (
          select split_part(folded, ' ', 1) as word, count(*)::int as frequency
          from suggestion_start where folded ~ '^[a-z]{3,30} ' group by 1
        ), vanished as (
          delete from suggestion_word w where not exists (select from counted where counted.word = w.word)
        )
        insert into suggestion_word as w (word, frequency) select word, frequency from counted
        on conflict (word) do update set frequency = excluded.frequency where w.frequency <> excluded.frequency`,
  );
}

export async function listUnheardWords(db: Database): Promise<string[]> {
  const rows = await query<{ word: string }>(db, sql`select word from suggestion_word where sound = ''`);
  return rows.map(({ word }) => word);
}

export async function writeSounds(
  db: Database,
  { words, sounds }: { words: readonly string[]; sounds: readonly string[] },
): Promise<void> {
  await execute(
    db,
    sql`update suggestion_word w set sound = heard.sound
        from unnest(${words}::text[], ${sounds}::text[]) heard (word, sound) where w.word = heard.word`,
  );
}
