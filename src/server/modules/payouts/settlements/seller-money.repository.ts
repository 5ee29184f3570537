import { type Database, query, queryOne, sql } from '../../../db/sql.ts';
import { isHeldBack } from './settle-seller.repository.ts';

export interface SellerMoneyRow {
  sellerName: string;
  pending: number;
  /** Owed and in no settlement; below zero it is her debt. */
  open: number;
  /** Of what is open, what cases keep from being settled. */
  heldByCase: number;
  inPayout: number;
  paid: number;
  paidByProvider: number;
}

/** Each part by an index of its own; null without such a seller. */
export function findSellerMoney(db: Database, sellerId: number): Promise<SellerMoneyRow | null> {
  return queryOne<SellerMoneyRow>(
    db,
    sql`select seller.display_name as seller_name,
          (select coalesce(sum(subtotal - refunded_goods - coalesce(kept_fee, ${feeOfLines})), 0)::bigint from package
           where seller_id = seller.id and money_state = 'none' and status_id not in (31, 32)) as pending,
          (select coalesce(sum(amount), 0)::bigint from unsettled_entry where seller_id = seller.id) as open,
          (select coalesce(sum(amount), 0)::bigint from unsettled_entry
           where seller_id = seller.id and ${isHeldBack(sellerId)}) as held_by_case,
          (select coalesce(sum(amount), 0)::bigint from payout
           where seller_id = seller.id and state in ('pending', 'sent')) as in_payout,
          (select coalesce(sum(amount), 0)::bigint from payout
           where seller_id = seller.id and state = 'paid') as paid,
          (select coalesce(sum(amount), 0)::bigint from ledger_entry
           where debit_owner = seller.id and rule in ('split-paid', 'split-paid-refunded')) as paid_by_provider
        from seller where seller.id = ${sellerId}`,
  );
}

/** Of a package that was written before its fee was kept with it. */
const feeOfLines = sql`(
  select sum(line.fee - given_back_fee(line.fee, line.unit_price, line.quantity, line.cancelled_quantity, line.reduced_amount))
  from order_line line where line.order_number = package.order_number and line.seller_id = package.seller_id)`;

export interface OpenBalance {
  sellerId: number;
  sellerName: string;
  balance: number;
  /** Of the balance, what open cases keep from being settled. */
  held: number;
  entryCount: number;
  hasBankAccount: boolean;
}

/** Sellers with open entries after a seller, by id. */
export function listOpenBalances(db: Database, afterId: number, limit: number): Promise<OpenBalance[]> {
  return query<OpenBalance>(
    db,
    sql`select open.seller_id, seller.display_name as seller_name, open.balance,
          open.count as entry_count,
          case when exists (select from rights_case where seller_id = open.seller_id and holds_payout)
            then (select coalesce(sum(amount), 0)::bigint from unsettled_entry
                  where seller_id = open.seller_id and ${isHeldBack(sql`open.seller_id`)})
            else 0::bigint end as held,
          exists (select from seller_bank_account where seller_id = open.seller_id) as has_bank_account
        from (select seller_id, sum(amount)::bigint as balance, count(*) as count from unsettled_entry
              where seller_id > ${afterId} group by seller_id order by seller_id limit ${limit}) open
        join seller on seller.id = open.seller_id
        order by open.seller_id`,
  );
}
