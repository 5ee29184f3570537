import type { ProductState } from '../../../domain/product-state.ts';
import { type Database, joinSql, query, queryOne, sql } from '../../db/sql.ts';

export interface ChangedPackage {
  orderNumber: number;
  placedAt: Date;
  changedAt: Date;
  statusId: number;
  statusName: string;
  paymentMethodId: 1 | 3;
  carrier: string | null;
  trackingNumber: string | null;
  unitCount: number;
  goodsAmount: number;
}

export interface ChangedFilter {
  sellerId: number;
  statusId: number | null;
  changedSince: Date | null;
  after: { changedAt: Date; orderNumber: number } | null;
  limit: number;
}

/** A shop's packages in the order of their last change. */
export function listChangedPackages(db: Database, filter: ChangedFilter): Promise<ChangedPackage[]> {
  const { sellerId, statusId, changedSince, after, limit } = filter;
  const conditions = [
    sql`package.seller_id = ${sellerId} and package.received_at is not null`,
    ...(statusId === null ? [] : [sql`package.status_id = ${statusId}::int`]),
    ...(changedSince ? [sql`package.changed_at >= ${changedSince}`] : []),
    ...(after
      ? [
          sql`(package.changed_at, package.order_number) > (${after.changedAt}::timestamptz, ${after.orderNumber}::bigint)`,
        ]
      : []),
  ];
  return query<ChangedPackage>(
    db,
    sql`with page as materialized (
          select package.* from package where ${joinSql(conditions, ' and ')}
          order by package.changed_at, package.order_number limit ${limit}::int
        )
        select page.order_number, orders.created_at as placed_at, page.changed_at,
          page.status_id, status.name as status_name, orders.payment_method_id,
          page.carrier, page.tracking_number, goods.unit_count, goods.goods_amount
        from page
        join package_status status on status.id = page.status_id
        join orders on orders.number = page.order_number
        cross join lateral (
          select coalesce(sum(line.quantity - line.cancelled_quantity), 0)::int as unit_count,
            coalesce(sum((line.quantity - line.cancelled_quantity)::bigint * line.unit_price - line.reduced_amount), 0)::bigint as goods_amount
          from order_line line where line.order_number = page.order_number and line.seller_id = page.seller_id
        ) goods
        order by page.changed_at, page.order_number`,
  );
}

export interface MachineProduct {
  productId: number;
  version: number;
  sku: string;
  name: string;
  state: ProductState;
  price: number | null;
  salePrice: number | null;
  stock: MachineStock[];
}

interface MachineStock {
  termIds: number[];
  label: string;
  onHand: number;
  /** Null: the stock of the whole product, whose reference and prices it has. */
  variantId: number | null;
  sku: string;
  price: number | null;
  salePrice: number | null;
  isActive: boolean;
}

/** The newest first, from below the id `before` on. */
export function listMachineProducts(
  db: Database,
  { sellerId, before, limit }: { sellerId: number; before: number | null; limit: number },
): Promise<MachineProduct[]> {
  return query<MachineProduct>(
    db,
    sql`select ${productColumns} from product
        where seller_id = ${sellerId} and (${before}::int is null or id < ${before}::int)
        order by id desc limit ${limit}::int`,
  );
}

export function listProductsBySku(
  db: Database,
  sellerId: number,
  skus: readonly string[],
): Promise<MachineProduct[]> {
  return query<MachineProduct>(
    db,
    sql`select ${productColumns} from product
        where seller_id = ${sellerId} and (reference = any(${[...skus]}::text[]) or id in (
          select v.product_id from product_variant v
          where v.seller_id = ${sellerId} and v.reference = any(${[...skus]}::text[])))`,
  );
}

/** The shop's products in the order of their changes; `at` in microseconds, as changes can be so close. */
export function listChangedProducts(
  db: Database,
  filter: {
    sellerId: number;
    sku: string | null;
    since: Date | null;
    after: { at: string; productId: number } | null;
    limit: number;
  },
): Promise<{ productId: number; at: string; changedAt: Date }[]> {
  const { sellerId, sku, since, after, limit } = filter;
  const conditions = [
    sql`seller_id = ${sellerId}`,
    ...(sku === null
      ? []
      : [
          sql`(reference = ${sku} or id in (
      select product_id from product_variant where seller_id = ${sellerId} and reference = ${sku}))`,
        ]),
    ...(since ? [sql`updated_at >= ${since}`] : []),
    ...(after
      ? [
          sql`(updated_at, id) > (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.productId}::int)`,
        ]
      : []),
  ];
  return query(
    db,
    sql`select id as product_id, updated_at as changed_at, (extract(epoch from updated_at) * 1000000)::bigint::text as at
        from product where ${joinSql(conditions, ' and ')} order by updated_at, id limit ${limit}::int`,
  );
}

/** When a product last changed. */
export async function changedAtOf(db: Database, productId: number): Promise<Date> {
  const row = await queryOne<{ changedAt: Date }>(
    db,
    sql`select updated_at as changed_at from product where id = ${productId}`,
  );
  return row?.changedAt ?? new Date(0);
}

const productColumns = sql`product.id as product_id, product.version, product.reference as sku, product.name,
  product.state, product.price, product.sale_price,
  (select coalesce(jsonb_agg(jsonb_build_object('termIds', k.term_ids, 'onHand', k.on_hand, 'variantId', v.id,
     'sku', coalesce(v.reference, product.reference),
     'price', case when v.id is null then product.price else v.price end,
     'salePrice', case when v.id is null then product.sale_price else v.sale_price end,
     'isActive', coalesce(v.active, true), 'label',
     coalesce((select string_agg(t.name, ' / ' order by a.position) from product_term t
       join product_attribute a on a.id = t.attribute_id where t.id = any(k.term_ids)), '')) order by k.term_ids), '[]')
   from stock k left join product_variant v on v.product_id = k.product_id and v.term_ids = k.term_ids
   where k.product_id = product.id) as stock`;
