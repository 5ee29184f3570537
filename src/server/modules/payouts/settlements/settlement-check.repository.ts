import { type Database, query, sql } from '../../../db/sql.ts';

export interface SettlementFinding {
  problem: 'settlement-out-of-balance' | 'entry-lost' | 'entry-twice' | 'payout-not-posted';
  /** Number of the settlement, of the entry or of the payout. */
  id: number;
  sellerId: number;
  amount: number;
}

const LIMIT = 100;

/** A settlement adds up to zero: what was owed, and the payout that pays it. */
export function listUnbalancedSettlements(db: Database): Promise<SettlementFinding[]> {
  return query<SettlementFinding>(
    db,
    sql`select 'settlement-out-of-balance' as problem, settlement.id, settlement.seller_id,
          coalesce(sum(${signed}), 0)::bigint as amount
        from settlement
        left join settlement_entry held on held.settlement_id = settlement.id
        left join ledger_entry entry on entry.id = held.entry_id
        group by settlement.id
        having coalesce(sum(${signed}), 0) <> 0
          or sum(${signed}) filter (where entry.rule = 'payout-created') is distinct from -settlement.amount
        order by settlement.id limit ${LIMIT}`,
  );
}

/** Every entry of a payable account is either open or settled. */
export function listMisplacedEntries(db: Database): Promise<SettlementFinding[]> {
  return query<SettlementFinding>(
    db,
    sql`select case when open.entry_id is null then 'entry-lost' else 'entry-twice' end as problem, entry.id,
          case when entry.credit_account = 'seller_payable' then entry.credit_owner
               else entry.debit_owner end as seller_id, ${signed} as amount
        from ledger_entry entry
        left join unsettled_entry open on open.entry_id = entry.id
        left join settlement_entry held on held.entry_id = entry.id
        where 'seller_payable' in (entry.debit_account, entry.credit_account)
          and ((open.entry_id is null) = (held.entry_id is null) or open.amount <> ${signed})
        order by entry.id limit ${LIMIT}`,
  );
}

/** Each payout has the transactions of its state, and no other. */
export function listUnpostedPayouts(db: Database): Promise<SettlementFinding[]> {
  return query<SettlementFinding>(
    db,
    sql`select 'payout-not-posted' as problem, payout.id, payout.seller_id, payout.amount
        from payout
        left join lateral (select array_agg(kind order by kind) as kinds
          from ledger_transaction
          where key in ('payout:' || payout.id, 'payout-paid:' || payout.id, 'payout-failed:' || payout.id,
                        'payout-returned:' || payout.id)) posted on true
        where posted.kinds is distinct from case payout.state
          when 'paid' then array['payout', 'payout-paid']
          when 'failed' then array['payout', 'payout-failed']
          when 'returned' then array['payout', 'payout-paid', 'payout-returned']
          else array['payout'] end
        order by payout.id limit ${LIMIT}`,
  );
}

const signed = sql`case when entry.credit_account = 'seller_payable' then entry.amount else -entry.amount end`;
