import type { AccountRef, LedgerAccount } from '../../../domain/ledger/accounts.ts';
import { type Database, query, queryOne, sql } from '../../db/sql.ts';

/** Debits minus credits of one account: the last closed day with the entries of the open days after it. */
export async function sumOfAccount(db: Database, { account, owner }: AccountRef): Promise<number> {
  const row = await queryOne<{ sum: number }>(
    db,
    sql`with ${lastClosedDay}
        select coalesce((select balance from ledger_day where account = ${account} and owner = ${owner}::int
                         order by day desc limit 1), 0)
          + coalesce((select sum(amount) from ledger_entry where debit_account = ${account}
                      and debit_owner = ${owner}::int and posted_on > (select day from closed)), 0)
          - coalesce((select sum(amount) from ledger_entry where credit_account = ${account}
                      and credit_owner = ${owner}::int and posted_on > (select day from closed)), 0) as sum`,
  );
  return Number(row?.sum);
}

/** Debits minus credits of an account of the marketplace by day, both days included; days without any are left out. */
export function listMoved(
  db: Database,
  account: LedgerAccount,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; moved: number }[]> {
  return query(
    db,
    sql`with ${lastClosedDay}, ${uncounted}
        select day, sum(amount)::float8 as moved
        from (
          select day, debit - credit from ledger_day where account = ${account} and owner = 0
          union all
          select day, amount from ledger_open_total
          where account = ${account} and not of_seller and day > (select day from closed)
          union all
          select posted_on, amount from uncounted where debit_account = ${account} and debit_owner = 0
          union all
          select posted_on, -amount from uncounted where credit_account = ${account} and credit_owner = 0
        ) part (day, amount)
        where day between ${from}::date and ${to}::date
        group by day order by day`,
  );
}

export interface AccountSum {
  account: LedgerAccount;
  name: string;
  /** False: the sum over all sellers. */
  ofMarketplace: boolean;
  /** Debits minus credits. */
  sum: number;
}

/**
 * Each account of the marketplace, and those of sellers summed over all of them: the last closed day, what the open days
 * held when they were last counted, and the entries since then.
 */
export function listSums(db: Database): Promise<AccountSum[]> {
  return query<AccountSum>(
    db,
    sql`with ${lastClosedDay}, ${uncounted}, place as (
          select id as account, name, false as of_seller
          from ledger_account where id not in ('seller_held', 'seller_payable')
          union all
          select id, name, true
          from ledger_account where id in ('seller_held', 'seller_payable', 'cash_in_transit')
        ), part as (
          select place.account, place.of_seller, last.balance as amount
          from place
          cross join lateral (
            select balance from ledger_total total
            where total.account = place.account and total.of_seller = place.of_seller
            order by day desc limit 1
          ) last
          union all
          select account, of_seller, amount from ledger_open_total where day > (select day from closed)
          union all
          select debit_account, debit_owner > 0, amount from uncounted
          union all
          select credit_account, credit_owner > 0, -amount from uncounted
        )
        select account, name, not of_seller as of_marketplace, coalesce(sum(amount), 0) as sum
        from place left join part using (account, of_seller)
        group by 1, 2, 3
        order by array_position(array['provider', 'bank', 'cash_in_transit', 'buyer_clearing', 'seller_held',
          'seller_payable', 'payouts', 'fees', 'shipping', 'refunds', 'provider_charges', 'withholdings'],
          account), 3 desc`,
  );
}

/** Payouts to the seller that the bank has not confirmed. */
export async function sumOfOpenPayouts(db: Database, sellerId: number): Promise<number> {
  const row = await queryOne<{ sum: number }>(
    db,
    sql`select coalesce(sum(amount), 0) as sum from payout
        where seller_id = ${sellerId}::int and state in ('pending', 'sent')`,
  );
  return Number(row?.sum);
}

const lastClosedDay = sql`closed as materialized (
    select coalesce(max(day), '-infinity') as day from ledger_closed_day
  )`;

/** Entries of open days that no sum has yet. By their numbers: those of a day, whose index `+ 0` keeps out, are far more. */
const uncounted = sql`uncounted as materialized (
    select debit_account, debit_owner, credit_account, credit_owner, amount, posted_on from ledger_entry
    where id > (select up_to_entry from ledger_counted) and posted_on + 0 > (select day from closed)
  )`;
