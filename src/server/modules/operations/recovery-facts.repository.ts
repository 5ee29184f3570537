import { type Database, queryOne, sql } from '../../db/sql.ts';

/** What a restored database and today's must agree on: rows of before a moment that nobody changes or takes away. */
export interface RecoveryFacts {
  orders: number;
  orderPesos: number;
  payments: number;
  paymentPesos: number;
  products: number;
  transactions: number;
  transactionPesos: number;
}

export async function readRecoveryFacts(db: Database, before: Date): Promise<RecoveryFacts> {
  const row = await queryOne<RecoveryFacts>(
    db,
    sql`select orders.*, payments.*, products.*, books.*
        from (select count(*)::int as orders, coalesce(sum(total), 0)::float8 as order_pesos
              from orders where created_at < ${before}) orders
        cross join (select count(*)::int as payments, coalesce(sum(amount), 0)::float8 as payment_pesos
              from payment where created_at < ${before}) payments
        cross join (select count(*)::int as products from product where created_at < ${before}) products
        cross join (select count(distinct posted.id)::int as transactions,
                coalesce(sum(entry.amount), 0)::float8 as transaction_pesos
              from ledger_transaction posted join ledger_entry entry on entry.transaction_id = posted.id
              where posted.posted_at < ${before}) books`,
  );
  if (!row) throw new Error('nothing was counted');
  return row;
}
