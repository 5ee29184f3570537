import { expect } from 'vitest';
import { query, sql } from '../../src/server/db/sql.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { listRefundProblems } from '../../src/server/modules/orders/refunds/refund-check.service.ts';
import { listSettlementProblems } from '../../src/server/modules/payouts/settlements/settlement-check.service.ts';
import type { MoneyShop, MoneyWorld } from './money-world.ts';

/** What does not hold in a world now; one statement over its own orders and sellers, cheap enough for every step. */
export async function findBreaches(world: MoneyWorld): Promise<string[]> {
  const { shop, sellerIds, products, lost } = world;
  const start = products.map(({ id, start: units }) => ({ id, units: units - (lost.get(id) ?? 0) }));
  const rows = await query<{ breach: string }>(
    shop.db,
    sql`with ${facts(sellerIds)}
        ${stockBreaches(start)}
        union all ${orderBreaches}
        union all ${bookBreaches}
        union all ${sellerBreaches(sellerIds)}`,
  );
  return rows.map(({ breach }) => breach);
}

/** Everything of the whole database: the books' own proof, settlements, refunds. */
export async function expectBooksProven({ context, db }: MoneyShop): Promise<void> {
  expect(await checkLedger(context)).toEqual([]);
  expect(await listSettlementProblems(db)).toEqual([]);
  const refunds = await listRefundProblems(db);
  expect(refunds.filter(({ cause }) => cause === 'unexplained')).toEqual([]);
}

function facts(sellerIds: readonly number[]) {
  return sql`mine as materialized (
      select distinct order_number from package where seller_id = any(${sellerIds}::int[])
    ), bought as materialized (
      select line.order_number, line.line, line.seller_id, product_id, unit_price, quantity,
        quantity - cancelled_quantity as remaining, fee,
        fee - round(fee::numeric * cancelled_quantity / quantity)::int as fee_left,
        coalesce((select sum(refunded.quantity)::int from refund_line refunded
          where refunded.order_number = line.order_number and refunded.line = line.line
            and not refunded.restocked), 0) as unreturned
      from mine join order_line line using (order_number)
    ), sold as materialized (
      select package.order_number, package.seller_id, package.status_id, package.money_state,
        package.shipping_rate, package.shipping_refunded_amount, payment.state as payment_state,
        sum(unit_price * quantity)::bigint as goods, sum(unit_price * quantity - fee)::bigint as full_net,
        sum(unit_price * remaining - fee_left)::bigint as net, sum(fee_left)::bigint as fee,
        sum(remaining)::int as units
      from mine join package using (order_number) join bought using (order_number, seller_id)
      left join payment using (order_number)
      group by package.order_number, package.seller_id, payment.state
    ), leg as materialized (
      select entry.order_number, entry.seller_id, account, owner, rule, signed as amount
      from mine join ledger_entry entry using (order_number)
      cross join lateral (values (debit_account, debit_owner, amount),
        (credit_account, credit_owner, -amount)) as side (account, owner, signed)
    )`;
}

/** On hand, sold and lost are together what there was. */
function stockBreaches(start: readonly { id: number; units: number }[]) {
  return sql`select 'stock of product ' || start.id || ': ' || stock.on_hand || ' on hand, ' || coalesce(gone.units, 0)
        || ' sold of ' || start.units as breach
      from jsonb_to_recordset(${JSON.stringify(start)}::jsonb) as start (id int, units int)
      join stock on stock.product_id = start.id
      left join (
        select product_id, sum(case when payment_state = 'expired' then 0 else remaining + unreturned end)::int as units
        from bought join sold using (order_number, seller_id) group by product_id) gone on gone.product_id = start.id
      where stock.on_hand + coalesce(gone.units, 0) <> start.units`;
}

const orderBreaches = sql`select 'totals of order ' || number
    from mine join orders on orders.number = mine.order_number
    join (select order_number, sum(goods) as goods, sum(shipping_rate) as shipping from sold group by 1) sums
      using (order_number)
    where (subtotal, shipping_cost, total) is distinct from (sums.goods, sums.shipping, sums.goods + sums.shipping)
  union all
  select 'status ' || status_id || ' of a package of order ' || order_number || ', payment ' || payment_state
    from sold where payment_state is not null and case payment_state
      when 'waiting' then status_id <> 33 when 'expired' then status_id <> 32 else status_id = 33 end
  union all
  select 'cancelled package of order ' || order_number || ' keeps units'
    from sold where status_id = 32 and units > 0 and payment_state is distinct from 'expired'
  union all
  select 'what a package of order ' || order_number || ' says that it keeps'
    from sold join package using (order_number, seller_id)
    where package.subtotal - package.refunded_goods - package.kept_fee is distinct from net
  union all
  select 'money ' || money_state || ' of a package of order ' || order_number || ', payment ' || payment_state
    from sold where payment_state is not null
      and (payment_state in ('paid', 'reversed')) <> (money_state <> 'none')
  union all
  select 'payments of order ' || order_number || ': ' || state || ' by ' || counted || ' transactions'
    from mine join payment using (order_number)
    cross join lateral (select count(*) from payment_transaction ours
      where ours.order_number = mine.order_number and outcome in ('paid', 'reversed')) as by (counted)
    where (state in ('paid', 'reversed'))::int <> counted`;

/** What each account says of each order, against the tables. */
const bookBreaches = sql`select account || ' of order ' || order_number || ': ' || booked || ', not ' || expected
  from mine
  cross join lateral (
    select coalesce(-sum(amount) filter (where account = 'buyer_clearing'), 0) as clearing,
      coalesce(-sum(amount) filter (where account = 'fees'), 0) as fees,
      coalesce(-sum(amount) filter (where account = 'shipping' and rule not in ('refusal-freight', 'late-freight', 'late-freight-waived', 'lost-package')), 0) as shipping,
      coalesce(-sum(amount) filter (where account = 'refunds'), 0) as refunds,
      coalesce(sum(amount) filter (where account = 'provider'), 0) as provider,
      coalesce(sum(amount) filter (where account = 'cash_in_transit' and owner = 0), 0) as carriers,
      coalesce(sum(amount) filter (where account = 'cash_in_transit' and owner > 0), 0) as kept,
      coalesce(-sum(amount) filter (where account = 'seller_held'), 0) as held,
      coalesce(sum(amount) filter (where account = 'refunds' and rule = 'reversal-paid-twice'), 0) as twice
    from leg where leg.order_number = mine.order_number) books
  cross join lateral (
    select coalesce(sum(fee) filter (where money_state <> 'none'), 0) as fees,
      coalesce(sum(shipping_rate - shipping_refunded_amount) filter (where money_state <> 'none'), 0) as shipping,
      coalesce(sum(net) filter (where money_state = 'held'), 0) as held,
      coalesce(sum(full_net) filter (where money_state = 'provider-paid'), 0) as split
    from sold where sold.order_number = mine.order_number) sums
  cross join lateral (
    select coalesce(sum(amount) filter (where state = 'due'), 0) as due,
      coalesce(sum(amount) filter (where paid_by = 'provider'), 0) as by_provider
    from refund where refund.order_number = mine.order_number) owed
  cross join lateral (
    select coalesce(sum(amount), 0) as received from payment_transaction
    where order_number = mine.order_number and outcome in ('paid', 'refund-due', 'reversed')) paid
  cross join lateral (
    select coalesce(sum(amount) filter (where collected_by = 'carrier'), 0) as carriers
    from cash_collection where order_number = mine.order_number) cash
  cross join lateral (values ('buyer_clearing', books.clearing, 0), ('fees', books.fees, sums.fees),
    ('shipping', books.shipping, sums.shipping), ('seller_held', books.held, sums.held),
    ('refunds', books.refunds, owed.due - books.twice), ('kept cash', books.kept, 0),
    ('carriers', books.carriers, cash.carriers),
    ('provider', books.provider, paid.received - owed.by_provider - sums.split - books.twice)
  ) as compared (account, booked, expected)
  where booked <> expected`;

/**
 * What is owed to a seller is what she earned, and was credited for what carriers lost, less what she got; and she never got
 * more than her sales were, and what was lost before anybody paid.
 */
function sellerBreaches(sellerIds: readonly number[]) {
  return sql`select 'seller ' || seller.id || ': ' || problem
    from unnest(${sellerIds}::int[]) as seller (id)
    cross join lateral (
      select coalesce(sum(net) filter (where money_state <> 'none'), 0) as earned,
        coalesce(sum(full_net) filter (where money_state = 'provider-paid'), 0) as split,
        coalesce(sum(net) filter (where money_state = 'held'), 0) as held
      from sold where seller_id = seller.id) sales
    cross join lateral (
      select coalesce(sum(amount) filter (where collected_by = 'seller'), 0) as kept
      from cash_collection where order_number in (select order_number from mine) and seller_id = seller.id) cash
    cross join lateral (
      select coalesce(sum(freight_charge), 0) as freight from cash_refusal
      where order_number in (select order_number from mine) and seller_id = seller.id) refused
    cross join lateral (
      select coalesce(sum(compensation), 0) as credited,
        coalesce(sum(compensation) filter (where money_state = 'none'), 0) as unsold
      from lost_package join sold using (order_number, seller_id) where seller_id = seller.id) lost
    cross join lateral (
      select coalesce(sum(amount) filter (where state in ('pending', 'sent', 'paid')), 0) as payouts
      from payout where seller_id = seller.id) sent
    cross join lateral (
      select coalesce((select sum(amount) from ledger_entry
          where credit_account = 'seller_payable' and credit_owner = seller.id), 0)
        - coalesce((select sum(amount) from ledger_entry
          where debit_account = 'seller_payable' and debit_owner = seller.id), 0) as payable,
        coalesce((select sum(amount) from unsettled_entry where seller_id = seller.id), 0) as unsettled) owed
    cross join lateral (
      select coalesce(sum(amount) filter (where account = 'seller_held' and rule = 'cash-kept-net'), 0) as kept_net,
        coalesce(-sum(amount) filter (where account = 'seller_held' and rule = 'line-net'), 0) as sold_net
      from leg where leg.seller_id = seller.id) entries
    cross join lateral (values
      (payable <> unsettled, 'payable ' || payable || ', open for settlement ' || unsettled),
      (payable <> earned + credited - split - kept - freight - payouts - held,
        'payable ' || payable || ' of earned ' || earned || ', credited ' || credited || ', split ' || split || ', kept ' || kept || ', freight '
          || freight || ', payouts ' || payouts || ', held ' || held),
      (payouts + split + kept_net > sold_net + unsold,
        'got ' || payouts + split + kept_net || ' of sales ' || sold_net || ' and lost ' || unsold)
    ) as breaches (is_breach, problem)
    where is_breach`;
}
