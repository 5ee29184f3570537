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
  select settlement.id, settlement.seller_id, seller.display_name as seller_name, settlement.amount,
    settlement.created_at, payout.id as payout_id, payout.state as payout_state,
    payout.bank_account ->> 'bankName' as bank_name, payout.bank_account ->> 'accountNumber' as account_number,
    payout.bank_reference, payout.failure, payout.paid_at
  from settlement
  join payout on payout.settlement_id = settlement.id
  join seller on seller.id = settlement.seller_id`;
