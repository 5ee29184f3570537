import type { BoughtLine } from '../../../domain/review-standing.ts';
import { type Database, query, queryOne, sql } from '../../db/sql.ts';

export interface OwnLine extends BoughtLine {
  accountId: number | null;
  tokenHash: string;
  email: string;
  phone: string;
  documentNumber: string;
}

/** Lines with the product among an account's latest 200 orders and the orders of these numbers, whoever placed them. */
export function listBoughtLines(
  db: Database,
  {
    productId,
    accountId,
    orderNumbers,
  }: { productId: number; accountId: number | null; orderNumbers: readonly number[] },
): Promise<OwnLine[]> {
  return query<OwnLine>(
    db,
    sql`with own as (
          (select number from orders where account_id = ${accountId}::bigint order by number desc limit 200)
          union select unnest(${orderNumbers}::bigint[])
        )
        select orders.number as order_number, line.line, package.delivered_at,
          case when review.id is not null then jsonb_build_object('id', review.id, 'createdAt', review.created_at) end
            as review,
          orders.account_id, orders.access_token_hash as token_hash, orders.email, orders.phone,
          orders.document_number
        from own
        join orders using (number)
        join order_line line on line.order_number = orders.number and line.product_id = ${productId}
          and line.cancelled_quantity < line.quantity
        join package on package.order_number = line.order_number and package.seller_id = line.seller_id
        left join review on review.order_number = line.order_number and review.order_line = line.line
        limit 500`,
  );
}

/** The shop of a product that shoppers see. */
export async function findShownShop(db: Database, productId: number): Promise<number | null> {
  const row = await queryOne<{ sellerId: number }>(
    db,
    sql`select seller_id from product where id = ${productId} and active`,
  );
  return row?.sellerId ?? null;
}
