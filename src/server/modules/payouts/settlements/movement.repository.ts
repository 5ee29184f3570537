import type { LedgerAccount } from '../../../../domain/ledger/accounts.ts';
import { type Database, query, queryOne, type Sql, sql } from '../../../db/sql.ts';

/** An entry of the books that touches what a seller is owed, with what explains it. */
export interface MovementRow {
  id: number;
  transactionId: number;
  postedOn: string;
  debitAccount: LedgerAccount;
  creditAccount: LedgerAccount;
  amount: number;
  rule: string;
  orderNumber: number | null;
  line: number | null;
  productName: string | null;
  /** Of the line that the entry is about: what the marketplace kept, or gave back with a refund. */
  fee: number;
  feePercent: number | null;
  settlementId: number | null;
  payoutId: number | null;
  payoutFailure: string | null;
  deliveredAt: Date | null;
}

export interface MovementPosition {
  postedOn: string;
  id: number;
}

/** Newest first, before a position. */
export function listMovements(
  db: Database,
  sellerId: number,
  before: MovementPosition | null,
  limit: number,
): Promise<MovementRow[]> {
  const earlier = before
    ? sql`and (posted_on, id) < (${before.postedOn}::date, ${before.id}::bigint)`
    : sql``;
  const found = legsOfSeller(sellerId, earlier, sql`order by posted_on desc, id desc limit ${limit}`);
  return query<MovementRow>(
    db,
    sql`${explained(found)} order by entry.posted_on desc, entry.id desc limit ${limit}`,
  );
}

/** One entry, if it touches what this seller is owed. */
export function findMovement(db: Database, sellerId: number, entryId: number): Promise<MovementRow | null> {
  const found = legsOfSeller(sellerId, sql`and id = ${entryId}`, sql`limit 1`);
  return queryOne<MovementRow>(db, explained(found));
}

/** Of the days from `from` to `to`, oldest first, after a position. */
export function listMovementsOfPeriod(
  db: Database,
  sellerId: number,
  period: { from: string; to: string; after: MovementPosition; limit: number },
): Promise<MovementRow[]> {
  const { from, to, after, limit } = period;
  const inside = sql`and posted_on between ${from}::date and ${to}::date
    and (posted_on, id) > (${after.postedOn}::date, ${after.id}::bigint)`;
  const found = legsOfSeller(sellerId, inside, sql`order by posted_on, id limit ${limit}`);
  return query<MovementRow>(db, sql`${explained(found)} order by entry.posted_on, entry.id limit ${limit}`);
}

/** The entries that a settlement holds, oldest first, after one. */
export function listSettlementMovements(
  db: Database,
  settlementId: number,
  afterEntryId: number,
  limit: number,
): Promise<MovementRow[]> {
  const found = sql`(select entry_id as id from settlement_entry
    where settlement_id = ${settlementId} and entry_id > ${afterEntryId} order by entry_id limit ${limit})`;
  return query<MovementRow>(db, sql`${explained(found)} order by entry.id`);
}

export interface ReleasedLine {
  transactionId: number;
  orderNumber: number;
  line: number;
  name: string;
  /** That were there when the package was released. */
  quantity: number;
  feePercent: number;
  /** As the books had it when the package was released. */
  net: number;
  fee: number;
}

/** The lines behind the release of packages, with the figures of their sale less what was refunded before. */
export function listReleasedLines(db: Database, transactionIds: readonly number[]): Promise<ReleasedLine[]> {
  return query<ReleasedLine>(
    db,
    sql`select released.transaction_id, line.order_number, line.line, line.name,
          line.quantity - line.cancelled_quantity + coalesce((
            select sum(back.quantity) from ledger_transaction later
            join refund_line back on back.refund_id = later.refund_id and back.line = line.line
            where later.order_number = line.order_number and later.id > released.transaction_id
              and later.kind = 'refund'), 0)::int as quantity,
          line.fee_percent,
          sum(case entry.rule when 'line-net' then entry.amount when 'refund-line-net' then -entry.amount
              else 0 end)::bigint as net,
          sum(case entry.rule when 'line-fee' then entry.amount when 'refund-line-fee' then -entry.amount
              else 0 end)::bigint as fee
        from ledger_entry released
        join ledger_entry entry on entry.order_number = released.order_number
          and entry.seller_id = released.seller_id and entry.transaction_id < released.transaction_id
          and entry.rule in ('line-net', 'line-fee', 'refund-line-net', 'refund-line-fee')
        join order_line line on line.order_number = entry.order_number and line.line = entry.line
        where released.transaction_id = any(${transactionIds}::bigint[]) and released.rule = 'released'
        group by released.transaction_id, line.order_number, line.line
        order by released.transaction_id, line.line`,
  );
}

// Four short walks over indexes instead of one over everything; an entry that moves money from held to available is
// found by both of its legs and stands once. Ordered again before anything is looked up for them.
function legsOfSeller(sellerId: number, condition: Sql, order: Sql): Sql {
  const walk = (account: 'seller_held' | 'seller_payable', side: 'debit' | 'credit') =>
    side === 'debit'
      ? sql`(select posted_on, id from ledger_entry where debit_account = ${account} and debit_owner = ${sellerId}
             ${condition} ${order})`
      : sql`(select posted_on, id from ledger_entry where credit_account = ${account} and credit_owner = ${sellerId}
             ${condition} ${order})`;
  return sql`(select id from (${walk('seller_held', 'debit')} union ${walk('seller_held', 'credit')}
    union ${walk('seller_payable', 'debit')} union ${walk('seller_payable', 'credit')}) leg ${order})`;
}

function explained(found: Sql): Sql {
  return sql`
    select entry.id, entry.transaction_id, entry.posted_on,
      entry.debit_account, entry.credit_account, entry.amount, entry.rule,
      entry.order_number, entry.line, order_line.name as product_name,
      coalesce(fee.amount, 0) as fee, order_line.fee_percent,
      held.settlement_id, payout.id as payout_id, payout.failure as payout_failure,
      package.delivered_at
    from ${found} found
    join ledger_entry entry on entry.id = found.id
    join ledger_transaction posted on posted.id = entry.transaction_id
    left join order_line on order_line.order_number = entry.order_number and order_line.line = entry.line
    left join package on package.order_number = entry.order_number and package.seller_id = entry.seller_id
    left join settlement_entry held on held.entry_id = entry.id
    left join payout on payout.id = posted.payout_id
    left join lateral (
      select sum(sibling.amount)::bigint as amount from ledger_entry sibling
      where sibling.transaction_id = entry.transaction_id and sibling.line = entry.line
        and entry.rule in ('line-net', 'refund-line-net') and sibling.rule in ('line-fee', 'refund-line-fee')
        and sibling.order_number = entry.order_number
    ) fee on true`;
}
