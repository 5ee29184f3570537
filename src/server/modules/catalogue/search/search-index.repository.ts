import type { Parcel } from '../../../../domain/parcel-rows.ts';
import type { FactHolder } from '../../../../domain/product-facts.ts';
import type { SearchDocument, SearchedProduct } from '../../../../domain/search-document.ts';
import { type Database, execute, query, raw, sql } from '../../../db/sql.ts';
import { factsOf } from '../facts/product-fact.repository.ts';
import { isInStock } from '../products/variant-columns.repository.ts';
import { quoted } from './search-terms.ts';

/** Of what documents are made of; raise it with every change of `src/domain/search-*` that changes them. */
export const DOCUMENT_FORMAT = 5;

export type IndexedProduct = Omit<SearchedProduct, 'facts'> &
  FactHolder &
  Omit<Parcel, 'productId' | 'isInStock'> & { id: number };

/** Removes the rows of those of these products that nobody may see. */
export async function removeHiddenAmong(db: Database, productIds: readonly number[]): Promise<void> {
  await execute(
    db,
    sql`delete from search_document d where d.product_id = any(${productIds}::int[]) and not exists (
          select from product p join seller s on s.id = p.seller_id and s.status = 2
          where p.id = d.product_id and p.active)`,
  );
}

/** Holds these products as they are until the transaction ends. */
export async function holdProducts(db: Database, productIds: readonly number[]): Promise<void> {
  await execute(db, sql`select id from product where id = any(${productIds}::int[]) order by id for share`);
}

/** The same for those that nobody else holds; answers which. */
export async function holdFreeProducts(db: Database, productIds: readonly number[]): Promise<number[]> {
  const rows = await query<{ id: number }>(
    db,
    sql`select id from product where id = any(${productIds}::int[]) order by id for no key update skip locked`,
  );
  return rows.map(({ id }) => id);
}

const codes = sql`array_remove(p.gtin || (
    select array_agg(v.reference) || array_agg(v.gtin) from product_variant v where v.product_id = p.id and v.active),
  null)`;

/** What the read model's rows are made of, of those of these products that shoppers may see; in order of id. */
export function listSearched(db: Database, productIds: readonly number[]): Promise<IndexedProduct[]> {
  return query<IndexedProduct>(
    db,
    sql`select p.id, p.name, p.description, p.reference, ${codes} as codes, p.main_category_id, m.name as main_category_name,
          p.subcategory_id, c.name as subcategory_name, p.seller_id, s.display_name as seller_name, s.city_id,
          p.weight_kilograms, p.height_centimetres, p.width_centimetres, p.length_centimetres,
          (select * from perishability(p.perishable, p.main_category_id, p.subcategory_id)) as perishable,
          p.final_price, p.sale_price is not null as is_offer,
          ${isInStock} as is_in_stock,
          coalesce((select g.rating_sum / nullif(g.review_count, 0)::float8 from product_rating g
                    where g.product_id = p.id), 0) as rating_average,
          (select coalesce(json_agg(json_build_object('name', a.name, 'terms',
              (select coalesce(json_agg(t.name order by t.position), '[]') from product_term t where t.attribute_id = a.id))
              order by a.position), '[]')
           from product_attribute a where a.product_id = p.id) as options,
          ${factsOf} as facts, net_content(p.content_amount, p.content_unit, p.content_pieces) as content
        from product p
        join seller s on s.id = p.seller_id and s.status = 2
        join category m on m.id = p.main_category_id
        left join category c on c.id = p.subcategory_id
        where p.id = any(${productIds}::int[]) and p.active
        order by p.id`,
  );
}

export interface IndexRow {
  id: number;
  document: SearchDocument;
  /** 'price number number …'. */
  facets: string;
  /** See `parcelText`. */
  parcel: string;
}

/** Writes rows of the read model, in order of product; one that stays as it is is not written. */
export async function writeRows(db: Database, rows: readonly IndexRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const names = rows.map(({ document }) => [...document.levels].map(levelText).join(' '));
  const words = rows.map(({ document }) => [...document.lexemes].map(quoted).join(' '));
  const facets = rows.map((row) => row.facets);
  const parcels = rows.map((row) => row.parcel);
  await execute(
    db,
    sql`insert into search_document as d (product_id, seller_id, main_category_id, final_price, popularity,
          created_at, name_document, document, is_popular, is_sample, format, in_stock, rating, facets, parcel, unit_price)
        select p.id, p.seller_id, p.main_category_id, p.final_price, p.popularity, p.created_at,
          w.names::tsvector, w.words::tsvector,
          (p.popularity, p.id) >= (t.tier_popularity, t.tier_product_id), is_search_sample(p.id, t.sample_step),
          ${raw(DOCUMENT_FORMAT)},
          ${isInStock},
          coalesce((select (g.rating_sum + 10.5) / (g.review_count + 3) from product_rating g
                    where g.product_id = p.id), 3.5), w.facets, w.parcel,
          unit_price(p.final_price, p.content_amount, p.content_unit, p.content_pieces)
        from unnest(${ids}::int[], ${names}::text[], ${words}::text[], ${facets}::text[], ${parcels}::text[])
          w (id, names, words, facets, parcel)
        -- By their keys, whatever the planner thinks of a small catalogue.
        cross join lateral (select * from product where id = w.id offset 0) p
        cross join search_sampling t
        order by p.id
        on conflict (product_id) do update set
          seller_id = excluded.seller_id, main_category_id = excluded.main_category_id,
          final_price = excluded.final_price, popularity = excluded.popularity, created_at = excluded.created_at,
          name_document = excluded.name_document, document = excluded.document, format = excluded.format,
          in_stock = excluded.in_stock, rating = excluded.rating, facets = excluded.facets, parcel = excluded.parcel,
          unit_price = excluded.unit_price
        where (d.seller_id, d.main_category_id, d.final_price, d.popularity, d.created_at, d.name_document, d.document,
            d.format, d.in_stock, d.rating, d.facets, d.parcel, d.unit_price)
          is distinct from (excluded.seller_id, excluded.main_category_id, excluded.final_price, excluded.popularity,
            excluded.created_at, excluded.name_document, excluded.document, excluded.format, excluded.in_stock,
            excluded.rating, excluded.facets, excluded.parcel, excluded.unit_price)`,
  );
}

const levelText = ([lexeme, level]: [string, string]): string => `${quoted(lexeme)}:1${level}`;

/** Visible products without a row, or with one of an older format, in order of id. */
export async function listMissingProductIds(db: Database, after: number, limit: number): Promise<number[]> {
  const rows = await query<{ id: number }>(
    db,
    sql`select p.id from product p join seller s on s.id = p.seller_id and s.status = 2
        where p.active and p.id > ${after} and not exists (
          select from search_document d where d.product_id = p.id and d.format = ${raw(DOCUMENT_FORMAT)})
        order by p.id limit ${raw(limit)}`,
  );
  return rows.map(({ id }) => id);
}

/** Removes rows of products that nobody may see any more: their seller was blocked, say. */
export async function removeHidden(db: Database): Promise<void> {
  await execute(
    db,
    sql`delete from search_document d using product p join seller s on s.id = p.seller_id
        where p.id = d.product_id and (not p.active or s.status <> 2)`,
  );
}
