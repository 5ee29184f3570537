import type { Attribute } from '../../../../domain/product.ts';
import type { FormVariant, ProductForm } from '../../../../domain/product-form.ts';
import type { ProductState } from '../../../../domain/product-state.ts';
import { isoText } from '../../../db/moment-text.ts';
import { type Database, execute, query, queryOne, type Sql, sql } from '../../../db/sql.ts';
import { factsOf } from '../facts/product-fact.repository.ts';
import { cheapestFirst, placedVariants } from './variant-columns.repository.ts';

/** A product of a shop as the tables hold it. */
export interface StoredProduct extends Omit<ProductForm, 'attributes' | 'stock'> {
  id: number;
  version: number;
  state: ProductState;
  createdAt: string;
  isShown: boolean;
  /** Why an operator paused it; null: nobody did. */
  operatorReason: string | null;
  salePrice: number | null;
  /** Whether it says perishable for itself; the form's is also true where its category says so. */
  ownPerishable: boolean;
  attributes: Attribute[];
  stockRows: { termIds: number[]; onHand: number }[];
  variants: StoredVariant[];
}

/** As its form shows it, under the terms that it is found by. */
type StoredVariant = FormVariant & { id: number; termIds: number[] };

/** Null: the shop has no such product. */
export function findStoredProduct(
  db: Database,
  sellerId: number,
  productId: number,
): Promise<StoredProduct | null> {
  return queryOne<StoredProduct>(
    db,
    sql`select ${storedColumns} from product p where p.id = ${productId} and p.seller_id = ${sellerId}`,
  );
}

/** Those of the shop that have one of the references, in no order. */
export function listStoredProducts(
  db: Database,
  sellerId: number,
  references: readonly string[],
): Promise<StoredProduct[]> {
  return query<StoredProduct>(
    db,
    sql`select ${storedColumns} from product p
        where p.seller_id = ${sellerId} and p.reference = any(${[...references]}::text[])`,
  );
}

export function listStoredProductsById(
  db: Database,
  sellerId: number,
  ids: readonly number[],
): Promise<StoredProduct[]> {
  return query<StoredProduct>(
    db,
    sql`select ${storedColumns} from product p
        where p.seller_id = ${sellerId} and p.id = any(${[...ids]}::int[])`,
  );
}

/** False: the shop has no such product. Holds off other editors, not the orders that read it. */
export async function lockProduct(db: Database, sellerId: number, productId: number): Promise<boolean> {
  const row = await queryOne(
    db,
    sql`select id from product where id = ${productId} and seller_id = ${sellerId} for no key update`,
  );
  return row !== null;
}

/** Those of the shop, in the order in which orders lock them. */
export async function lockProducts(db: Database, sellerId: number, ids: readonly number[]): Promise<void> {
  await query(
    db,
    sql`select id from product where id = any(${[...ids]}::int[]) and seller_id = ${sellerId}
        order by id for no key update`,
  );
}

/** A draft without anything but its name. */
export async function insertDraft(
  db: Database,
  { sellerId, name, now }: { sellerId: number; name: string; now: Date },
): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`with next as (select nextval(pg_get_serial_sequence('product', 'id'))::int as id)
        insert into product (id, seller_id, reference, name, description, image_url, state, active, created_at,
          updated_at)
        select id, ${sellerId}::int, 'P-' || id, ${name}, '', '', 'draft', false, ${now}::timestamptz,
          ${now}::timestamptz from next
        returning id`,
  );
  if (!row) throw new Error('No draft was inserted');
  return row.id;
}

export async function updateProduct(
  db: Database,
  productId: number,
  form: ProductForm,
  salePrice: number | null,
  now: Date,
): Promise<void> {
  const cover = form.images[0];
  await execute(
    db,
    sql`update product set name = ${form.name}, description = ${form.description}, reference = ${form.reference},
          price = ${form.price}, sale_price = ${salePrice}, main_category_id = ${form.mainCategoryId},
          subcategory_id = ${form.subcategoryId}, weight_kilograms = ${form.weightKilograms},
          height_centimetres = ${form.heightCentimetres}, width_centimetres = ${form.widthCentimetres},
          length_centimetres = ${form.lengthCentimetres}, tax_class = ${form.taxClass},
          -- What the category says is not said again: when it stops, the product is what it was before.
          perishable = case when (select * from perishability(false, ${form.mainCategoryId}::int, ${form.subcategoryId}::int))
            then perishable else ${form.perishable} end,
          image_url = ${cover?.url ?? ''}, image_alt = ${cover?.alt ?? ''},
          stock_per_combination = ${form.stockPerCombination}, gtin = ${form.gtin || null},
          content_amount = ${form.content?.amount ?? null}, content_unit = ${form.content?.unit ?? null},
          content_pieces = ${form.content?.pieces ?? null}, has_price_range = false,
          -- Nothing half changed is shown: the last step of the save says what shoppers see.
          active = false, version = version + 1, updated_at = ${now}
        where id = ${productId}`,
  );
}

export async function replaceImages(
  db: Database,
  productId: number,
  images: ProductForm['images'],
): Promise<void> {
  await execute(db, sql`delete from product_image where product_id = ${productId}`);
  await execute(
    db,
    sql`insert into product_image (product_id, position, url, alt)
        select ${productId}::int, place, image ->> 'url', image ->> 'alt'
        from jsonb_array_elements(${JSON.stringify(images)}::jsonb) with ordinality as one (image, place)`,
  );
}

export async function setState(
  db: Database,
  productId: number,
  state: ProductState,
  now: Date,
): Promise<void> {
  await setStates(db, [productId], state, now);
}

export async function setStates(
  db: Database,
  ids: readonly number[],
  state: ProductState,
  now: Date,
): Promise<void> {
  await execute(
    db,
    sql`update product set state = ${state}, active = false, version = version + 1, updated_at = ${now}
        where id = any(${[...ids]}::int[])`,
  );
}

/** Shows or hides each product as its state, data and shop demand. */
export async function showWhatMayBeSeen(db: Database, productIds: readonly number[]): Promise<void> {
  await execute(
    db,
    sql`update product p set active = is_product_shown(p)
        where p.id = any(${[...productIds]}::int[]) and p.active is distinct from is_product_shown(p)`,
  );
}

/** The first is a main category and the second lies in it. */
export async function areCategories(db: Database, mainId: number, subId: number | null): Promise<boolean> {
  const row = await queryOne(
    db,
    sql`select from category main where main.id = ${mainId} and main.parent_id is null
          and (${subId}::int is null or exists (
            select from category sub where sub.id = ${subId}::int and sub.parent_id = main.id))`,
  );
  return row !== null;
}

/** The youngest open offer of these, or the sale price that holds without one until it is taken away. */
function offerOf(offers: Sql, salePrice: Sql): Sql {
  return sql`coalesce(
    (select json_build_object('salePrice', o.sale_price, 'startsAt', ${isoText(sql`o.starts_at`)},
       'endsAt', ${isoText(sql`o.ends_at`)})
     from offer o where ${offers} and o.state <> 'ended' order by o.id desc limit 1),
    case when ${salePrice} is not null then
      json_build_object('salePrice', ${salePrice}, 'startsAt', null, 'endsAt', null) end)`;
}

/** Of a product with variants the offer of the one that it is shown by. */
const offerOfProduct = sql`case when p.stock_per_combination then (
    select ${offerOf(sql`o.variant_id = v.id`, sql`v.sale_price`)}
    from (${placedVariants}) v join stock k on k.product_id = v.product_id and k.term_ids = v.term_ids
    order by ${cheapestFirst} limit 1)
  else ${offerOf(sql`o.product_id = p.id`, sql`p.sale_price`)} end`;

const variantsOf = sql`(select coalesce(json_agg(json_build_object('id', v.id, 'termIds', v.term_ids,
    'reference', v.reference, 'price', v.price, 'offer', ${offerOf(sql`o.variant_id = v.id`, sql`v.sale_price`)},
    'weightKilograms', v.weight_kilograms, 'heightCentimetres', v.height_centimetres,
    'widthCentimetres', v.width_centimetres, 'lengthCentimetres', v.length_centimetres,
    'gtin', coalesce(v.gtin, ''), 'images', v.image_urls,
    'content', net_content(v.content_amount, v.content_unit, v.content_pieces), 'isActive', v.active)), '[]')
  from product_variant v where v.product_id = p.id)`;

const storedColumns = sql`p.id, p.version, p.state, p.active as is_shown, p.operator_reason, p.name, p.description, p.reference, p.price,
          p.sale_price, p.main_category_id, p.subcategory_id,
          p.weight_kilograms::float8 as weight_kilograms, p.height_centimetres::float8 as height_centimetres,
          p.width_centimetres::float8 as width_centimetres, p.length_centimetres::float8 as length_centimetres,
          p.tax_class, (select * from perishability(p.perishable, p.main_category_id, p.subcategory_id)) as perishable,
          p.perishable as own_perishable, p.stock_per_combination, ${isoText(sql`p.created_at`)} as created_at, ${factsOf} as facts,
          coalesce(p.gtin, '') as gtin,
          net_content(p.content_amount, p.content_unit, p.content_pieces) as content,
          ${offerOfProduct} as offer,
          case when exists (select from product_image i where i.product_id = p.id) then
            (select json_agg(json_build_object('url', i.url, 'alt', i.alt) order by i.position)
             from product_image i where i.product_id = p.id)
            when p.image_url <> '' then json_build_array(json_build_object('url', p.image_url, 'alt', p.image_alt))
            else '[]' end as images,
          (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'productId', a.product_id, 'terms',
             (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.position), '[]')
              from product_term t where t.attribute_id = a.id)) order by a.position), '[]')
           from product_attribute a where a.product_id = p.id) as attributes,
          (select coalesce(json_agg(json_build_object('termIds', k.term_ids, 'onHand', k.on_hand)), '[]')
           from stock k where k.product_id = p.id) as stock_rows,
          ${variantsOf} as variants`;

/** A change of the price or of units: the version rises with both. */
export async function setPrice(
  db: Database,
  productId: number,
  price: number | null,
  now: Date,
): Promise<void> {
  await execute(
    db,
    sql`update product set price = ${price}, version = version + 1, updated_at = ${now} where id = ${productId}`,
  );
}
