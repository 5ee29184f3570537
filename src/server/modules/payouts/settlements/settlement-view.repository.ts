import type { PayoutState } from '../../../../domain/payout-state.ts';
import { type Database, query, queryOne, sql } from '../../../db/sql.ts';

export interface SettlementRow {
  id: number;
  sellerId: number;
  sellerName: string;
  amount: number;
  createdAt: Date;
  payoutId: number;
  payoutState: PayoutState;
  bankName: string;
  accountNumber: string;
  bankReference: string | null;
  failure: string | null;
  paidAt: Date | null;
}

/** A seller's, newest first. */
export function listSettlements(
  db: Database,
  sellerId: number,
  beforeId: number | null,
  limit: number,
): Promise<SettlementRow[]> {
  return query<SettlementRow>(
    db,
    sql`${settlements} where settlement.seller_id = ${sellerId}
          and settlement.id < coalesce(${beforeId}::bigint, 9223372036854775807)
        order by settlement.id desc limit ${limit}`,
  );
}

export function findSettlement(db: Database, id: number): Promise<SettlementRow | null> {
  return queryOne<SettlementRow>(db, sql`${settlements} where settlement.id = ${id}`);
}

const settlements = sql`
  select settlement.id, settlement.seller_id as "sellerId", seller.display_name as "sellerName", settlement.amount,
    settlement.created_at as "createdAt", payout.id as "payoutId", payout.state as "payoutState",
    payout.bank_account ->> 'bankName' as "bankName", payout.bank_account ->> 'accountNumber' as "accountNumber",
    payout.bank_reference as "bankReference", payout.failure, payout.paid_at as "paidAt"
  from settlement
  join payout on payout.settlement_id = settlement.id
  join seller on seller.id = settlement.seller_id`;
