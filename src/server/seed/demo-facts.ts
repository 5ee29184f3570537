import { type CategoryField, DUTIES, isDuty } from '../../domain/category-schema.ts';
import { type Database, execute, sql } from '../db/sql.ts';
import type { DemoProduct } from './demo-products.ts';

/** What db/seed/demo/categories.json says of a category's fields; duties need no name and kind. */
export interface CategoryOfFields {
  id: number;
  fields?: (Pick<CategoryField, 'key'> & Partial<CategoryField> & { required: boolean })[];
}

/** Required since before any of the products was made: all of them fulfil it. */
export async function seedFields(
  db: Database,
  categories: readonly CategoryOfFields[],
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - 90 * 86_400_000).toISOString();
  const rows = categories.flatMap(({ id, fields = [] }) =>
    fields.map(({ required, terms = [], ...field }, position) => ({
      kind: 'text',
      unit: '',
      ...(isDuty(field.key) && DUTIES[field.key]),
      filterable: !isDuty(field.key) || field.key === 'origen',
      ...field,
      terms,
      requiredSince: required ? since : null,
      categoryId: id,
      position,
    })),
  );
  await execute(
    db,
    sql`insert into category_attribute (category_id, position, key, name, kind, unit, terms, required_since,
          filterable, variant_making)
        select "categoryId", position, key, name, kind, unit, array(select jsonb_array_elements_text(terms)),
          "requiredSince", filterable, false
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as field("categoryId" int, position smallint,
          key text, name text, kind text, unit text, terms jsonb, "requiredSince" timestamptz, filterable boolean)`,
  );
}

export async function seedFacts(db: Database, products: readonly DemoProduct[]): Promise<void> {
  const rows = products.flatMap(({ id, facts = {} }) =>
    Object.entries(facts).map(([key, value]) => ({ product_id: id, key, value })),
  );
  await execute(
    db,
    sql`insert into product_fact (product_id, key, value)
        select product_id, key, value
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fact(product_id int, key text, value text)`,
  );
}
