import type { PayoutState } from '../../../domain/payout-state.ts';
import type { PayoutAccount } from '../../adapters/payouts/payout-channel.ts';
import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';

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
  select payout.id, settlement_id as "settlementId", payout.seller_id as "sellerId",
    seller.display_name as "sellerName", amount, state, bank_account as account, file_id as "fileId",
    bank_reference as "bankReference", failure, payout.created_at as "createdAt", sent_at as "sentAt",
    paid_at as "paidAt", changed_at as "changedAt"
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

export function findPayout(db: Database, id: number): Promise<Payout | null> {
  return queryOne<Payout>(db, sql`${payouts} where payout.id = ${id}`);
}

export type LockedPayout = Pick<Payout, 'id' | 'sellerId' | 'amount' | 'state' | 'bankReference' | 'failure'>;

export function lockPayout(db: Database, id: number): Promise<LockedPayout | null> {
  return queryOne<LockedPayout>(
    db,
    sql`select id, seller_id as "sellerId", amount, state, bank_reference as "bankReference", failure
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
