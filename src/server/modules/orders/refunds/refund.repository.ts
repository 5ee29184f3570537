import type { RefundCause } from '../../../../domain/refund-causes.ts';
import type { RefundPlan, RefundUnits } from '../../../../domain/refund-rules.ts';
import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

export interface NewRefund {
  idempotencyKey: string;
  /** Of what was asked under the key; absent where the key says it all. */
  fingerprint?: string | undefined;
  orderNumber: number | null;
  kind: 'goods' | 'payment' | 'reversal';
  cause: RefundCause;
  note: string;
  transactionId: number | null;
  goods: number;
  shipping: number;
  /** YYYY-MM-DD. */
  dueOn: string;
  createdAt: Date;
  actor: number | null;
}

/** Null, and nothing is written: there is a refund with this key. */
export async function insertRefund(db: Database, refund: NewRefund): Promise<number | null> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into refund (idempotency_key, request_fingerprint, order_number, kind, cause, note,
          payment_transaction_id, goods_amount, shipping_amount, amount, due_on, created_at, created_by)
        values (${refund.idempotencyKey}, ${refund.fingerprint ?? null}, ${refund.orderNumber}, ${refund.kind},
          ${refund.cause}, ${refund.note}, ${refund.transactionId}, ${refund.goods}, ${refund.shipping},
          ${refund.goods + refund.shipping}, ${refund.dueOn}, ${refund.createdAt}, ${refund.actor})
        on conflict (idempotency_key) do nothing
        returning id`,
  );
  return row?.id ?? null;
}

/** The refunded lines and shipping with their figures; counts what of the packages' shipping has gone back. */
export async function insertRefundParts(
  db: Database,
  refund: { id: number; orderNumber: number; plan: RefundPlan; restocked: readonly RefundUnits[] },
): Promise<void> {
  const { id, orderNumber, plan } = refund;
  const restocked = new Set(refund.restocked.map(({ line }) => line));
  const lines = plan.packages
    .flatMap(({ shares }) => shares)
    .map(({ line: { line }, quantity, amount, fee }) => ({
      line,
      quantity,
      amount,
      fee,
      restocked: restocked.has(line),
    }));
  const shipping = plan.packages
    .filter((one) => one.shipping > 0)
    .map((one) => ({ seller_id: one.sold.sellerId, amount: one.shipping }));
  await execute(
    db,
    sql`with refunded_line as (
          insert into refund_line (refund_id, order_number, line, quantity, amount, fee, restocked)
          select ${id}::bigint, ${orderNumber}::bigint, line, quantity, amount, fee, restocked
          from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
            as one (line smallint, quantity int, amount int, fee int, restocked boolean)
        ), refunded_shipping as (
          insert into refund_shipping (refund_id, order_number, seller_id, amount)
          select ${id}::bigint, ${orderNumber}::bigint, seller_id, amount
          from jsonb_to_recordset(${JSON.stringify(shipping)}::jsonb) as one (seller_id int, amount int)
          returning seller_id, amount
        )
        update package set shipping_refunded_amount = shipping_refunded_amount + amount,
          shipping_refunded = shipping_refunded_amount + amount = shipping_rate
        from refunded_shipping
        where package.order_number = ${orderNumber} and package.seller_id = refunded_shipping.seller_id`,
  );
}

export function findRefundByKey(
  db: Database,
  idempotencyKey: string,
): Promise<{ id: number; orderNumber: number | null; amount: number; fingerprint: string | null } | null> {
  return queryOne(
    db,
    sql`select id, order_number, amount, request_fingerprint as fingerprint
        from refund where idempotency_key = ${idempotencyKey}`,
  );
}

/**
 * Refunded units of a package that were not back on sale; from now on they count as such. What was refunded because it
 * is not there was never in the parcel.
 */
export function markRestocked(
  db: Database,
  { orderNumber, sellerId }: { orderNumber: number; sellerId: number },
): Promise<{ line: number; quantity: number }[]> {
  return query(
    db,
    sql`with returned as (
          update refund_line set restocked = true
          from refund, order_line
          where refund.order_number = ${orderNumber} and refund_line.refund_id = refund.id
            and not refund_line.restocked and refund_line.quantity > 0 and refund.cause <> 'out-of-stock'
            and order_line.order_number = refund_line.order_number and order_line.line = refund_line.line
            and order_line.seller_id = ${sellerId}
          returning refund_line.line, refund_line.quantity
        )
        select line, sum(quantity)::int as quantity from returned group by line order by line`,
  );
}

export function listSellerEmails(
  db: Database,
  sellerIds: readonly number[],
): Promise<{ sellerId: number; email: string }[]> {
  return query(
    db,
    sql`select id as seller_id, email from seller where id = any(${sellerIds}::int[]) order by id`,
  );
}
