import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

export interface CashRemittance {
  id: number;
  carrier: string;
  reference: string;
  amount: number;
  /** Day in Colombia, 'YYYY-MM-DD'. */
  receivedOn: string;
}

const columns = sql`id, carrier, reference, amount, received_on`;

export function findRemittance(
  db: Database,
  carrier: string,
  reference: string,
): Promise<CashRemittance | null> {
  return queryOne<CashRemittance>(
    db,
    sql`select ${columns} from cash_remittance where carrier = ${carrier} and reference = ${reference}`,
  );
}

/** Null: the carrier's reference is there already. */
export async function insertRemittance(
  db: Database,
  remittance: Omit<CashRemittance, 'id'> & { recordedBy: number | null; recordedAt: Date },
): Promise<number | null> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into cash_remittance (carrier, amount, reference, received_on, recorded_by, recorded_at)
        values (${remittance.carrier}, ${remittance.amount}, ${remittance.reference}, ${remittance.receivedOn}::date,
          ${remittance.recordedBy}, ${remittance.recordedAt})
        on conflict (carrier, reference) do nothing
        returning id`,
  );
  return row?.id ?? null;
}

export interface OpenCollection {
  id: number;
  amount: number;
}

/**
 * Locks cash that the carrier holds, in one order for all: the collections asked for, or everything. At most `limit`.
 */
export function lockOpenCollections(
  db: Database,
  { carrier, ids, limit }: { carrier: string; ids: readonly number[] | null; limit: number },
): Promise<OpenCollection[]> {
  return query<OpenCollection>(
    db,
    sql`select id, amount from cash_collection
        where collected_by = 'carrier' and remittance_id is null and carrier = ${carrier}
          and (${ids}::bigint[] is null or id = any(${ids}::bigint[]))
        order by id limit ${limit}::int
        for no key update`,
  );
}

export async function assignRemittance(
  db: Database,
  remittanceId: number,
  collectionIds: readonly number[],
): Promise<void> {
  await execute(
    db,
    sql`update cash_collection set remittance_id = ${remittanceId}
        where id = any(${collectionIds}::bigint[]) and remittance_id is null`,
  );
}

/** The collections that a remittance brought. */
export async function listRemittedIds(db: Database, remittanceId: number, limit: number): Promise<number[]> {
  const rows = await query<{ id: number }>(
    db,
    sql`select id from cash_collection where remittance_id = ${remittanceId} order by id limit ${limit}::int`,
  );
  return rows.map(({ id }) => id);
}
