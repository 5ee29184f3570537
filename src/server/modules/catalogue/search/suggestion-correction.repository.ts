import { type Database, query, queryOne, sql } from '../../../db/sql.ts';

interface HeardWord {
  /** Of the typed words, from 1. */
  place: number;
  isKnown: boolean;
  /** What sounds the same: a whole word; for the last typed one as much of it as was typed. */
  sameSound: string | null;
}

/**
 * Which typed words any suggestion has, and what the others may have been meant as. `beginning`: the place of the word
 * that may go on, 0 for none.
 */
export function listHeardWords(
  db: Database,
  words: readonly string[],
  beginning: number,
): Promise<HeardWord[]> {
  return query<HeardWord>(
    db,
    sql`with typed as (
          select place::int as place, word, suggestion_sound(word) as sound,
            case when place = ${beginning} then chr(1114111) else '' end as rest
          from unnest(${words}::text[]) with ordinality typed (word, place)
        )
        select typed.place, coalesce(known.is_known, false) as is_known, heard.word as same_sound
        from typed
        left join lateral (
          select true as is_known from suggestion_word w
          where w.word >= typed.word and w.word <= typed.word || typed.rest limit 1
        ) known on true
        left join lateral (
          select case when typed.rest = '' then near.word else left(near.word, (
              select min(length) from generate_series(1, length(near.word)) length
              where starts_with(suggestion_sound(left(near.word, length)), typed.sound))) end as word
          from (select w.word, w.frequency from suggestion_word w
                where length(typed.sound) > 2 and w.sound >= typed.sound and w.sound <= typed.sound || typed.rest limit 200) near
          order by left(near.word, 1) = left(typed.word, 1) desc, near.frequency desc, near.word limit 1
        ) heard on not coalesce(known.is_known, false)
        order by typed.place`,
  );
}

/** Of these texts the one that the most starts have as their first word (or its beginning); null when none has. */
export async function findCommonestWord(
  db: Database,
  texts: readonly string[],
  { isBeginning, first }: { isBeginning: boolean; first: string },
): Promise<string | null> {
  const row = await queryOne<{ text: string }>(
    db,
    sql`select wanted.text
        from unnest(${texts}::text[]) wanted (text)
        cross join lateral (
          select w.frequency from suggestion_word w
          where w.word >= wanted.text
            and w.word <= wanted.text || case when ${isBeginning}::boolean then chr(1114111) else '' end
          limit 20
        ) w
        group by wanted.text
        order by starts_with(wanted.text, ${first}) desc, sum(w.frequency) desc, wanted.text limit 1`,
  );
  return row?.text ?? null;
}
