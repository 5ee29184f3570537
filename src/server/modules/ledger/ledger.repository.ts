import type { LedgerTransaction } from '../../../domain/ledger/entry.ts';
import { type Database, queryOne, sql } from '../../db/sql.ts';

/**
 * One statement for the transaction and its entries. Null, and nothing is written: a transaction with this key is there
 * already.
 */
export async function insertTransaction(
  db: Database,
  transaction: LedgerTransaction,
  { postedAt, postedOn }: { postedAt: Date; postedOn: string },
): Promise<number | null> {
  const { cause } = transaction;
  const row = await queryOne<{ id: number }>(
    db,
    sql`with posted as (
          insert into ledger_transaction (key, kind, posted_at, posted_on, order_number, payment_transaction_id,
            cash_collection_id, cash_remittance_id, refund_id, payout_id, provider_settlement_id, actor, note)
          values (${transaction.key}, ${transaction.kind}, ${postedAt}, ${postedOn}::date,
            ${cause.orderNumber ?? null}, ${cause.paymentTransactionId ?? null}, ${cause.cashCollectionId ?? null},
            ${cause.cashRemittanceId ?? null}, ${cause.refundId ?? null}, ${cause.payoutId ?? null},
            ${cause.providerSettlementId ?? null}, ${transaction.actor ?? null}, ${transaction.note ?? ''})
          on conflict (key) do nothing
          returning id
        ), entry as (
          insert into ledger_entry (transaction_id, debit_account, debit_owner, credit_account, credit_owner, amount,
            rule, order_number, seller_id, line, posted_on)
          select posted.id, debit_account, debit_owner, credit_account, credit_owner, amount, rule, order_number,
            seller_id, line, ${postedOn}::date
          from posted, jsonb_to_recordset(${JSON.stringify(entryRows(transaction))}::jsonb)
            as entry (debit_account text, debit_owner int, credit_account text, credit_owner int, amount bigint,
              rule text, order_number bigint, seller_id int, line smallint)
        )
        select id from posted`,
  );
  return row?.id ?? null;
}

function entryRows({ entries }: LedgerTransaction) {
  return entries.map(({ debit, credit, amount, rule, orderNumber, sellerId, line }) => ({
    debit_account: debit.account,
    debit_owner: debit.owner,
    credit_account: credit.account,
    credit_owner: credit.owner,
    amount,
    rule,
    order_number: orderNumber ?? null,
    seller_id: sellerId ?? null,
    line: line ?? null,
  }));
}
