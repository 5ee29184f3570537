import { bogotaMinuteText } from '../../../db/moment-text.ts';
import { type Database, query, type Sql, sql } from '../../../db/sql.ts';

/** Days in Bogotá, both included; a page continues after the number `after`. */
export interface ExportPage {
  from: string;
  until: string;
  after: number;
  limit: number;
}

export type ExportRow = Record<string, string | number | null> & { id: number };

/** The moments of the days. */
function within(column: Sql, { from, until }: ExportPage): Sql {
  return sql`${column} >= (${from}::date)::timestamp at time zone 'America/Bogota'
    and ${column} < (${until}::date + 1)::timestamp at time zone 'America/Bogota'`;
}

export function listEntryRows(db: Database, page: ExportPage): Promise<ExportRow[]> {
  return query<ExportRow>(
    db,
    sql`select entry.id, entry.posted_on as day, ${bogotaMinuteText(sql`posted_at`)} as moment,
          transaction_id, key, rule, debit.name as debit, debit_owner,
          credit.name as credit, credit_owner, amount, entry.order_number, line,
          seller_id, coalesce(account.email, '') as actor, note
        from ledger_entry entry
        join ledger_transaction on ledger_transaction.id = transaction_id
        join ledger_account debit on debit.id = debit_account
        join ledger_account credit on credit.id = credit_account
        left join account on account.id = actor
        where entry.posted_on between ${page.from} and ${page.until} and entry.id > ${page.after}
        order by entry.id limit ${page.limit}`,
  );
}

/**
 * One row for each line of a sale, by the first entry of it: its other ones do not make it a row of the next page too. A
 * sale that was taken back (a collection recorded by mistake) is there again below zero.
 */
export function listSaleRows(db: Database, page: ExportPage): Promise<ExportRow[]> {
  return query<ExportRow>(
    db,
    sql`select sold.id, sold.posted_on as day, sold.order_number, sold.line,
          seller.id as seller_id, seller.display_name as seller_name, seller.nit, bought.name, bought.reference,
          bought.unit_price, coalesce(product.tax_class, '19') as tax_class,
          bought.fee_percent, sold.fee, sold.net
        from (select min(entry.id) as id, entry.transaction_id, entry.posted_on, entry.order_number, entry.line,
                sum(case 'fees' when credit_account then amount when debit_account then -amount else 0 end) as fee,
                sum(case 'seller_held' when credit_account then amount when debit_account then -amount else 0 end) as net
              from ledger_entry entry join ledger_transaction on ledger_transaction.id = transaction_id
              where entry.posted_on between ${page.from} and ${page.until} and entry.id > ${page.after}
                and entry.line is not null and kind in ('sale', 'collection', 'collection-undone')
                and 'buyer_clearing' in (debit_account, credit_account)
                and not exists (select from ledger_entry before
                  where before.transaction_id = entry.transaction_id and before.line = entry.line
                    and before.order_number = entry.order_number and before.id <= ${page.after}
                    and 'buyer_clearing' in (before.debit_account, before.credit_account))
              group by entry.transaction_id, entry.posted_on, entry.order_number, entry.line
              order by 1 limit ${page.limit}) sold
        join order_line bought on bought.order_number = sold.order_number and bought.line = sold.line
        join seller on seller.id = bought.seller_id
        left join product on product.id = bought.product_id
        order by sold.id`,
  );
}

export function listSettlementRows(db: Database, page: ExportPage): Promise<ExportRow[]> {
  return query<ExportRow>(
    db,
    sql`select settlement.id, ${bogotaMinuteText(sql`settlement.created_at`)} as moment, run_id,
          settlement.seller_id, seller.display_name as seller_name, seller.nit, settlement.amount,
          payout.id as payout_id, payout.state, bank_account ->> 'bankName' as bank_name, file_id,
          bank_reference, ${bogotaMinuteText(sql`paid_at`)} as paid_at, failure
        from settlement join payout on payout.settlement_id = settlement.id
        join seller on seller.id = settlement.seller_id
        where ${within(sql`settlement.created_at`, page)} and settlement.id > ${page.after}
        order by settlement.id limit ${page.limit}`,
  );
}

export function listRefundRows(db: Database, page: ExportPage): Promise<ExportRow[]> {
  return query<ExportRow>(
    db,
    sql`select refund.id, ${bogotaMinuteText(sql`refund.created_at`)} as moment, order_number, kind, cause,
          note, goods_amount as goods, shipping_amount as shipping, amount,
          (select coalesce(sum(fee), 0) from refund_line where refund_id = refund.id) as fee, state,
          due_on, ${bogotaMinuteText(sql`paid_at`)} as paid_at, paid_by,
          paid_reference as reference
        from refund where ${within(sql`refund.created_at`, page)} and refund.id > ${page.after}
        order by refund.id limit ${page.limit}`,
  );
}

export function listCashRows(db: Database, page: ExportPage): Promise<ExportRow[]> {
  return query<ExportRow>(
    db,
    sql`select collection.id, ${bogotaMinuteText(sql`collected_at`)} as moment, order_number,
          collection.seller_id, seller.display_name as seller_name, collected_by,
          collection.carrier, collection.amount, remittance_id, remittance.reference,
          received_on
        from cash_collection collection join seller on seller.id = collection.seller_id
        left join cash_remittance remittance on remittance.id = remittance_id
        where ${within(sql`collection.recorded_at`, page)} and collection.id > ${page.after}
        order by collection.id limit ${page.limit}`,
  );
}
