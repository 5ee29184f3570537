import { type Database, execute, query, type Sql, sql } from '../../db/sql.ts';

/** Something whose amount in the books is not what its own table says. */
export interface Difference {
  subject: string;
  /** By the tables of orders, payments, refunds and payouts. */
  expected: number;
  /** By the books. */
  actual: number;
}

/** Two sets of (subject, amount); a subject that one set does not have counts as 0 there. */
export interface Comparison {
  expected: Sql;
  actual: Sql;
}

const maximumDifferences = 100;

/** All comparisons of a transaction see one moment, so that what is posted meanwhile is no difference. */
export async function startComparing(db: Database): Promise<void> {
  await execute(db, sql`set transaction isolation level repeatable read, read only`);
  // A proof over all years takes longer than what a visitor waits for.
  await execute(db, sql`set local statement_timeout = '10min'`);
}

/** At most 100, in the order of their subjects. */
export function listDifferences(db: Database, { expected, actual }: Comparison): Promise<Difference[]> {
  return query<Difference>(
    db,
    sql`select subject, coalesce(expected.amount, 0) as expected, coalesce(actual.amount, 0) as actual
        from ${totals(expected)} expected
        full join ${totals(actual)} actual using (subject)
        where coalesce(expected.amount, 0) <> coalesce(actual.amount, 0)
        order by subject limit ${maximumDifferences}::int`,
  );
}

/** What belongs to no order where it should is a subject of its own. */
function totals(set: Sql): Sql {
  return sql`(
    select coalesce(subject, 'sin pedido') as subject, sum(amount) as amount
    from (${set}) as one (subject, amount)
    group by 1
  )`;
}

export interface PaidTwice {
  /** The provider's number of the payment. */
  reference: string;
  orderNumber: number | null;
  /** What the buyer has not returned yet. */
  amount: number;
}

/** Refunded by the bank, then taken back by the provider's reversal: legal, and still to be recovered. */
export function listPaidTwice(db: Database, limit: number): Promise<PaidTwice[]> {
  return query<PaidTwice>(
    db,
    sql`select paid.reference, posted.order_number,
          (sum(entry.amount) - coalesce((select sum(amount) from refund_recovery back
            where back.payment_transaction_id = paid.id), 0))::bigint as amount
        from ledger_transaction posted
        join ledger_entry entry on entry.transaction_id = posted.id
        join payment_transaction paid on paid.id = posted.payment_transaction_id
        where posted.kind = 'reversal-paid-twice'
        group by paid.id, paid.reference, posted.order_number
        having sum(entry.amount) > coalesce((select sum(amount) from refund_recovery back
          where back.payment_transaction_id = paid.id), 0)
        order by paid.id desc limit ${limit}::int`,
  );
}
