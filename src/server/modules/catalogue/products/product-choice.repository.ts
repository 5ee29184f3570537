import { MAXIMUM_UNITS } from '../../../../domain/product-form.ts';
import { type Database, execute, query, sql } from '../../../db/sql.ts';

/** Attributes and terms in their order; ids are null for what is new. */
export interface WantedAttribute {
  id: number | null;
  name: string;
  terms: { id: number | null; name: string }[];
}

/** Makes the product's attributes and terms these; answers the term ids by attribute, in order. Kept ids stay. */
export async function writeChoices(
  db: Database,
  productId: number,
  attributes: readonly WantedAttribute[],
): Promise<number[][]> {
  const keptAttributes = attributes.flatMap(({ id }) => (id === null ? [] : [id]));
  const keptTerms = attributes.flatMap(({ terms }) => terms.flatMap(({ id }) => (id === null ? [] : [id])));
  await removeOthers(db, productId, keptAttributes, keptTerms);
  const ids: number[][] = [];
  for (const [position, attribute] of attributes.entries()) {
    const attributeId = await writeAttribute(db, productId, attribute, position);
    ids.push(await writeTerms(db, attributeId, attribute.terms));
  }
  return ids;
}

/** Out of the way of the new positions as well: two rows may not share one even for a moment. */
async function removeOthers(db: Database, productId: number, attributeIds: number[], termIds: number[]) {
  await execute(
    db,
    sql`delete from product_attribute where product_id = ${productId} and id <> all(${attributeIds}::int[])`,
  );
  await execute(
    db,
    sql`delete from product_term t using product_attribute a
        where a.id = t.attribute_id and a.product_id = ${productId} and t.id <> all(${termIds}::int[])`,
  );
  await execute(
    db,
    sql`update product_term t set position = -1 - t.position from product_attribute a
        where a.id = t.attribute_id and a.product_id = ${productId}`,
  );
  await execute(
    db,
    sql`update product_attribute set position = -1 - position where product_id = ${productId}`,
  );
}

async function writeAttribute(
  db: Database,
  productId: number,
  { id, name }: WantedAttribute,
  position: number,
): Promise<number> {
  const rows = await query<{ id: number }>(
    db,
    id === null
      ? sql`insert into product_attribute (product_id, name, position) values (${productId}, ${name}, ${position})
            returning id`
      : sql`update product_attribute set name = ${name}, position = ${position} where id = ${id} returning id`,
  );
  return rows[0]?.id ?? 0;
}

async function writeTerms(
  db: Database,
  attributeId: number,
  terms: WantedAttribute['terms'],
): Promise<number[]> {
  const wanted = JSON.stringify(terms.map(({ id, name }, position) => ({ id, name, position })));
  const rows = await query<{ id: number; position: number }>(
    db,
    sql`with wanted as materialized (
          select * from jsonb_to_recordset(${wanted}::jsonb) as wanted (id int, name text, position smallint)
        ), kept as (
          update product_term t set name = wanted.name, position = wanted.position from wanted
          where t.id = wanted.id returning t.id, t.position
        ), added as (
          insert into product_term (attribute_id, name, position)
          select ${attributeId}::int, name, position from wanted where id is null returning id, position
        )
        select id, position from kept union all select id, position from added order by position`,
  );
  return rows.map(({ id }) => id);
}

export interface WantedStock {
  termIds: number[];
  onHand: number;
  before: number;
  /** A new price of the variant of these terms. */
  price?: number | undefined;
}

/**
 * Makes the product's stocks exactly these combinations. A stock that stays moves by the difference the person made:
 * units sold while she was writing stay sold.
 */
export async function writeStocks(
  db: Database,
  productId: number,
  stocks: readonly WantedStock[],
): Promise<void> {
  // All of them first, in the order in which an order locks them: any other one could deadlock.
  await query(db, sql`select from stock where product_id = ${productId} order by term_ids for update`);
  await execute(
    db,
    sql`with wanted as materialized (${wantedRows(stocks)})
        delete from stock k where k.product_id = ${productId}
          and not exists (select from wanted where wanted.term_ids = k.term_ids)`,
  );
  await moveStocks(db, productId, stocks);
  await insertStocks(db, productId, stocks);
}

/** Of all these products, in the order in which orders lock them: what is read of them then is also what is written over. */
export async function lockStocks(db: Database, productIds: readonly number[]): Promise<void> {
  await query(
    db,
    sql`select from stock where product_id = any(${[...productIds]}::int[])
        order by product_id, term_ids for no key update`,
  );
}

/** Those that do not exist yet. */
export async function insertStocks(
  db: Database,
  productId: number,
  stocks: readonly WantedStock[],
): Promise<void> {
  await execute(
    db,
    sql`with wanted as materialized (${wantedRows(stocks)})
        insert into stock (product_id, term_ids, on_hand)
        select ${productId}::int, term_ids, on_hand from wanted on conflict (product_id, term_ids) do nothing`,
  );
}

/** Moves stocks that exist by the difference between `before` and `onHand`, to what a stock may be; answers what they were. */
export function moveStocks(
  db: Database,
  productId: number,
  stocks: readonly WantedStock[],
): Promise<{ termIds: number[]; before: number; after: number }[]> {
  return query(
    db,
    sql`with wanted as materialized (${wantedRows(stocks)}), locked as materialized (
          select k.term_ids, k.on_hand, wanted.on_hand - wanted.before as difference
          from wanted join stock k on k.product_id = ${productId} and k.term_ids = wanted.term_ids
          where wanted.on_hand <> wanted.before
          order by k.term_ids for no key update of k
        )
        update stock k set on_hand = least(${MAXIMUM_UNITS}::int, greatest(0, locked.on_hand + locked.difference)) from locked
        where k.product_id = ${productId} and k.term_ids = locked.term_ids
        returning k.term_ids, locked.on_hand as before, k.on_hand as after`,
  );
}

function wantedRows(stocks: readonly WantedStock[]) {
  const rows = stocks.map(({ termIds, onHand, before }) => ({ term_ids: termIds, on_hand: onHand, before }));
  return sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as wanted (term_ids int[], on_hand int, before int)`;
}
