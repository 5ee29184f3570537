import { isoText } from '../../../db/moment-text.ts';
import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

export interface ProductRow {
  id: number;
  name: string;
  reference: string;
  imageUrl: string;
  sellerId: number;
  sellerName: string;
  sellerStatus: number;
  state: 'draft' | 'active' | 'paused' | 'archived';
  isShown: boolean;
  price: number | null;
  salePrice: number | null;
  operatorReason: string | null;
  pausedAt: string | null;
  description: string;
  mainCategoryId: number | null;
  subcategoryId: number | null;
  categoryNames: string[];
  images: string[];
  weight: number | null;
  height: number | null;
  width: number | null;
  length: number | null;
  taxClass: string;
  perishable: boolean;
  createdAt: string;
  rating: number | null;
  reviewCount: number;
  soldUnits: number;
  /** A product without options has one of no name. */
  stock: {
    label: string;
    onHand: number;
    price: number | null;
    salePrice: number | null;
    isActive: boolean;
  }[];
}

export function findProduct(db: Database, id: number): Promise<ProductRow | null> {
  return queryOne<ProductRow>(
    db,
    sql`select p.id, p.name, p.reference, p.image_url, p.seller_id,
          seller.display_name as seller_name, seller.status as seller_status, p.state, p.active as is_shown,
          p.price, p.sale_price, p.operator_reason,
          ${isoText(sql`p.paused_by_operator_at`)} as paused_at, p.description,
          p.main_category_id, p.subcategory_id,
          array_remove(array[main.name, sub.name], null) as category_names,
          case when p.image_url = '' then '{}' else coalesce(
            (select array_agg(image.url order by image.position) from product_image image
             where image.product_id = p.id), array[p.image_url]) end as images,
          p.weight_kilograms::float8 as weight, p.height_centimetres::float8 as height,
          p.width_centimetres::float8 as width, p.length_centimetres::float8 as length, p.tax_class,
          (select * from perishability(p.perishable, p.main_category_id, p.subcategory_id)) as perishable, ${isoText(sql`p.created_at`)} as created_at,
          round(rating.rating_sum::numeric / nullif(rating.review_count, 0), 1)::float8 as rating,
          coalesce(rating.review_count, 0) as review_count,
          (select coalesce(sum(sold.quantity - sold.cancelled_quantity), 0)::int
           from (select quantity, cancelled_quantity from order_line line where line.product_id = p.id
                 order by line.order_number desc limit 10000) sold) as sold_units,
          (select coalesce(jsonb_agg(jsonb_build_object('onHand', k.on_hand,
             'price', case when v.id is null then p.price else v.price end,
             'salePrice', case when v.id is null then p.sale_price else v.sale_price end,
             'isActive', coalesce(v.active, true), 'label', coalesce((
             select string_agg(t.name, ' / ' order by a.position) from product_term t
             join product_attribute a on a.id = t.attribute_id where t.id = any(k.term_ids)), '')) order by k.term_ids), '[]')
           from stock k left join product_variant v on v.product_id = k.product_id and v.term_ids = k.term_ids
           where k.product_id = p.id) as stock
        from product p
        join seller on seller.id = p.seller_id
        left join category main on main.id = p.main_category_id
        left join category sub on sub.id = p.subcategory_id
        left join product_rating rating on rating.product_id = p.id
        where p.id = ${id}`,
  );
}

export interface EventRow {
  id: number;
  happenedAt: Date;
  actorKind: string;
  person: string | null;
  action: string;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason: string;
}

/** The newest first. */
export function listProductEvents(db: Database, id: number): Promise<EventRow[]> {
  return query<EventRow>(
    db,
    sql`select entry.id, entry.happened_at, entry.actor_kind, entry.action,
          entry.subject, entry.before, entry.after, entry.reason,
          coalesce(nullif(trim(concat_ws(' ', account.first_name, account.last_name)), ''), account.email) as person
        from audit_entry entry left join account on account.id = entry.account_id
        where entry.subject = ${`product:${id}`} order by entry.id desc limit 50`,
  );
}

export interface LockedProduct {
  sellerId: number;
  sellerEmail: string;
  mainCategoryId: number | null;
  subcategoryId: number | null;
  operatorReason: string | null;
}

/** Holds off other editors, not the orders that read it. */
export function lockProduct(db: Database, id: number): Promise<LockedProduct | null> {
  return queryOne<LockedProduct>(
    db,
    sql`select p.seller_id, seller.email as seller_email, p.main_category_id,
          p.subcategory_id, p.operator_reason
        from product p join seller on seller.id = p.seller_id
        where p.id = ${id} for no key update of p`,
  );
}

/** Null: allowed again. What shoppers see is decided by the last step of the change. */
export async function writePause(
  db: Database,
  id: number,
  pause: { reason: string; now: Date } | null,
): Promise<void> {
  await execute(
    db,
    sql`update product set active = false, paused_by_operator_at = ${pause?.now ?? null}::timestamptz,
          operator_reason = ${pause?.reason ?? null}
        where id = ${id}`,
  );
}

/** Answers the new version; null: there is no such pair of categories. */
export async function writeCategory(
  db: Database,
  id: number,
  place: { mainCategoryId: number; subcategoryId: number | null; now: Date },
): Promise<number | null> {
  const row = await queryOne<{ version: number }>(
    db,
    sql`update product set active = false, main_category_id = ${place.mainCategoryId},
          subcategory_id = ${place.subcategoryId}, version = version + 1, updated_at = ${place.now}
        where id = ${id}
          and exists (select from category where id = ${place.mainCategoryId} and parent_id is null)
          and (${place.subcategoryId}::int is null or exists (
            select from category where id = ${place.subcategoryId}::int and parent_id = ${place.mainCategoryId}))
        returning version`,
  );
  return row?.version ?? null;
}
