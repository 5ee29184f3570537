import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

export interface UndoableCollection {
  id: number;
  orderNumber: number;
  sellerId: number;
  collectedBy: 'carrier' | 'seller';
  amount: number;
  remittanceId: number | null;
  /** What the package goes back to; null: it had been delivered before. */
  statusBefore: number | null;
  isUndone: boolean;
}

export function findUndoable(db: Database, id: number): Promise<UndoableCollection | null> {
  return queryOne<UndoableCollection>(
    db,
    sql`select id, order_number, seller_id, collected_by, amount,
          remittance_id, status_before, false as is_undone
        from cash_collection where id = ${id}
        union all
        select id, order_number, seller_id, collected_by, amount, null, null, true
        from undone_cash_collection where id = ${id}`,
  );
}

/** Whether a settlement has taken what the collection posted. */
export async function isSettled(db: Database, collectionId: number, orderNumber: number): Promise<boolean> {
  const row = await queryOne(
    db,
    sql`select true from ledger_transaction posted
        join ledger_entry entry on entry.transaction_id = posted.id
        join settlement_entry on settlement_entry.entry_id = entry.id
        where posted.order_number = ${orderNumber} and posted.cash_collection_id = ${collectionId} limit 1`,
  );
  return row !== null;
}

/** Moves the row to the undone ones. False: a remittance has brought the cash meanwhile. */
export async function moveToUndone(
  db: Database,
  { id, reason, actor, now }: { id: number; reason: string; actor: number | null; now: Date },
): Promise<boolean> {
  const moved = await execute(
    db,
    sql`with gone as (
          delete from cash_collection where id = ${id} and remittance_id is null returning *
        )
        insert into undone_cash_collection (id, order_number, seller_id, collected_by, carrier, amount, collected_at,
          recorded_by, recorded_at, reason, undone_by, undone_at)
        select id, order_number, seller_id, collected_by, carrier, amount, collected_at, recorded_by, recorded_at,
          ${reason}, ${actor}::bigint, ${now}::timestamptz
        from gone`,
  );
  return moved === 1;
}

/** It was not delivered after all: its next delivery is dated anew. */
export async function forgetDelivery(
  db: Database,
  { orderNumber, sellerId }: { orderNumber: number; sellerId: number },
): Promise<void> {
  await execute(
    db,
    sql`update package set delivered_at = null, delivery_confirmed_at = null, delivery_confirmed_by = null,
          delivery_disputed_at = null, delivery_proof_url = null, delivery_proof_file = null
        where order_number = ${orderNumber} and seller_id = ${sellerId}`,
  );
}
