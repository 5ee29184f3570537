import { type Database, query, raw, sql } from '../../../db/sql.ts';
import { isInStock } from '../products/variant-columns.repository.ts';

export const suggestionKinds = { 1: 'search', 2: 'product', 3: 'category', 4: 'seller' } as const;

export interface Match {
  kind: keyof typeof suggestionKinds;
  /** 0 for searches. */
  subjectId: number;
  shown: string;
}

export interface SuggestedProduct {
  id: number;
  name: string;
  price: number;
  salePrice: number | null;
  inStock: boolean;
  /** Its variants cost different amounts; the price is the least of them. */
  hasPriceRange: boolean;
  imageUrl: string;
  imageAlt: string;
  sellerId: number;
  sellerName: string;
  cityName: string;
}

export interface SuggestedCategory {
  id: number;
  name: string;
  parentId: number | null;
  parentName: string | null;
}

export interface SuggestedSeller {
  id: number;
  name: string;
  cityName: string;
}

/** More starts than this have one beginning only since the job has counted them. */
const MOST_STARTS_READ = 400;
const PER_KIND = 8;

/** The best suggestions that begin so, at most eight of each kind. `beginning` is folded. */
export function listMatches(db: Database, beginning: string): Promise<Match[]> {
  // Behind a `select`, as in `unseen`: planning took 0.28 ms of 0.46.
  const typed = sql`(select ${beginning}::text)`;
  return query<Match>(
    db,
    sql`with crowded as materialized (
          select kind, suggestion_id, weight from suggestion_top where beginning = ${typed}
        ), few as (
          select kind, suggestion_id, weight from suggestion_start
          where not exists (select from crowded)
            and folded >= ${typed} and folded < ${typed} || chr(1114111)
          limit ${raw(MOST_STARTS_READ)}
        ), best as (
          select kind, suggestion_id, max(weight) as weight,
            row_number() over (partition by kind order by max(weight) desc, suggestion_id) as place
          from (select * from crowded union all select * from few) found
          group by kind, suggestion_id
        )
        select s.kind, s.subject_id, s.shown
        from best join suggestion s on s.id = best.suggestion_id
        where best.place <= ${raw(PER_KIND)}
        order by best.kind, best.place`,
  );
}

/** Searches that most of what is sold would answer, the weightiest first. */
export async function listWeightiestSearches(db: Database, limit: number): Promise<string[]> {
  const rows = await query<{ shown: string }>(
    db,
    sql`select shown from suggestion where kind = 1 order by weight desc, id limit ${raw(limit)}`,
  );
  return rows.map(({ shown }) => shown);
}

/** In the given order; what shoppers may not see by now is left out. */
export function listSuggestedProducts(db: Database, ids: readonly number[]): Promise<SuggestedProduct[]> {
  return query<SuggestedProduct>(
    db,
    sql`select p.id, p.name, p.price, p.sale_price, ${isInStock} as in_stock, p.has_price_range, p.image_url, p.image_alt, p.seller_id,
          seller.display_name as seller_name, city.name as city_name
        from unnest(${ids}::int[]) with ordinality wanted (id, place)
        join product p on p.id = wanted.id and p.active
        join seller on seller.id = p.seller_id and seller.status = 2
        join city on city.id = seller.city_id
        order by in_stock desc, wanted.place`,
  );
}

export function listSuggestedCategories(db: Database, ids: readonly number[]): Promise<SuggestedCategory[]> {
  return query<SuggestedCategory>(
    db,
    sql`select category.id, category.name, parent.id as parent_id, parent.name as parent_name
        from unnest(${ids}::int[]) with ordinality wanted (id, place)
        join category on category.id = wanted.id
        left join category parent on parent.id = category.parent_id
        where not category.hidden and parent.hidden is not true
          and (exists (select from product p where p.active and p.main_category_id = category.id)
            or exists (select from product p where p.active and p.subcategory_id = category.id))
        order by wanted.place`,
  );
}

export function listSuggestedSellers(db: Database, ids: readonly number[]): Promise<SuggestedSeller[]> {
  return query<SuggestedSeller>(
    db,
    sql`select seller.id, seller.display_name as name, city.name as city_name
        from unnest(${ids}::int[]) with ordinality wanted (id, place)
        join seller on seller.id = wanted.id and seller.status = 2
        join city on city.id = seller.city_id
        where exists (select from product p where p.active and p.seller_id = seller.id)
        order by wanted.place`,
  );
}
