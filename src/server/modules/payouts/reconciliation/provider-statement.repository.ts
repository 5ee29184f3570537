import type { ProviderTransaction } from '../../../adapters/payment/payment-provider.ts';
import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

/** A page of the provider's list; what is known is overwritten by what it says now. */
export async function writeStatement(
  db: Database,
  { provider, runId, transactions }: { provider: string; runId: number; transactions: StatementLine[] },
): Promise<void> {
  const lines = transactions.map((one) => ({
    reference: one.reference,
    transaction_id: one.transactionId,
    invoice: one.invoice,
    amount: one.amountPesos,
    currency: one.currency,
    state: one.state,
    happened_at: one.happenedAt,
  }));
  await execute(
    db,
    sql`insert into provider_statement (provider, reference, transaction_id, invoice, amount, currency, state,
          happened_at, last_run)
        select ${provider}, reference, transaction_id, invoice, amount, currency, state, happened_at, ${runId}
        from (select distinct on (reference) * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
          as line (reference text, transaction_id text, invoice text, amount bigint, currency text, state smallint,
            happened_at timestamptz) order by reference) line
        on conflict (provider, reference) do update
        set transaction_id = excluded.transaction_id, invoice = excluded.invoice, amount = excluded.amount,
          currency = excluded.currency, state = excluded.state, happened_at = excluded.happened_at,
          last_run = greatest(provider_statement.last_run, excluded.last_run)`,
  );
}

/** What the provider's list, read to its end, does not have any more. */
export async function deleteVanishedLines(
  db: Database,
  { provider, runId, since }: { provider: string; runId: number; since: Date },
): Promise<void> {
  await execute(
    db,
    sql`delete from provider_statement
        where provider = ${provider} and happened_at >= ${since} and last_run < ${runId}`,
  );
}

export type StatementLine = Omit<ProviderTransaction, 'happenedAt'> & { happenedAt: string };

/** From when on lists have been read without a gap; null before the first complete run. */
export async function findCoverage(db: Database): Promise<Date | null> {
  const row = await queryOne<{ since: Date | null }>(
    db,
    sql`select min(read_since) as since from reconciliation_run where provider_read = 'complete'`,
  );
  return row?.since ?? null;
}

/** Start of the last run that read the provider's list to its end. */
export async function findLastCompleteRun(db: Database): Promise<Date | null> {
  const row = await queryOne<{ startedAt: Date | null }>(
    db,
    sql`select started_at from reconciliation_run where provider_read = 'complete'
        order by id desc limit 1`,
  );
  return row?.startedAt ?? null;
}

/** When the first order that is paid online was placed. */
export async function findFirstPayment(db: Database): Promise<Date | null> {
  const row = await queryOne<{ createdAt: Date }>(
    db,
    sql`select created_at from payment order by order_number limit 1`,
  );
  return row?.createdAt ?? null;
}

/** The oldest transaction since then that the provider has told us of without an end. */
export async function findOldestPending(db: Database, since: Date): Promise<Date | null> {
  const row = await queryOne<{ happenedAt: Date }>(
    db,
    sql`select happened_at from payment_transaction
        where outcome = 'waiting' and happened_at >= ${since} order by happened_at, id limit 1`,
  );
  return row?.happenedAt ?? null;
}
