import { type Database, execute, raw, type Sql, sql } from '../../src/server/db/sql.ts';

/**
 * Payments and books of the drawn orders, as the postings of src/domain/ledger would have written them: paid online at
 * once, cash at the delivery and remitted by the carrier the same day, released after the time to withdraw. Remittances
 * of orders that are drawn together are told from others by the first of them.
 */
export async function insertMoney(db: Database, firstOrder: number): Promise<void> {
  await insertPayments(db);
  await insertCollections(db, firstOrder);
  await execute(
    db,
    sql`create temp table sold on commit drop as
        select order_number, seller_id, money_state, delivered_at, payment_method_id, drawn_order.created_at,
          case payment_method_id when 1 then drawn_order.created_at else delivered_at end as sold_at
        from package join drawn_order on drawn_order.number = package.order_number where money_state <> 'none'`,
  );
  await execute(db, sql`analyze sold`);
  await postSales(db);
  await postReleases(db);
}

async function insertPayments(db: Database): Promise<void> {
  await execute(
    db,
    sql`insert into payment (order_number, state, amount, channel, expires_at, paid_at, created_at)
        select orders.number, 'paid', orders.total, 'card', orders.created_at, orders.created_at, orders.created_at
        from drawn_order join orders using (number) where orders.payment_method_id = 1`,
  );
  await execute(
    db,
    sql`insert into payment_transaction (provider, reference, transaction_id, order_number, invoice, amount, currency,
          state, franchise, masked_card, approval_code, reason_text, happened_at, outcome, first_seen_at, changed_at)
        select 'epayco', 'm' || number, 't' || number, number, number, orders.total, 'cop', 1, 'VS', '', '1', '',
          orders.created_at, 'paid', orders.created_at, orders.created_at
        from drawn_order join orders using (number) where orders.payment_method_id = 1`,
  );
  await post(db, {
    header: sql`select 'payment:' || id, 'payment', happened_at, order_number, id, null::bigint, null::bigint, null::bigint
      from payment_transaction join drawn_order on number = order_number`,
    entries: sql`select posted.id, 'provider', 0, 'buyer_clearing', 0, amount, 'payment-received', posted.order_number,
        null::int, null::smallint, posted.posted_on
      from posted join payment_transaction on payment_transaction.id = posted.payment_transaction_id`,
  });
}

async function insertCollections(db: Database, firstOrder: number): Promise<void> {
  const batch = raw(firstOrder);
  await execute(
    db,
    sql`with day as (
          select delivered_at::date as on_day, sum(subtotal + shipping_rate)::int as amount
          from package join drawn_order on number = order_number
          where payment_method_id = 3 and money_state <> 'none' group by 1
        )
        insert into cash_remittance (carrier, amount, reference, received_on, recorded_at)
        select 'Servientrega', amount, 'R' || on_day || '-${batch}', on_day, on_day
        from day`,
  );
  await execute(
    db,
    sql`insert into cash_collection (order_number, seller_id, collected_by, carrier, amount, collected_at, recorded_at,
          remittance_id)
        select order_number, seller_id, 'carrier', 'Servientrega', subtotal + shipping_rate, delivered_at, delivered_at,
          remittance.id
        from package join drawn_order on number = order_number
        join cash_remittance remittance on remittance.reference = 'R' || delivered_at::date || '-${batch}'
        where payment_method_id = 3 and money_state <> 'none'`,
  );
  await post(db, {
    header: sql`select 'remittance:' || id, 'remittance', recorded_at, null::bigint, null::bigint, id, null::bigint,
        null::bigint
      from cash_remittance where reference like '%-${batch}'`,
    entries: sql`select posted.id, 'bank', 0, 'cash_in_transit', 0, amount, 'cash-remitted', null::bigint, null::int,
        null::smallint, posted.posted_on
      from posted join cash_remittance on cash_remittance.id = posted.cash_remittance_id`,
  });
}

/** A collection's own entry and its sale are one transaction; a sale that was paid online stands alone. */
async function postSales(db: Database): Promise<void> {
  await post(db, {
    header: sql`select case payment_method_id when 1 then 'sale:' || order_number || ':' || seller_id
          else 'collection:' || order_number || ':' || seller_id || ':' || cash.id end,
        case payment_method_id when 1 then 'sale' else 'collection' end, sold_at, order_number, null::bigint,
        null::bigint, cash.id, null::bigint
      from sold left join cash_collection cash using (order_number, seller_id)`,
    entries: sql`select posted.id, part.debit, 0, part.credit, part.owner, part.amount, part.rule, sold.order_number,
        sold.seller_id, part.line, posted.posted_on
      from posted
      join sold on sold.order_number = posted.order_number
        and split_part(posted.key, ':', 3)::int = sold.seller_id
      join package on package.order_number = sold.order_number and package.seller_id = sold.seller_id
      cross join lateral (
        select 'buyer_clearing', 'seller_held', sold.seller_id, line.unit_price * line.quantity - line.fee, 'line-net',
          line.line
        from order_line line
        where line.order_number = sold.order_number and line.seller_id = sold.seller_id
        union all
        select 'buyer_clearing', 'fees', 0, line.fee, 'line-fee', line.line from order_line line
        where line.order_number = sold.order_number and line.seller_id = sold.seller_id and line.fee > 0
        union all
        select 'buyer_clearing', 'shipping', 0, package.shipping_rate, 'package-shipping', null::smallint
        union all
        select 'cash_in_transit', 'buyer_clearing', 0, package.subtotal + package.shipping_rate, 'cash-collected',
          null::smallint where sold.payment_method_id = 3
      ) part (debit, credit, owner, amount, rule, line)`,
  });
}

async function postReleases(db: Database): Promise<void> {
  await post(db, {
    header: sql`select 'release:' || order_number || ':' || seller_id, 'release', delivered_at + interval '15 days',
        order_number, null::bigint, null::bigint, null::bigint, null::bigint
      from sold where money_state = 'released'`,
    entries: sql`select posted.id, 'seller_held', sold.seller_id, 'seller_payable', sold.seller_id, net.amount, 'released',
        sold.order_number, sold.seller_id, null::smallint, posted.posted_on
      from posted
      join sold on sold.order_number = posted.order_number
        and posted.key = 'release:' || sold.order_number || ':' || sold.seller_id
      cross join lateral (select sum(unit_price * quantity - fee) as amount from order_line line
        where line.order_number = sold.order_number and line.seller_id = sold.seller_id) net`,
  });
}

interface Posting {
  /** Key, kind, moment, order, payment transaction, remittance, collection, payout. */
  header: Sql;
  /** Rows of ledger_entry, from `posted`. */
  entries: Sql;
}

export async function post(db: Database, { header, entries }: Posting): Promise<void> {
  await execute(
    db,
    sql`with posted as materialized (
          insert into ledger_transaction (key, kind, posted_at, order_number, payment_transaction_id, cash_remittance_id,
            cash_collection_id, payout_id, posted_on)
          select header.*, (header.posted_at at time zone 'America/Bogota')::date
          from (${header}) header (key, kind, posted_at, order_number, payment_transaction_id, cash_remittance_id,
            cash_collection_id, payout_id)
          order by header.posted_at
          returning *
        ), entry as (
          insert into ledger_entry (transaction_id, debit_account, debit_owner, credit_account, credit_owner, amount, rule,
            order_number, seller_id, line, posted_on)
          select * from (${entries}) entries order by 1
          returning id, debit_account, debit_owner, credit_account, credit_owner, amount
        )
        insert into unsettled_entry (seller_id, entry_id, amount)
        select debit_owner, id, -amount from entry where debit_account = 'seller_payable'
        union all
        select credit_owner, id, amount from entry where credit_account = 'seller_payable'`,
  );
}
