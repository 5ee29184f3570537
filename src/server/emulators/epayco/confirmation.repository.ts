import { claim, freeRows, pauseFrom } from '../../db/claim.ts';
import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';

export interface EmulatedConfirmation {
  id: number;
  reference: number;
  url: string;
  method: 'GET' | 'POST';
  fields: Record<string, string>;
  attempts: number;
}

export async function insertConfirmation(
  db: Database,
  row: Omit<EmulatedConfirmation, 'id' | 'attempts'> & { dueAt: Date; isHeld: boolean },
): Promise<void> {
  await execute(
    db,
    sql`insert into epayco_emulator.confirmation (payment_reference, url, method, fields, due_at, is_held)
        values (${row.reference}, ${row.url}, ${row.method}, ${JSON.stringify(row.fields)}::jsonb, ${row.dueAt},
          ${row.isHeld})`,
  );
}

/**
 * The next due one, moved ahead by the pause that fits its attempts: a process that dies leaves it to the next
 * attempt, and another process does not send it at the same time.
 */
export function claimConfirmation(
  db: Database,
  { now, pauseSeconds }: { now: Date; pauseSeconds: readonly number[] },
): Promise<EmulatedConfirmation | null> {
  return queryOne(
    db,
    claim({
      table: 'epayco_emulator.confirmation',
      key: 'id',
      due: freeRows({
        columns: sql`id`,
        from: sql`epayco_emulator.confirmation waiting`,
        where: sql`delivered_at is null and due_at <= ${now}
          and (not is_held or exists (
            select 1 from epayco_emulator.confirmation later
            where later.payment_reference = waiting.payment_reference and later.id > waiting.id
              and later.delivered_at is not null))`,
        order: sql`due_at, id`,
        limit: 1,
      }),
      set: sql`attempts = attempts + 1, due_at = ${pauseFrom(now, pauseSeconds)}`,
      returning: sql`confirmation.id, payment_reference as reference, url, method, fields, attempts`,
    }),
  );
}

export async function recordDelivery(
  db: Database,
  { id, result, deliveredAt }: { id: number; result: string; deliveredAt: Date | null },
): Promise<void> {
  await execute(
    db,
    sql`update epayco_emulator.confirmation
        set last_result = ${result}, delivered_at = ${deliveredAt} where id = ${id}`,
  );
}

export interface DeliveryRow {
  reference: number;
  waiting: number;
  delivered: number;
  lastResult: string | null;
}

export function listDeliveries(db: Database, references: readonly number[]): Promise<DeliveryRow[]> {
  return query(
    db,
    sql`select payment_reference as reference,
          count(*) filter (where delivered_at is null)::int as waiting,
          count(*) filter (where delivered_at is not null)::int as delivered,
          (array_agg(last_result order by id desc) filter (where last_result is not null))[1] as last_result
        from epayco_emulator.confirmation
        where payment_reference = any(${references}) group by payment_reference`,
  );
}
