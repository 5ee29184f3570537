import type { ProductState } from '../../../domain/product-state.ts';
import { bogotaMinuteText } from '../../db/moment-text.ts';
import { type Database, query, raw, sql } from '../../db/sql.ts';

export interface ExportedProduct {
  id: number;
  state: ProductState;
  reference: string;
  name: string;
  description: string;
  mainCategoryName: string | null;
  subcategoryName: string | null;
  price: number | null;
  offer: { salePrice: number; startsAt: string | null; endsAt: string | null } | null;
  taxClass: '19' | '5' | 'exento' | 'excluido';
  weightKilograms: number | null;
  heightCentimetres: number | null;
  widthCentimetres: number | null;
  lengthCentimetres: number | null;
  perishable: boolean;
  stockPerCombination: boolean;
  attributes: { id: number; name: string; productId: number; terms: { id: number; name: string }[] }[];
  stockRows: { termIds: number[]; onHand: number }[];
}

/** A page of the shop's products that are not archived, the oldest first. */
export function listExportedProducts(
  db: Database,
  sellerId: number,
  { after, limit }: { after: number; limit: number },
): Promise<ExportedProduct[]> {
  return query<ExportedProduct>(
    db,
    sql`select p.id, p.state, p.reference, p.name, p.description, main.name as main_category_name,
          sub.name as subcategory_name, p.price, ${offer} as offer, p.tax_class,
          p.weight_kilograms::float8 as weight_kilograms, p.height_centimetres::float8 as height_centimetres,
          p.width_centimetres::float8 as width_centimetres, p.length_centimetres::float8 as length_centimetres,
          p.perishable, p.stock_per_combination,
          (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'productId', a.product_id, 'terms',
             (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.position), '[]')
              from product_term t where t.attribute_id = a.id)) order by a.position), '[]')
           from product_attribute a where a.product_id = p.id) as attributes,
          (select coalesce(json_agg(json_build_object('termIds', k.term_ids, 'onHand', k.on_hand)), '[]')
           from stock k where k.product_id = p.id) as stock_rows
        from (select * from product where seller_id = ${sellerId} and id > ${after} and state <> 'archived'
              order by id limit ${raw(limit)}) p
        left join category main on main.id = p.main_category_id
        left join category sub on sub.id = p.subcategory_id
        order by p.id`,
  );
}

// The offer of the product's form, its moments by the clock of Bogotá.
const offer = sql`coalesce(
  (select json_build_object('salePrice', o.sale_price,
     'startsAt', ${bogotaMinuteText(sql`o.starts_at`)},
     'endsAt', ${bogotaMinuteText(sql`o.ends_at`)})
   from offer o where o.product_id = p.id and o.state <> 'ended' order by o.id desc limit 1),
  case when p.sale_price is not null then
    json_build_object('salePrice', p.sale_price, 'startsAt', null, 'endsAt', null) end)`;
