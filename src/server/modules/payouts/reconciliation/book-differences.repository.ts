import { type Database, query, sql } from '../../../db/sql.ts';
import type { FoundRow, Scope } from './difference.ts';

/** Money that came in and is not in the books with the same amount; what is no whole peso cannot be there. */
export function listUnbookedPayments(db: Database, { since }: Scope): Promise<FoundRow[]> {
  return query<FoundRow>(
    db,
    sql`select 'pago ' || ours.id as subject, ours.order_number, null::int as seller_id,
          ours.amount::bigint as expected, coalesce(booked.amount, 0)::bigint as found,
          ours.happened_at, null as detail
        from payment_transaction ours
        left join ledger_transaction posted on posted.key = 'payment:' || ours.id
        left join lateral (select sum(amount) as amount from ledger_entry
                           where transaction_id = posted.id) booked on true
        where ours.happened_at >= ${since} and ours.outcome in ('paid', 'refund-due', 'reversed')
          and ours.amount > 0 and ours.currency = 'COP' and coalesce(booked.amount, 0) <> ours.amount`,
  );
}

/** `due` or `paid`: each refund is in the books with its amount, and its payment as well once it is paid. */
export function listUnbookedRefunds(db: Database, { since }: Scope): Promise<FoundRow[]> {
  return query<FoundRow>(
    db,
    sql`select 'reembolso ' || refund.id || step.suffix as subject, refund.order_number,
          null::int as seller_id, refund.amount::bigint as expected, coalesce(booked.amount, 0)::bigint as found,
          refund.created_at as happened_at, step.name as detail
        from refund
        cross join lateral (values ('refund:', '', 'lo que se debe', true),
          ('refund-paid:', ', pago', 'lo que se pagó', refund.state = 'paid')) as step (key, suffix, name, is_due)
        left join ledger_transaction posted on posted.key = step.key || refund.id
        left join lateral (select sum(amount) as amount from ledger_entry
                           where transaction_id = posted.id) booked on true
        where refund.created_at >= ${since}
          and coalesce(booked.amount, 0) <> case when step.is_due then refund.amount else 0 end`,
  );
}

/**
 * For each package whose money moved: what its lines and shipping are worth now, with the fees frozen on them, against
 * the sum of its entries. `isMissing` picks those without any entry.
 */
export function listDifferentSales(
  db: Database,
  scope: Scope,
): Promise<(FoundRow & { isMissing: boolean })[]> {
  return query<FoundRow & { isMissing: boolean }>(
    db,
    sql`with ${touchedOrders(scope)}, ${soldPackages}, ${bookedPackages}
        select 'pedido ' || sold.order_number || ', vendedor ' || sold.seller_id as subject,
          sold.order_number, sold.seller_id,
          (sold.net + sold.fee + sold.shipping)::bigint as expected,
          coalesce(booked.net + booked.fee + booked.shipping, 0)::bigint as found, sold.placed_at as happened_at,
          'vendedor ' || sold.net || ' y ' || coalesce(booked.net, 0) || ', comisión ' || sold.fee || ' y '
            || coalesce(booked.fee, 0) || ', envío ' || sold.shipping || ' y ' || coalesce(booked.shipping, 0)
            as detail,
          booked.order_number is null as is_missing
        from sold left join booked using (order_number, seller_id)
        where (sold.net, sold.fee, sold.shipping)
          is distinct from (coalesce(booked.net, 0), coalesce(booked.fee, 0), coalesce(booked.shipping, 0))`,
  );
}

/** Paid, collected or posted since. */
function touchedOrders({ since, sinceDay }: Scope) {
  return sql`touched as materialized (
      select order_number from payment where paid_at >= ${since}
      union select order_number from cash_collection where recorded_at >= ${since}
      union select order_number from ledger_transaction
        where posted_on >= ${sinceDay}::date and order_number is not null
    )`;
}

/** As saleEntries and saleRefunded of the domain count, in the language of the database. */
const soldPackages = sql`sold as (
    select package.order_number, package.seller_id, orders.created_at as placed_at,
      case when is_sold then lines.net else 0 end as net,
      case when is_sold then lines.fee else 0 end as fee,
      case when is_sold and (package.money_state <> 'none' or lines.units > 0)
        then package.shipping_rate - package.shipping_refunded_amount else 0 end as shipping
    from touched
    join orders on orders.number = touched.order_number
    join package using (order_number)
    left join payment using (order_number)
    left join cash_collection cash on cash.order_number = package.order_number
      and cash.seller_id = package.seller_id
    cross join lateral (select payment.state in ('paid', 'reversed') or cash.id is not null) as sale (is_sold)
    cross join lateral (
      select sum(quantity - cancelled_quantity)::bigint as units,
        sum(line.fee - cancelled.fee)::bigint as fee,
        sum(unit_price::bigint * (quantity - cancelled_quantity) - reduced_amount - (line.fee - cancelled.fee))::bigint as net
      from order_line line
      cross join lateral (
        select given_back_fee(line.fee, line.unit_price, line.quantity, line.cancelled_quantity, line.reduced_amount)) as cancelled (fee)
      where line.order_number = package.order_number and line.seller_id = package.seller_id
    ) lines
  )`;

/** Freight that a refusal charges is shipping of its own, not of the sale. */
const bookedPackages = sql`booked as (
    select order_number, entry.seller_id, ${bookedSum('line-net', 'refund-line-net', 'seller_held')} as net,
      ${bookedSum('line-fee', 'refund-line-fee', 'fees')} as fee,
      ${bookedSum('package-shipping', 'refund-shipping', 'shipping')} as shipping
    from touched join ledger_entry entry using (order_number)
    where entry.seller_id is not null
      and rule in ('line-net', 'line-fee', 'package-shipping', 'refund-line-net', 'refund-line-fee', 'refund-shipping',
        'collection-undone')
    group by order_number, entry.seller_id
  )`;

/** What sales gave, less what refunds took and what undone collections wrote back to the buyer's side. */
function bookedSum(sale: string, refund: string, account: string) {
  return sql`coalesce(sum(case
      when rule = ${sale} then amount
      when rule = ${refund} then -amount
      when rule = 'collection-undone' and debit_account = ${account} and credit_account = 'buyer_clearing' then -amount
    end), 0)::bigint`;
}
