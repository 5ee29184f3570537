import type { DispatchRule } from '../../../../domain/delivery-promise.ts';
import type { ComparedProduct } from '../../../../domain/equivalent-product.ts';
import type { NetContent } from '../../../../domain/net-content.ts';
import type { ShippingCity, ShippingItem } from '../../../../domain/shipping-rate.ts';
import { type Database, query, type Sql, sql } from '../../../db/sql.ts';

/** A product without options that can be put into a cart as it is, one unit of it as a parcel sees it. */
export interface AddableProduct extends ShippingItem {
  sellerId: number;
  sellerName: string;
  origin: ShippingCity;
  dispatch: DispatchRule;
  name: string;
  reference: string;
  price: number;
  salePrice: number | null;
  imageUrl: string;
  content: NetContent | null;
  gtin: string | null;
  /** The narrowest. */
  categoryId: number | null;
  onHand: number;
}

export interface AskedRoom {
  sellerId: number;
  /** What one unit may weigh at most. */
  grams: number;
}

// So many of a shop's best sold are looked through, however many it has.
const LOOKED_THROUGH = 120;
const OFFERED_PER_SHOP = 8;
const ALIKE_PER_SHOP = 24;

/** What is light enough, of each shop the best sold first. */
export function listFillUps(
  db: Database,
  asked: { rooms: readonly AskedRoom[]; exceptIds: readonly number[]; now: Date },
): Promise<AddableProduct[]> {
  const rooms = asked.rooms.map(({ sellerId, grams }) => ({ seller_id: sellerId, grams }));
  return query<AddableProduct>(
    db,
    sql`select ${addableColumns}
        from jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb) as asked (seller_id int, grams int)
        join seller on seller.id = asked.seller_id and ${takesOrders(asked.now)}
        join city on city.id = seller.city_id
        cross join lateral (
          select looked.*, stock.on_hand from ${bestSold} looked join ${plainStock}
          where looked.weight_kilograms * 1000 <= asked.grams and looked.id <> all(${asked.exceptIds}::int[])
            and ${hasNoOptions}
          order by looked.popularity desc, looked.id desc limit ${OFFERED_PER_SHOP}) product
        order by product.popularity desc, product.id desc`,
  );
}

/** What may stand for something else: of one of the categories or bar codes, of each shop the best sold first. */
export function listAlikes(
  db: Database,
  asked: {
    sellerIds: readonly number[];
    categoryIds: readonly number[];
    gtins: readonly string[];
    exceptIds: readonly number[];
    now: Date;
  },
): Promise<AddableProduct[]> {
  return query<AddableProduct>(
    db,
    sql`select ${addableColumns}
        from unnest(${asked.sellerIds}::int[]) as asked (seller_id)
        join seller on seller.id = asked.seller_id and ${takesOrders(asked.now)}
        join city on city.id = seller.city_id
        cross join lateral (
          select looked.*, stock.on_hand from ${bestSold} looked join ${plainStock}
          where (coalesce(looked.subcategory_id, looked.main_category_id) = any(${asked.categoryIds}::int[])
              or looked.gtin = any(${asked.gtins}::text[]))
            and looked.id <> all(${asked.exceptIds}::int[]) and ${hasNoOptions}
          order by looked.popularity desc, looked.id desc limit ${ALIKE_PER_SHOP}) product
        order by product.popularity desc, product.id desc`,
  );
}

/** By product, what tells which other stands for it. */
export type ProductIdentity = ComparedProduct & { productId: number };

export function listIdentities(db: Database, productIds: readonly number[]): Promise<ProductIdentity[]> {
  return query<ProductIdentity>(
    db,
    sql`select id as product_id, name, gtin, coalesce(subcategory_id, main_category_id) as category_id,
          net_content(content_amount, content_unit, content_pieces) as content
        from product where id = any(${productIds}::int[])`,
  );
}

const takesOrders = (now: Date): Sql =>
  sql`seller.status = 2 and coalesce(${now} >= seller.holiday_from and ${now} < seller.holiday_until, false) is false`;

const bestSold = sql`(select * from product where seller_id = asked.seller_id and active
  order by popularity desc, id desc limit ${LOOKED_THROUGH})`;

const plainStock = sql`stock on stock.product_id = looked.id and stock.term_ids = '{}' and stock.on_hand > 0`;

const hasNoOptions = sql`looked.price is not null
  and not exists (select from product_attribute attribute where attribute.product_id = looked.id)`;

const addableColumns = sql`product.id as product_id, 1 as quantity, product.final_price as unit_price,
  product.weight_kilograms, product.height_centimetres, product.width_centimetres, product.length_centimetres,
  (select * from perishability(product.perishable, product.main_category_id, product.subcategory_id)) as perishable,
  seller.id as seller_id, seller.display_name as seller_name, (select * from dispatch_rule(seller)) as dispatch,
  jsonb_build_object('id', city.id, 'name', city.name, 'departmentId', city.department_id,
    'latitude', city.latitude, 'longitude', city.longitude, 'needsForwarding', city.needs_forwarding) as origin,
  product.name, product.reference, product.price, product.sale_price, product.image_url,
  net_content(product.content_amount, product.content_unit, product.content_pieces) as content,
  product.gtin, coalesce(product.subcategory_id, product.main_category_id) as category_id, product.on_hand`;
