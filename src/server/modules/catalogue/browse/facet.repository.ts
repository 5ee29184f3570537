import { type Database, queryOne, raw, type Sql, sql } from '../../../db/sql.ts';
import { unseen } from '../../../db/unseen.ts';
import type { Selection } from './listing.ts';

/** One checkbox of the filter column: how many products the list would have with it. */
export interface FacetOption {
  id: number;
  name: string;
  count: number;
}

export interface Facets {
  total: number;
  categories: FacetOption[];
  sellers: FacetOption[];
}

export interface FacetScope {
  /** Subcategories of the list's main category, main categories elsewhere, none in a subcategory or of one only. */
  categoryOptions: 'main' | 'sub' | 'none';
  withSellers: boolean;
}

/**
 * Total and filter options of a list from the counts that a job keeps: adding up the products themselves costs
 * 66 ms at a million. Options of one kind are counted with the ticks of the other kind.
 */
export async function countFacets(db: Database, selection: Selection, scope: FacetScope): Promise<Facets> {
  const row = await queryOne<Facets>(
    db,
    sql`select ${total(selection)} as total, ${categoryOptions(selection, scope)} as categories,
          ${sellerOptions(selection, scope)} as sellers`,
  );
  return row ?? { total: 0, categories: [], sellers: [] };
}

interface OptionNames {
  categories: { id: number; name: string }[];
  sellers: { id: number; name: string }[];
}

/** Names of categories of a level and of active sellers. */
export async function listOptionNames(
  db: Database,
  { categoryIds, isMain, sellerIds }: { categoryIds: number[]; isMain: boolean; sellerIds: number[] },
): Promise<OptionNames> {
  const row = await queryOne<OptionNames>(
    db,
    sql`select
          (select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from category
           where id = any(${unseen(categoryIds)}) and (parent_id is null) = ${isMain}::boolean and not hidden) as categories,
          (select coalesce(json_agg(json_build_object('id', id, 'name', display_name)), '[]') from seller
           where id = any(${unseen(sellerIds)}) and status = 2) as sellers`,
  );
  return row ?? { categories: [], sellers: [] };
}

const sellerOptionLimit = 30;
const noOptions = sql`'[]'::json`;

function total(selection: Selection): Sql {
  const count = countColumn(selection);
  const { sellerIds } = selection;
  const categoryIds = categoriesOf(selection);
  if (categoryIds && sellerIds) {
    return sql`(select coalesce(sum(n.${count}), 0)::int from category_seller_count n
      join seller s on s.id = n.seller_id and s.status = 2
      where n.category_id = any(${unseen(categoryIds)}) and n.seller_id = any(${unseen(sellerIds)}))`;
  }
  if (sellerIds) {
    return sql`(select coalesce(sum(${count}), 0)::int from seller
      where id = any(${unseen(sellerIds)}) and status = 2)`;
  }
  const categories = categoryIds ? sql`id = any(${unseen(categoryIds)})` : sql`parent_id is null`;
  return sql`(select coalesce(sum(${count}), 0)::int from category where ${categories})`;
}

function categoryOptions(selection: Selection, { categoryOptions: level }: FacetScope): Sql {
  if (level === 'none') return noOptions;
  const count = countColumn(selection);
  const ticked = (level === 'sub' ? selection.subcategoryIds : selection.mainCategoryIds) ?? [];
  const ofLevel = level === 'sub' ? sql`c.parent_id = ${selection.mainCategoryId}` : sql`c.parent_id is null`;
  const { sellerIds } = selection;
  // Read at once: looked up one by one, 54 subcategories of three shops took half as long again.
  const ofSellers = sellerIds
    ? sql`left join (select n.category_id, sum(n.${count}) as count from category_seller_count n
        where n.seller_id = any(${unseen(sellerIds)}) and n.category_id = any(array(select c.id from category c where ${ofLevel}))
        group by n.category_id) n on n.category_id = c.id`
    : sql``;
  const counted = sellerIds ? sql`coalesce(n.count, 0)::int` : sql`c.${count}`;
  return sql`(select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'count', o.count)
      order by o.position, o.id), '[]')
    from (select c.id, c.name, c.position, ${counted} as count from category c ${ofSellers}
      where ${ofLevel} and not c.hidden) o
    where o.count > 0 or o.id = any(${unseen(ticked)}))`;
}

// The sellers with most products, and the ticked ones, which nobody could untick otherwise.
function sellerOptions(selection: Selection, { withSellers }: FacetScope): Sql {
  if (!withSellers) return noOptions;
  const ticked = selection.sellerIds;
  const largest = sql`(${sellerCounts(selection)} order by count desc, id limit ${raw(sellerOptionLimit)})`;
  const options = ticked
    ? sql`select * from ${largest} l union
        select t.id, coalesce(n.count, 0) from unnest(${unseen(ticked)}) t (id)
        left join (${sellerCounts(selection, ticked)}) n on n.id = t.id`
    : sql`select * from ${largest} l`;
  return sql`(select coalesce(json_agg(json_build_object('id', s.id, 'name', s.display_name, 'count', o.count)
      order by o.count desc, s.display_name, s.id), '[]')
    from (${options}) o join seller s on s.id = o.id and s.status = 2)`;
}

/** Rows of seller id and count: of all sellers, or of some. */
function sellerCounts(selection: Selection, only: number[] | null = null): Sql {
  const count = countColumn(selection);
  const categoryIds = categoriesOf(selection);
  const onlySome = (column: Sql) => (only ? sql`and ${column} = any(${unseen(only)})` : sql``);
  if (!categoryIds) {
    return sql`select id, ${count} as count from seller where status = 2 and ${count} > 0 ${onlySome(raw('id'))}`;
  }
  const [onlyCategory] = categoryIds;
  if (categoryIds.length === 1) {
    // No sum and no array: the index by size gives the first sellers at once.
    return sql`select seller_id as id, ${count} as count from category_seller_count
      where category_id = ${onlyCategory} and ${count} > 0 ${onlySome(raw('seller_id'))}`;
  }
  return sql`select seller_id as id, sum(${count})::int as count from category_seller_count
    where category_id = any(${unseen(categoryIds)}) and ${count} > 0 ${onlySome(raw('seller_id'))} group by seller_id`;
}

function categoriesOf({ mainCategoryId, mainCategoryIds, subcategoryIds }: Selection): number[] | null {
  return subcategoryIds ?? mainCategoryIds ?? (mainCategoryId === null ? null : [mainCategoryId]);
}

function countColumn({ offersOnly }: Selection): Sql {
  return raw(offersOnly ? 'offer_count' : 'product_count');
}
