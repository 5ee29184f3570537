import { type Database, queryOne, sql } from '../../db/sql.ts';
import type { RefundMail } from './templates/refund-mail.ts';

/** The refund with its lines, their sellers and its order in one round trip; null when there is no such refund. */
export function findRefundMail(db: Database, refundId: number): Promise<RefundMail | null> {
  return queryOne<RefundMail>(
    db,
    sql`select refund.id, refund.order_number, refund.kind, refund.cause,
          refund.amount as amount_pesos, refund.due_on, refund.paid_by,
          coalesce(orders.first_name, '') as first_name,
          coalesce(orders.payment_method_id, 1) as payment_method_id,
          (select coalesce(jsonb_agg(${lineObject} order by part.line), '[]')
           from refund_line part join order_line bought using (order_number, line)
           where part.refund_id = refund.id) as lines,
          (select coalesce(jsonb_agg(jsonb_build_object('sellerId', part.seller_id, 'amountPesos', part.amount)
                                     order by part.seller_id), '[]')
           from refund_shipping part where part.refund_id = refund.id) as shipping,
          (select coalesce(jsonb_agg(${sellerObject} order by package.position), '[]')
           from package join seller on seller.id = package.seller_id
           where package.order_number = refund.order_number) as sellers
        from refund left join orders on orders.number = refund.order_number
        where refund.id = ${refundId}`,
  );
}

const lineObject = sql`jsonb_build_object(
  'sellerId', bought.seller_id, 'name', bought.name, 'reference', bought.reference, 'terms', bought.attributes,
  'quantity', part.quantity, 'amountPesos', part.amount, 'feePesos', part.fee, 'restocked', part.restocked)`;

const sellerObject = sql`jsonb_build_object(
  'id', seller.id, 'name', seller.display_name, 'statusId', package.status_id)`;
