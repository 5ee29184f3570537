import type { DispatchRule } from '../../../../domain/delivery-promise.ts';
import type { NetContent } from '../../../../domain/net-content.ts';
import type { Attribute } from '../../../../domain/product.ts';
import type { ShippingCity } from '../../../../domain/shipping-rate.ts';
import { records } from '../../../db/records.ts';
import { type Database, query, type Sql, sql } from '../../../db/sql.ts';
import { isOffered, lineImage, variantOfLine } from './line-variant.repository.ts';

/** What the tables say about a line that somebody wants to buy. */
export interface SaleLine {
  productId: number;
  /** Null: the product is its own one variant, or the terms are of none. */
  variantId: number | null;
  name: string;
  reference: string;
  /** Of the chosen variant, as price, weight and measures are. */
  imageUrl: string;
  /** 0, as the measures are, while the shop has not said it; such a product is not sold. */
  price: number;
  salePrice: number | null;
  weightKilograms: number;
  heightCentimetres: number;
  widthCentimetres: number;
  lengthCentimetres: number;
  /** Null: nobody has said it. */
  content: NetContent | null;
  perishable: boolean;
  stockPerCombination: boolean;
  /** Units of this choice of terms. */
  onHand: number;
  attributes: Attribute[];
  /** False: the shop does not sell this combination. */
  isOffered: boolean;
  /** Product and seller are active. */
  isSold: boolean;
  /** The shop takes no orders now. */
  isOnHoliday: boolean;
  sellerId: number;
  sellerName: string;
  sellerEmail: string;
  /** What was agreed with the seller; rules of fees go before it. */
  feePercent: number;
  /** The narrowest first. */
  categoryIds: number[];
  origin: ShippingCity;
  dispatch: DispatchRule;
}

export interface AskedSale {
  productId: number;
  termIds: readonly number[];
}

/**
 * One row for each asked line, in the same order; null where there is no such product. One statement for up to a
 * hundred lines: every join goes by primary key.
 */
export async function listSaleLines(
  db: Database,
  asked: readonly AskedSale[],
  now: Date,
): Promise<(SaleLine | null)[]> {
  return inAskedOrder(asked, await query<NumberedSaleLine>(db, saleLines(asked, now)));
}

/** `line`: its place in what was asked. */
export type NumberedSaleLine = SaleLine & { line: number };

export function inAskedOrder(
  asked: readonly AskedSale[],
  rows: readonly NumberedSaleLine[],
): (SaleLine | null)[] {
  const byLine = new Map(rows.map(({ line, ...row }) => [line, row]));
  return asked.map((_, line) => byLine.get(line) ?? null);
}

/** Rows of NumberedSaleLine, named as there, so that they are the same as JSON. */
export function saleLines(asked: readonly AskedSale[], now: Date): Sql {
  return sql`select asked.line, product.id as "productId", variant.id as "variantId", product.name,
          coalesce(variant.reference, product.reference) as reference,
          ${lineImage} as "imageUrl",
          coalesce(variant.price, product.price, 0) as price,
          case when variant.id is null then product.sale_price else variant.sale_price end as "salePrice",
          coalesce(variant.weight_kilograms, product.weight_kilograms, 0) as "weightKilograms",
          coalesce(variant.height_centimetres, product.height_centimetres, 0) as "heightCentimetres",
          coalesce(variant.width_centimetres, product.width_centimetres, 0) as "widthCentimetres",
          coalesce(variant.length_centimetres, product.length_centimetres, 0) as "lengthCentimetres",
          case when product.stock_per_combination
            then net_content(variant.content_amount, variant.content_unit, variant.content_pieces)
            else net_content(product.content_amount, product.content_unit, product.content_pieces) end as content,
          (select * from perishability(product.perishable, product.main_category_id, product.subcategory_id)) as perishable,
          product.stock_per_combination as "stockPerCombination",
          coalesce(stock.on_hand, 0) as "onHand", ${attributeList} as attributes,
          ${isOffered} as "isOffered", product.active and seller.status = 2 as "isSold",
          coalesce(${now} >= seller.holiday_from and ${now} < seller.holiday_until, false) as "isOnHoliday",
          seller.id as "sellerId", seller.display_name as "sellerName", seller.email as "sellerEmail",
          seller.fee_percent as "feePercent",
          array_remove(array[product.subcategory_id, product.main_category_id], null) as "categoryIds",
          ${originObject} as origin, (select * from dispatch_rule(seller)) as dispatch
        from ${records('asked', toRows(asked), sql`line int, product_id int, term_ids int[]`)}
        join product on product.id = asked.product_id
        join seller on seller.id = product.seller_id
        join city on city.id = seller.city_id
        left join stock on stock.product_id = product.id
          and stock.term_ids = case when product.stock_per_combination then asked.term_ids else '{}' end
        left join ${variantOfLine(sql`asked`)}`;
}

function toRows(asked: readonly AskedSale[]) {
  return asked.map(({ productId, termIds }, line) => ({ line, product_id: productId, term_ids: termIds }));
}

const attributeList = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', attribute.id, 'name', attribute.name,
    'productId', attribute.product_id, 'terms',
    (select coalesce(jsonb_agg(jsonb_build_object('id', term.id, 'name', term.name) order by term.position), '[]')
     from product_term term where term.attribute_id = attribute.id)) order by attribute.position), '[]')
  from product_attribute attribute where attribute.product_id = product.id)`;

const originObject = sql`jsonb_build_object('id', city.id, 'name', city.name, 'departmentId', city.department_id,
  'latitude', city.latitude, 'longitude', city.longitude, 'needsForwarding', city.needs_forwarding)`;
