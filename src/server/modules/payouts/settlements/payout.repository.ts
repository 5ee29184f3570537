import type { PayoutState } from '../../../../domain/payout-state.ts';
import type { PayoutAccount } from '../../../adapters/payouts/payout-channel.ts';
import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

export interface Payout {
  id: number;
  settlementId: number;
  sellerId: number;
  sellerName: string;
  amount: number;
  state: PayoutState;
  account: PayoutAccount;
  fileId: number | null;
  bankReference: string | null;
  failure: string | null;
  createdAt: Date;
  sentAt: Date | null;
  paidAt: Date | null;
  changedAt: Date;
}

const payouts = sql`
  select payout.id, settlement_id, payout.seller_id,
    seller.display_name as seller_name, amount, state, bank_account as account, file_id,
    bank_reference, failure, payout.created_at, sent_at,
    paid_at, changed_at
  from payout join seller on seller.id = payout.seller_id`;

/** Newest first, of one state or of all. */
export function listPayouts(
  db: Database,
  { state, beforeId, limit }: { state: PayoutState | null; beforeId: number | null; limit: number },
): Promise<Payout[]> {
  const ofState = state ? sql`and state = ${state}` : sql``;
  return query<Payout>(
    db,
    sql`${payouts} where payout.id < coalesce(${beforeId}::bigint, 9223372036854775807) ${ofState}
        order by payout.id desc limit ${limit}`,
  );
}

// The seller has not been paid again, and nobody has corrected her account: without a person nothing will happen.
const waitsForPerson = sql`payout.state in ('failed', 'returned')
  and not exists (select from payout later where later.seller_id = payout.seller_id and later.id > payout.id)
  and not exists (select from seller_bank_account account
                  where account.seller_id = payout.seller_id and account.changed_at > payout.changed_at)`;

/** Payouts that the bank did not make and that wait for a person, newest first. */
export function listRefusedPayouts(db: Database, beforeId: number | null, limit: number): Promise<Payout[]> {
  return query<Payout>(
    db,
    sql`${payouts} where payout.id < coalesce(${beforeId}::bigint, 9223372036854775807) and ${waitsForPerson}
        order by payout.id desc limit ${limit}`,
  );
}

/** The same as `listRefusedPayouts`, counted. */
export async function countRefused(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await queryOne<{ count: number; oldestAt: Date | null }>(
    db,
    sql`select count(*)::int as count, min(changed_at) as oldest_at from payout where ${waitsForPerson}`,
  );
  return row ?? { count: 0, oldestAt: null };
}

export interface OpenMoney {
  debtSellers: number;
  debt: number;
  pendingPayouts: number;
  pendingAmount: number;
  sentPayouts: number;
  sentAmount: number;
}

/** What sellers owe, and what is on its way to their banks. Only whoever was charged something can owe. */
export async function sumOpen(db: Database): Promise<OpenMoney> {
  const row = await queryOne<OpenMoney>(
    db,
    sql`with charged as materialized (select distinct seller_id from unsettled_entry where amount < 0),
          open as (select (select sum(amount) from unsettled_entry where seller_id = charged.seller_id) as balance
                   from charged),
          way as (select state, count(*) as count, sum(amount) as amount from payout
                  where state in ('pending', 'sent') group by state)
        select (count(*) filter (where balance < 0))::int as debt_sellers,
          coalesce(-sum(balance) filter (where balance < 0), 0)::bigint as debt,
          coalesce((select count from way where state = 'pending'), 0)::int as pending_payouts,
          coalesce((select amount from way where state = 'pending'), 0)::bigint as pending_amount,
          coalesce((select count from way where state = 'sent'), 0)::int as sent_payouts,
          coalesce((select amount from way where state = 'sent'), 0)::bigint as sent_amount
        from open`,
  );
  if (!row) throw new Error('A sum has no row');
  return row;
}

export function findPayout(db: Database, id: number): Promise<Payout | null> {
  return queryOne<Payout>(db, sql`${payouts} where payout.id = ${id}`);
}

export type LockedPayout = Pick<Payout, 'id' | 'sellerId' | 'amount' | 'state' | 'bankReference' | 'failure'>;

export function lockPayout(db: Database, id: number): Promise<LockedPayout | null> {
  return queryOne<LockedPayout>(
    db,
    sql`select id, seller_id, amount, state, bank_reference, failure
        from payout where id = ${id} for no key update`,
  );
}

export interface PayoutChange {
  id: number;
  state: 'paid' | 'failed' | 'returned';
  bankReference: string | null;
  failure: string | null;
  actor: number;
  now: Date;
}

/** A returned payout keeps the reference and the moment under which it was paid. */
export async function updatePayout(db: Database, change: PayoutChange): Promise<void> {
  await execute(
    db,
    sql`update payout set state = ${change.state}, failure = ${change.failure},
          bank_reference = coalesce(bank_reference, ${change.bankReference}),
          paid_at = case when ${change.state} = 'paid' then ${change.now}::timestamptz else paid_at end,
          changed_at = ${change.now}, changed_by = ${change.actor}
        where id = ${change.id}`,
  );
}
