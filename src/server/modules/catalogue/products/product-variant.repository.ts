import { type Database, execute, query, sql } from '../../../db/sql.ts';
import { cheapestFirst, placedVariants } from './variant-columns.repository.ts';

/** A variant's row, named as its columns. */
export interface VariantRow {
  term_ids: number[];
  reference: string;
  price: number | null;
  sale_price: number | null;
  weight_kilograms: number | null;
  height_centimetres: number | null;
  width_centimetres: number | null;
  length_centimetres: number | null;
  gtin: string | null;
  image_urls: string[];
  content_amount: number | null;
  content_unit: string | null;
  content_pieces: number | null;
  active: boolean;
}

/** Makes the product's variants exactly these; answers their ids. Kept ones keep theirs. */
export async function writeVariants(
  db: Database,
  { productId, sellerId, rows }: { productId: number; sellerId: number; rows: readonly VariantRow[] },
): Promise<{ id: number; termIds: number[] }[]> {
  await removeOtherVariants(
    db,
    productId,
    rows.map((row) => row.term_ids.join()),
  );
  return query(
    db,
    sql`insert into product_variant (product_id, seller_id, ${columns})
        select ${productId}::int, ${sellerId}::int, ${columns}
        from jsonb_populate_recordset(null::product_variant, ${JSON.stringify(rows)}::jsonb)
        on conflict (product_id, term_ids) do update set
          reference = excluded.reference, price = excluded.price, sale_price = excluded.sale_price,
          weight_kilograms = excluded.weight_kilograms, height_centimetres = excluded.height_centimetres,
          width_centimetres = excluded.width_centimetres, length_centimetres = excluded.length_centimetres,
          gtin = excluded.gtin, image_urls = excluded.image_urls, content_amount = excluded.content_amount,
          content_unit = excluded.content_unit, content_pieces = excluded.content_pieces, active = excluded.active
        returning id, term_ids`,
  );
}

const columns = sql`term_ids, reference, price, sale_price, weight_kilograms, height_centimetres, width_centimetres,
  length_centimetres, gtin, image_urls, content_amount, content_unit, content_pieces, active`;

/** Those that are none of these, each written as its terms with commas; what was sold of them stays in its orders. */
export async function removeOtherVariants(
  db: Database,
  productId: number,
  termKeys: readonly string[],
): Promise<void> {
  await execute(
    db,
    sql`delete from product_variant
        where product_id = ${productId} and array_to_string(term_ids, ',') <> all(${[...termKeys]}::text[])`,
  );
}

/**
 * Shows each product with variants by the cheapest one that shoppers may choose: its price, offer, measures and content.
 * After every write of variants or offers, never after sales. Products without variants stay as they are.
 */
export async function followCheapest(db: Database, productIds: readonly number[]): Promise<void> {
  await execute(
    db,
    sql`update product shown set price = best.price, sale_price = best.sale_price,
          weight_kilograms = best.weight_kilograms, height_centimetres = best.height_centimetres,
          width_centimetres = best.width_centimetres, length_centimetres = best.length_centimetres,
          content_amount = best.content_amount, content_unit = best.content_unit,
          content_pieces = best.content_pieces, has_price_range = best.prices > 1
        from product p cross join lateral (
          select v.*, (
            select count(distinct one.final_price) from product_variant one
            join stock k on k.product_id = one.product_id and k.term_ids = one.term_ids
            where one.product_id = p.id and one.active) as prices
          from (${placedVariants}) v join stock k on k.product_id = v.product_id and k.term_ids = v.term_ids
          order by ${cheapestFirst} limit 1
        ) best
        where p.id = any(${[...productIds]}::int[]) and p.stock_per_combination and shown.id = p.id
          and (p.price, p.sale_price, p.weight_kilograms, p.height_centimetres, p.width_centimetres,
            p.length_centimetres, p.content_amount, p.content_unit, p.content_pieces, p.has_price_range)
          is distinct from (best.price, best.sale_price, best.weight_kilograms, best.height_centimetres,
            best.width_centimetres, best.length_centimetres, best.content_amount, best.content_unit,
            best.content_pieces, best.prices > 1)`,
  );
}

/** Which of the references other products of the shop or their variants have. */
export async function listTakenReferences(
  db: Database,
  { sellerId, productId, references }: { sellerId: number; productId: number; references: readonly string[] },
): Promise<string[]> {
  const rows = await query<{ reference: string }>(
    db,
    sql`select p.reference from product p
        where p.seller_id = ${sellerId}::int and p.reference = any(${[...references]}::text[]) and p.id <> ${productId}::int
        union all
        select v.reference from product_variant v
        where v.seller_id = ${sellerId}::int and v.reference = any(${[...references]}::text[])
          and v.product_id <> ${productId}::int`,
  );
  return rows.map(({ reference }) => reference);
}

/** New prices of variants of a product; offers stay. */
export async function setVariantPrices(
  db: Database,
  productId: number,
  prices: readonly { termIds: readonly number[]; price: number }[],
): Promise<void> {
  const rows = prices.map(({ termIds, price }) => ({ term_ids: termIds, price }));
  await execute(
    db,
    sql`update product_variant v set price = wanted.price
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted (term_ids int[], price int)
        where v.product_id = ${productId} and v.term_ids = wanted.term_ids`,
  );
}
