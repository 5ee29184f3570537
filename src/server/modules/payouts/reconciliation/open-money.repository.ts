import { bogotaDayText, bogotaMinuteText } from '../../../db/moment-text.ts';
import { type Database, query, sql } from '../../../db/sql.ts';
import type { FoundRow, Scope } from './difference.ts';

/** Money that came and belongs to no sale, until it is back with its buyer. `cause` as in payment_transaction. */
export function listUnreturnedMoney(db: Database): Promise<(FoundRow & { cause: string })[]> {
  return query<FoundRow & { cause: string }>(
    db,
    sql`select 'transacción ' || ours.reference as subject, ours.order_number,
          null::int as seller_id, 0::bigint as expected, ours.amount::bigint as found,
          ours.happened_at,
          case ours.refund_cause when 'late' then 'el pedido ya había vencido'
            when 'amount-differs' then 'no es el valor del pedido'
            when 'unknown-order' then 'la factura ' || ours.invoice || ' no es de ningún pedido'
            else 'pago repetido' end
            || case when refund.id is null then '; no tiene reembolso' else '; reembolso ' || refund.id
            || ' por pagar' end as detail,
          ours.refund_cause as cause
        from payment_transaction ours
        left join refund on refund.payment_transaction_id = ours.id and refund.kind = 'payment'
        where ours.outcome = 'refund-due' and refund.state is distinct from 'paid'`,
  );
}

export function listUnprovenSplits(db: Database, paidBefore: Date): Promise<FoundRow[]> {
  return query<FoundRow>(
    db,
    sql`select 'pedido ' || order_number as subject, order_number, null::int as seller_id,
          null::bigint as expected, amount::bigint as found, paid_at as happened_at, null as detail
        from payment
        where state = 'paid' and split_state = 'requested' and paid_at < ${paidBefore}`,
  );
}

/** Until our own settlement has taken over: as long as something of it is held. */
export function listUnsplitPayments(db: Database): Promise<FoundRow[]> {
  return query<FoundRow>(
    db,
    sql`select 'pedido ' || payment.order_number as subject, payment.order_number,
          null::int as seller_id, null::bigint as expected, held.amount as found, payment.paid_at as happened_at,
          null as detail
        from payment
        cross join lateral (
          select coalesce(sum(case when 'seller_held' = credit_account then amount else -amount end), 0)::bigint
            as amount
          from ledger_entry
          where order_number = payment.order_number and 'seller_held' in (credit_account, debit_account)) held
        where split_state = 'absent' and payment.state = 'paid' and held.amount > 0`,
  );
}

export function listOverdueRefunds(db: Database, { today }: Scope): Promise<FoundRow[]> {
  return query<FoundRow>(
    db,
    sql`select 'reembolso ' || id as subject, order_number, null::int as seller_id,
          amount::bigint as expected, 0::bigint as found, created_at as happened_at, due_on as detail
        from refund where state = 'due' and due_on < ${today}::date`,
  );
}

/** Orders whose buyers got more back than was owed to them. */
export function listOverpaidRefunds(db: Database, { sinceDay, now }: Scope): Promise<FoundRow[]> {
  return query<FoundRow>(
    db,
    sql`with touched as (
          select distinct order_number from ledger_entry
          where debit_account = 'refunds' and debit_owner = 0 and posted_on >= ${sinceDay}::date
            and order_number is not null)
        select 'pedido ' || order_number as subject, order_number, null::int as seller_id,
          sum(amount) filter (where credit_account = 'refunds')::bigint as expected,
          sum(amount) filter (where debit_account = 'refunds')::bigint as found, ${now}::timestamptz as happened_at,
          null as detail
        from touched join ledger_entry using (order_number)
        where 'refunds' in (debit_account, credit_account)
        group by order_number
        having coalesce(sum(amount) filter (where debit_account = 'refunds'), 0)
          > coalesce(sum(amount) filter (where credit_account = 'refunds'), 0)`,
  );
}

export function listUnconfirmedPayouts(db: Database, sentBefore: Date): Promise<FoundRow[]> {
  return query<FoundRow>(
    db,
    sql`select 'giro ' || id as subject, null::bigint as order_number, seller_id,
          amount as expected, 0::bigint as found, sent_at as happened_at,
          ${bogotaDayText(sql`sent_at`)} as detail
        from payout where state = 'sent' and sent_at < ${sentBefore}`,
  );
}

export function listLateCash(db: Database, collectedBefore: Date): Promise<FoundRow[]> {
  return query<FoundRow>(
    db,
    sql`select 'recaudo ' || id as subject, order_number, seller_id,
          amount::bigint as expected, 0::bigint as found, collected_at as happened_at,
          coalesce(carrier, 'una transportadora sin nombre') || ' desde el '
            || ${bogotaDayText(sql`collected_at`)} as detail
        from cash_collection
        where collected_by = 'carrier' and remittance_id is null and collected_at < ${collectedBefore}`,
  );
}

/** Delivered, and nobody has said who has the cash. */
export function listUnreportedCash(db: Database, deliveredBefore: Date): Promise<FoundRow[]> {
  return query<FoundRow>(
    db,
    sql`select 'pedido ' || order_number || ', vendedor ' || seller_id as subject, order_number,
          seller_id, null::bigint as expected, null::bigint as found,
          delivered_at as happened_at,
          ${bogotaDayText(sql`delivered_at`)} as detail
        from package where status_id = 3 and money_state = 'none' and delivered_at < ${deliveredBefore}`,
  );
}

/** Stock of orders whose payment is over, which the jobs should have put back on sale. */
export function listUnreturnedStock(db: Database, expiredBefore: Date): Promise<FoundRow[]> {
  return query<FoundRow>(
    db,
    sql`select 'pedido ' || order_number as subject, order_number, null::int as seller_id,
          null::bigint as expected, null::bigint as found, expires_at as happened_at,
          'debía vencer el ' || ${bogotaMinuteText(sql`expires_at`)} as detail
        from payment where state = 'waiting' and expires_at < ${expiredBefore}
        union all
        select 'pedido ' || payment.order_number || ', vendedor ' || package.seller_id, payment.order_number,
          package.seller_id, null, null, payment.expires_at, 'el pago está cerrado y el paquete sigue pendiente'
        from package join payment using (order_number)
        where package.status_id = 33 and payment.state <> 'waiting'`,
  );
}
