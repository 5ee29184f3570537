import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

export interface CashRefusal {
  reason: string;
  freightCharge: number;
  refusedAt: Date;
}

export function findRefusal(
  db: Database,
  orderNumber: number,
  sellerId: number,
): Promise<CashRefusal | null> {
  return queryOne<CashRefusal>(
    db,
    sql`select reason, freight_charge, refused_at from cash_refusal
        where order_number = ${orderNumber} and seller_id = ${sellerId}`,
  );
}

export async function insertRefusal(
  db: Database,
  refusal: CashRefusal & { orderNumber: number; sellerId: number; recordedBy: number | null },
): Promise<void> {
  await execute(
    db,
    sql`insert into cash_refusal (order_number, seller_id, reason, freight_charge, refused_at, recorded_by)
        values (${refusal.orderNumber}, ${refusal.sellerId}, ${refusal.reason}, ${refusal.freightCharge},
          ${refusal.refusedAt}, ${refusal.recordedBy})`,
  );
}
