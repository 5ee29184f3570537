import type { OrderRefunds } from '../../../../wire/orders/refund-entities.ts';
import { type Database, query, queryOne, type Sql, sql } from '../../../db/sql.ts';

export interface RefundRow {
  id: number;
  orderNumber: number | null;
  kind: 'goods' | 'payment' | 'reversal';
  cause: string;
  note: string;
  amount: number;
  goods: number;
  shipping: number;
  state: 'due' | 'paid';
  dueOn: string;
  createdAt: Date;
  paidAt: Date | null;
  paidBy: 'bank' | 'provider' | null;
  reference: string | null;
  lines: {
    line: number;
    name: string;
    quantity: number;
    amount: number;
    fee: number;
    restocked: boolean;
  }[];
}

export type RefundableLine = OrderRefunds['lines'][number];

/** More refunds than this of one order are not shown. */
const MAXIMUM_OF_ORDER = 200;

/** Refunds that are due behind the one given, those that end first at the top. */
export function listDue(
  db: Database,
  { after, limit }: { after: number | null; limit: number },
): Promise<RefundRow[]> {
  const behind =
    after === null
      ? sql``
      : sql`and (refund.due_on, refund.id) > (select last.due_on, last.id from refund last where last.id = ${after})`;
  return query<RefundRow>(
    db,
    refunds(sql`refund.state = 'due' ${behind} order by refund.due_on, refund.id limit ${limit}`),
  );
}

/** The same refunds as `listDue`, counted. */
export async function countDue(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await queryOne<{ count: number; oldestAt: Date | null }>(
    db,
    sql`select count(*)::int as count, min(created_at) as oldest_at from refund where state = 'due'`,
  );
  return row ?? { count: 0, oldestAt: null };
}

export interface DueRefunds {
  count: number;
  amount: number;
  overdueCount: number;
}

export async function sumDue(db: Database, today: string): Promise<DueRefunds> {
  const row = await queryOne<DueRefunds>(
    db,
    sql`select count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount,
          (count(*) filter (where due_on < ${today}))::int as overdue_count
        from refund where state = 'due'`,
  );
  return row ?? { count: 0, amount: 0, overdueCount: 0 };
}

export function listOfOrder(db: Database, orderNumber: number): Promise<RefundRow[]> {
  return query<RefundRow>(
    db,
    refunds(sql`refund.order_number = ${orderNumber} order by refund.id limit ${MAXIMUM_OF_ORDER}`),
  );
}

export function findListedRefund(db: Database, id: number): Promise<RefundRow | null> {
  return queryOne<RefundRow>(db, refunds(sql`refund.id = ${id}`));
}

/** The lines of an order as far as they can be refunded. */
export function listRefundableLines(db: Database, orderNumber: number): Promise<RefundableLine[]> {
  return query<RefundableLine>(
    db,
    sql`select bought.line, bought.seller_id, seller.display_name as seller_name, bought.name,
          bought.unit_price, bought.quantity,
          bought.quantity - bought.cancelled_quantity as quantity_left, package.money_state <> 'none' as is_paid
        from order_line bought
        join package using (order_number, seller_id)
        join seller on seller.id = bought.seller_id
        where bought.order_number = ${orderNumber} order by bought.line`,
  );
}

function refunds(rest: Sql): Sql {
  return sql`select refund.id, refund.order_number, refund.kind, refund.cause, refund.note, refund.amount,
      refund.goods_amount as goods, refund.shipping_amount as shipping, refund.state, refund.due_on,
      refund.created_at, refund.paid_at, refund.paid_by,
      refund.paid_reference as reference,
      (select coalesce(jsonb_agg(jsonb_build_object('line', part.line, 'name', bought.name, 'quantity', part.quantity,
                 'amount', part.amount, 'fee', part.fee, 'restocked', part.restocked) order by part.line), '[]')
       from refund_line part join order_line bought using (order_number, line)
       where part.refund_id = refund.id) as lines
    from refund where ${rest}`;
}
