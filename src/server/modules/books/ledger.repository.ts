import type { LedgerTransaction } from '../../../domain/ledger/entry.ts';
import { type Database, queryOne, sql } from '../../db/sql.ts';

/**
 * One statement for the transaction, its entries and what they owe to sellers (see unsettled_entry). Null, and nothing
 * is written: a transaction with this key is there already. A closed day takes no entry, as its sums are final: what
 * comes late is posted on the first open day, as accountants do; `postedAt` keeps the moment.
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
          values (${transaction.key}, ${transaction.kind}, ${postedAt}, ledger_open_day(${postedOn}::date),
            ${cause.orderNumber ?? null}, ${cause.paymentTransactionId ?? null}, ${cause.cashCollectionId ?? null},
            ${cause.cashRemittanceId ?? null}, ${cause.refundId ?? null}, ${cause.payoutId ?? null},
            ${cause.providerSettlementId ?? null}, ${transaction.actor ?? null}, ${transaction.note ?? ''})
          on conflict (key) do nothing
          returning id, posted_on
        ), entry as (
          insert into ledger_entry (transaction_id, debit_account, debit_owner, credit_account, credit_owner, amount,
            rule, order_number, seller_id, line, posted_on)
          select posted.id, debit_account, debit_owner, credit_account, credit_owner, amount, rule, order_number,
            seller_id, line, posted.posted_on
          from posted, jsonb_to_recordset(${JSON.stringify(entryRows(transaction))}::jsonb)
            as entry (debit_account text, debit_owner int, credit_account text, credit_owner int, amount bigint,
              rule text, order_number bigint, seller_id int, line smallint)
          returning id, debit_account, debit_owner, credit_account, credit_owner, amount
        ), queued as (
          insert into unsettled_entry (seller_id, entry_id, amount)
          select debit_owner, id, -amount from entry where debit_account = 'seller_payable'
          union all
          select credit_owner, id, amount from entry where credit_account = 'seller_payable'
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
