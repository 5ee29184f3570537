import { type Database, query, sql } from '../../../db/sql.ts';

export interface ExplainedRow {
  productId: number;
  name: string;
  inStock: boolean;
  /** Of 5, drawn towards the middle. */
  rating: number;
  popularity: number;
  /** Sum of the levels, see search_rank. */
  words: number;
  score: number;
  /** Lexemes of the query that it has, with their level A to D; null: in the description only. */
  met: { lexeme: string; level: 'A' | 'B' | 'C' | 'D' | null }[];
}

interface Ranked {
  ranked: string | null;
  rankedCount: number;
  own: string | null;
  ownCount: number;
}

/** Where these products have these lexemes, in order of the products. */
export function listExplained(
  db: Database,
  productIds: readonly number[],
  { lexemes, terms }: { lexemes: readonly string[]; terms: Ranked },
): Promise<ExplainedRow[]> {
  return query<ExplainedRow>(
    db,
    sql`select d.product_id, p.name, d.in_stock, d.rating, d.popularity, scored.words,
          search_score('relevantes', scored.words, d.in_stock, d.rating, d.popularity, d.final_price,
            d.unit_price, d.created_at) as score,
          (select coalesce(json_agg(json_build_object('lexeme', found.lexeme, 'level', named.weights[1])
              order by named.weights[1] nulls last, found.lexeme), '[]')
           from unnest(d.document) found
           left join unnest(d.name_document) named on named.lexeme = found.lexeme
           where found.lexeme = any (${lexemes}::text[])) as met
        from unnest(${productIds}::int[]) with ordinality wanted (id, place)
        join search_document d on d.product_id = wanted.id
        join product p on p.id = d.product_id
        cross join lateral (select search_rank(d.name_document, ${terms.ranked}::text::tsquery,
          ${terms.own}::text::tsquery, ${terms.rankedCount}::int, ${terms.ownCount}::int) as words) scored
        order by wanted.place`,
  );
}

/** Words of the catalogue as people write them, folded, by their lexemes. */
export async function listShownWords(
  db: Database,
  lexemes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await query<{ word: string; shown: string }>(
    db,
    sql`select word, shown from search_word where word = any (${lexemes}::text[])`,
  );
  return new Map(rows.map(({ word, shown }) => [word, shown]));
}
