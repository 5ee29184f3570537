import { type Database, query, queryOne, sql } from '../../../db/sql.ts';

interface HeardWord {
  /** Of the typed words, from 1. */
  place: number;
  isKnown: boolean;
  /** A word that sounds the same; for the last typed one a word that begins so. */
  sameSound: string | null;
}

export interface TypedWords {
  words: readonly string[];
  /** Of each word, see `soundOf`. */
  sounds: readonly string[];
  /** The place of the word that may go on, 0 for none. */
  beginning: number;
}

/** Which typed words any suggestion has, and what the others may have been meant as. */
export function listHeardWords(db: Database, { words, sounds, beginning }: TypedWords): Promise<HeardWord[]> {
  return query<HeardWord>(
    db,
    sql`with typed as (
          select place::int as place, word, sound, case when place = ${beginning} then chr(1114111) else '' end as rest
          from unnest((select ${words}::text[]), (select ${sounds}::text[])) with ordinality typed (word, sound, place)
        )
        select typed.place, coalesce(known.is_known, false) as is_known, heard.word as same_sound
        from typed
        left join lateral (
          select true as is_known from suggestion_word w
          where w.word >= typed.word and w.word <= typed.word || typed.rest limit 1
        ) known on true
        left join lateral (
          select near.word
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
