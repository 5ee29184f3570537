import { type Database, query, sql } from '../../../db/sql.ts';

export interface RefundDifference {
  /** Null: payments under invoices that are none of our orders, all together. */
  orderNumber: number | null;
  /** What the books owe the buyer; below zero she got more than was refunded. */
  owed: number;
  /** What the refunds that are due say. */
  due: number;
  /** The provider gave back what a bank had paid before. */
  isPaidTwice: boolean;
}

/** Reads the whole account of refunds: for the check of the night. */
export function listRefundDifferences(db: Database, limit: number): Promise<RefundDifference[]> {
  return query<RefundDifference>(
    db,
    sql`with booked as (
          select order_number, -sum(amount)::bigint as owed,
            coalesce(sum(amount) filter (where rule in ('reversal-paid-twice', 'paid-twice-recovered')), 0)::bigint as twice
          from ledger_leg where account = 'refunds' group by order_number
        ), open as (
          select order_number, sum(amount)::bigint as due from refund where state = 'due' group by order_number
        )
        select coalesce(booked.order_number, open.order_number) as order_number, coalesce(owed, 0) as owed,
          coalesce(due, 0) as due, coalesce(due, 0) - coalesce(owed, 0) = twice and twice > 0 as is_paid_twice
        from booked full join open on coalesce(open.order_number, 0) = coalesce(booked.order_number, 0)
        where coalesce(owed, 0) <> coalesce(due, 0)
        order by 1 nulls last limit ${limit}`,
  );
}
