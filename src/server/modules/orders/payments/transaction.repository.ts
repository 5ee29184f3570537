import type { PaymentAttempt } from '../../../../domain/payment-decision.ts';
import type { ProviderTransaction } from '../../../adapters/payment/payment-provider.ts';
import { type Database, query, queryOne, sql } from '../../../db/sql.ts';

export type AttemptRow = PaymentAttempt & { id: number; reference: string };

/** Two handlers of the same transaction wait for each other, also while there is no row yet. */
export async function lockReference(db: Database, provider: string, reference: string): Promise<void> {
  const name = `payment-transaction:${provider}:${reference}`;
  await query(db, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export function findAttempt(db: Database, provider: string, reference: string): Promise<AttemptRow | null> {
  return queryOne<AttemptRow>(
    db,
    sql`select ${attemptColumns} from payment_transaction
        where provider = ${provider} and reference = ${reference}`,
  );
}

const attemptColumns = sql`id, reference, order_number, state, outcome,
  refund_cause, first_seen_at`;

/** Newest first; a buyer who tries more often than this sees her last attempts. */
export function listAttempts(db: Database, orderNumber: number): Promise<ShownAttempt[]> {
  return query<ShownAttempt>(
    db,
    sql`select ${attemptColumns}, amount as amount_pesos, currency, franchise, masked_card, reason_text
        from payment_transaction where order_number = ${orderNumber} order by id desc limit 50`,
  );
}

export type ShownAttempt = AttemptRow & {
  amountPesos: number | null;
  currency: string;
  franchise: string;
  maskedCard: string;
  reasonText: string;
};

interface AttemptRecord {
  provider: string;
  transaction: ProviderTransaction;
  /** Null: the invoice is none of our orders. */
  orderNumber: number | null;
  outcome: PaymentAttempt['outcome'];
  refundCause: PaymentAttempt['refundCause'];
  now: Date;
}

/** Writes what the provider says now, and what it did to the order; answers the row's id. */
export async function saveAttempt(db: Database, record: AttemptRecord): Promise<number> {
  const { provider, transaction, orderNumber, outcome, refundCause, now } = record;
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into payment_transaction as known (provider, reference, transaction_id, order_number, invoice, amount,
          currency, state, franchise, masked_card, approval_code, reason_text, happened_at, outcome, refund_cause,
          first_seen_at, changed_at)
        values (${provider}, ${transaction.reference}, ${transaction.transactionId}, ${orderNumber},
          ${transaction.invoice}, ${transaction.amountPesos}, ${transaction.currency}, ${transaction.state},
          ${transaction.franchise}, ${transaction.maskedCard}, ${transaction.approvalCode}, ${transaction.reasonText},
          ${transaction.happenedAt ?? now}, ${outcome}, ${refundCause}, ${now}, ${now})
        on conflict (provider, reference) do update set
          transaction_id = excluded.transaction_id, order_number = excluded.order_number,
          invoice = excluded.invoice, amount = excluded.amount, currency = excluded.currency, state = excluded.state,
          franchise = excluded.franchise, masked_card = excluded.masked_card,
          approval_code = excluded.approval_code, reason_text = excluded.reason_text,
          happened_at = excluded.happened_at, outcome = excluded.outcome, refund_cause = excluded.refund_cause,
          changed_at = excluded.changed_at
        returning id`,
  );
  if (!row) throw new Error(`Transaction ${transaction.reference} was not written`);
  return row.id;
}

/** The transaction that paid the order, as the provider knows it; null when it is not paid. */
export async function findSaleReference(db: Database, orderNumber: number): Promise<string | null> {
  const row = await queryOne<{ reference: string }>(
    db,
    sql`select reference from payment_transaction
        where order_number = ${orderNumber} and outcome in ('paid', 'reversed')`,
  );
  return row?.reference ?? null;
}
