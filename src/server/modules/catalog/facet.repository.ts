import { type Database, queryOne, raw, type Sql, sql } from '../../db/sql.ts';
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

export interface OptionNames {
  categories: { id: number; name: string }[];
  sellers: { id: number; name: string }[];
}

/** Names of main categories and active sellers. */
export async function listOptionNames(
  db: Database,
  categoryIds: number[],
  sellerIds: number[],
): Promise<OptionNames> {
  const row = await queryOne<OptionNames>(
    db,
    sql`select
          (select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from category
           where id = any(${categoryIds}::int[]) and parent_id is null) as categories,
          (select coalesce(json_agg(json_build_object('id', id, 'name', display_name)), '[]') from seller
           where id = any(${sellerIds}::int[]) and status = 2) as sellers`,
  );
  return row ?? { categories: [], sellers: [] };
}

const noOptions = sql`'[]'::json`;

function total(selection: Selection): Sql {
  const count = countColumn(selection);
  const { sellerIds } = selection;
  const categoryIds = categoriesOf(selection);
  if (categoryIds && sellerIds) {
    return sql`(select coalesce(sum(n.${count}), 0)::int from category_seller_count n
      join seller s on s.id = n.seller_id and s.status = 2
      where n.category_id = any(${categoryIds}::int[]) and n.seller_id = any(${sellerIds}::int[]))`;
  }
  if (sellerIds) {
    return sql`(select coalesce(sum(${count}), 0)::int from seller
      where id = any(${sellerIds}::int[]) and status = 2)`;
  }
  const categories = categoryIds ? sql`id = any(${categoryIds}::int[])` : sql`parent_id is null`;
  return sql`(select coalesce(sum(${count}), 0)::int from category where ${categories})`;
}

function categoryOptions(selection: Selection, { categoryOptions: level }: FacetScope): Sql {
  if (level === 'none') return noOptions;
  const count = countColumn(selection);
  const ticked = (level === 'sub' ? selection.subcategoryIds : selection.mainCategoryIds) ?? [];
  const ofLevel = level === 'sub' ? sql`c.parent_id = ${selection.mainCategoryId}` : sql`c.parent_id is null`;
  const counted = selection.sellerIds
    ? sql`coalesce((select sum(n.${count}) from category_seller_count n
          where n.category_id = c.id and n.seller_id = any(${selection.sellerIds}::int[])), 0)::int`
    : sql`c.${count}`;
  return sql`(select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'count', o.count)
      order by o.position, o.id), '[]')
    from (select c.id, c.name, c.position, ${counted} as count from category c where ${ofLevel}) o
    where o.count > 0 or o.id = any(${ticked}::int[]))`;
}

function sellerOptions(selection: Selection, { withSellers }: FacetScope): Sql {
  if (!withSellers) return noOptions;
  const ticked = selection.sellerIds ?? [];
  const largest = largestSellers(selection);
  return sql`(select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'count', o.count)
      order by o.count desc, o.name, o.id), '[]')
    from (
      select s.id, s.display_name as name, largest.count
      from (${largest.where(sql`true`)} order by count desc, id limit 50) largest
      join seller s on s.id = largest.id and s.status = 2
      union
      select s.id, s.display_name, coalesce(chosen.count, 0)
      from seller s left join (${largest.where(sql`${largest.sellerColumn} = any(${ticked}::int[])`)}) chosen
        on chosen.id = s.id
      where s.id = any(${ticked}::int[]) and s.status = 2
    ) o)`;
}

function largestSellers(selection: Selection): { sellerColumn: Sql; where: (condition: Sql) => Sql } {
  const count = countColumn(selection);
  const categoryIds = categoriesOf(selection);
  if (!categoryIds) {
    return {
      sellerColumn: sql`id`,
      where: (condition) => sql`select id, ${count} as count from seller
        where status = 2 and ${count} > 0 and ${condition}`,
    };
  }
  // One category needs no sum, so the index by size gives its first sellers at once.
  const sum = categoryIds.length === 1 ? sql`${count}` : sql`sum(${count})::int`;
  const grouping = categoryIds.length === 1 ? sql`` : sql`group by seller_id`;
  return {
    sellerColumn: sql`seller_id`,
    where: (condition) => sql`select seller_id as id, ${sum} as count from category_seller_count
      where category_id = any(${categoryIds}::int[]) and ${count} > 0 and ${condition} ${grouping}`,
  };
}

function categoriesOf({ mainCategoryId, mainCategoryIds, subcategoryIds }: Selection): number[] | null {
  return subcategoryIds ?? mainCategoryIds ?? (mainCategoryId === null ? null : [mainCategoryId]);
}

function countColumn({ offersOnly }: Selection): Sql {
  return raw(offersOnly ? 'offer_count' : 'product_count');
}
