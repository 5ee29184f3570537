import type { DispatchRule } from '../../../../domain/delivery-promise.ts';
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
}

export interface AskedRoom {
  sellerId: number;
  /** What one unit may weigh at most. */
  grams: number;
}

// So many of a shop's best sold are looked through, however many it has.
const LOOKED_THROUGH = 120;
const OFFERED_PER_SHOP = 8;

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
          select looked.* from (
            select * from product where seller_id = asked.seller_id and active
            order by popularity desc, id desc limit ${LOOKED_THROUGH}) looked
          where looked.weight_kilograms * 1000 <= asked.grams and looked.id <> all(${asked.exceptIds}::int[])
            and ${isAddable}
          order by looked.popularity desc, looked.id desc limit ${OFFERED_PER_SHOP}) product
        order by product.popularity desc, product.id desc`,
  );
}

const takesOrders = (now: Date): Sql =>
  sql`seller.status = 2 and coalesce(${now} >= seller.holiday_from and ${now} < seller.holiday_until, false) is false`;

/** Nothing to choose, and in stock. */
const isAddable = sql`looked.price is not null
  and not exists (select from product_attribute attribute where attribute.product_id = looked.id)
  and exists (select from stock where stock.product_id = looked.id and stock.term_ids = '{}' and stock.on_hand > 0)`;

const addableColumns = sql`product.id as product_id, 1 as quantity, product.final_price as unit_price,
  product.weight_kilograms, product.height_centimetres, product.width_centimetres, product.length_centimetres,
  is_perishable(product.perishable, product.main_category_id, product.subcategory_id) as perishable,
  seller.id as seller_id, seller.display_name as seller_name, dispatch_of(seller) as dispatch,
  jsonb_build_object('id', city.id, 'name', city.name, 'departmentId', city.department_id,
    'latitude', city.latitude, 'longitude', city.longitude, 'needsForwarding', city.needs_forwarding) as origin,
  product.name, product.reference, product.price, product.sale_price, product.image_url,
  net_content(product.content_amount, product.content_unit, product.content_pieces) as content`;
