import { type CategoryField, inheritedFields } from '../../../../domain/category-schema.ts';
import { isoText } from '../../../db/moment-text.ts';
import { type Database, execute, query, queryOne, type Sql, sql } from '../../../db/sql.ts';

/** The fields of a category as JSON, in their order; [] for none, and where the id is null. */
export function fieldsOf(categoryId: Sql): Sql {
  return sql`(select coalesce(json_agg(json_build_object('key', a.key, 'name', a.name, 'kind', a.kind, 'unit', a.unit,
      'terms', a.terms, 'requiredSince', ${isoText(sql`a.required_since`)}, 'filterable', a.filterable,
      'variantMaking', a.variant_making) order by a.position), '[]')
    from category_attribute a where a.category_id = ${categoryId})`;
}

export interface PlaceSchema {
  perishable: boolean;
  fields: CategoryField[];
}

/** What a category, or a subcategory of it, asks and says of its products. */
export async function findSchema(
  db: Database,
  mainId: number | null,
  subId: number | null,
): Promise<PlaceSchema> {
  const row = await queryOne<{ perishable: boolean; main: CategoryField[]; sub: CategoryField[] }>(
    db,
    sql`select (select * from perishability(false, asked.main_id, asked.sub_id)) as perishable,
          ${fieldsOf(sql`asked.main_id`)} as main, ${fieldsOf(sql`asked.sub_id`)} as sub
        from (select ${mainId}::int as main_id, ${subId}::int as sub_id) asked`,
  );
  return { perishable: row?.perishable ?? false, fields: inheritedFields(row?.main ?? [], row?.sub ?? []) };
}

export interface AskedPlace {
  mainCategoryId: number | null;
  subcategoryId: number | null;
}

/** What a place asks, and the sum of the versions of its two categories: another sum, another schema. */
interface AskedFields {
  fields: CategoryField[];
  version: number;
}

/** What all these places ask, read at once. */
export async function askedInPlaces(
  db: Database,
  places: readonly AskedPlace[],
): Promise<(place: AskedPlace) => AskedFields> {
  const ids = new Set(
    places.flatMap((place) => [place.mainCategoryId ?? [], place.subcategoryId ?? []].flat()),
  );
  const rows = await query<AskedFields & { id: number }>(
    db,
    sql`select c.id, c.schema_version as version, ${fieldsOf(sql`c.id`)} as fields
        from category c where c.id = any(${[...ids]}::int[])`,
  );
  const own = new Map(rows.map((row) => [row.id, row]));
  return ({ mainCategoryId, subcategoryId }) => {
    const [main, sub] = [own.get(mainCategoryId ?? 0), own.get(subcategoryId ?? 0)];
    return {
      fields: inheritedFields(main?.fields ?? [], sub?.fields ?? []),
      version: (main?.version ?? 0) + (sub?.version ?? 0),
    };
  };
}

/** Raises the version. */
export async function replaceFields(
  db: Database,
  categoryId: number,
  fields: readonly CategoryField[],
): Promise<void> {
  await execute(db, sql`delete from category_attribute where category_id = ${categoryId}`);
  const rows = fields.map((field, position) => ({ ...field, position }));
  await execute(
    db,
    sql`insert into category_attribute (category_id, position, key, name, kind, unit, terms, required_since,
          filterable, variant_making)
        select ${categoryId}, a.position, a.key, a.name, a.kind, a.unit,
          array(select jsonb_array_elements_text(a.terms)), a."requiredSince", a.filterable, a."variantMaking"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (position smallint, key text, name text,
          kind text, unit text, terms jsonb, "requiredSince" timestamptz, filterable boolean,
          "variantMaking" boolean)`,
  );
  await execute(db, sql`update category set schema_version = schema_version + 1 where id = ${categoryId}`);
}

/** What a seller is offered as options: of a subcategory first, then of its category. */
export function listOfferedOptions(
  db: Database,
  categoryIds: readonly number[],
): Promise<{ name: string; terms: string[] }[]> {
  return query(
    db,
    sql`select a.name, a.terms from category_attribute a join category c on c.id = a.category_id
        where a.category_id = any(${categoryIds}::int[]) and a.variant_making
        order by c.parent_id nulls last, a.position limit 12`,
  );
}
