import { type Database, execute, queryOne, sql } from '../../db/sql.ts';
import type { EmulatedOrder } from './emulated-order.ts';

export interface EmulatedCheckout {
  id: string;
  order: EmulatedOrder;
}

export async function insertCheckout(
  db: Database,
  { id, order, now }: EmulatedCheckout & { now: Date },
): Promise<void> {
  await execute(
    db,
    sql`insert into epayco_emulator.checkout (id, payment_order, created_at)
        values (${id}, ${JSON.stringify(order)}::jsonb, ${now})`,
  );
}

export function findCheckout(db: Database, id: string): Promise<EmulatedCheckout | null> {
  return queryOne<EmulatedCheckout>(
    db,
    sql`select id, payment_order as "order" from epayco_emulator.checkout where id = ${id}`,
  );
}
