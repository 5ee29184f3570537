import { type Database, query, queryOne, raw, sql } from '../../../db/sql.ts';

export interface CashCollection {
  id: number;
  orderNumber: number;
  sellerId: number;
  collectedBy: 'carrier' | 'seller';
  /** Null: the seller collected it. */
  carrier: string | null;
  amount: number;
  collectedAt: Date;
  remittanceId: number | null;
}

const columns = sql`id, order_number, seller_id, collected_by, carrier,
  amount, collected_at, remittance_id`;

export function findCollection(
  db: Database,
  orderNumber: number,
  sellerId: number,
): Promise<CashCollection | null> {
  return queryOne<CashCollection>(
    db,
    sql`select ${columns} from cash_collection where order_number = ${orderNumber} and seller_id = ${sellerId}`,
  );
}

export interface NewCollection extends Omit<CashCollection, 'id' | 'remittanceId'> {
  /** What the package leaves for delivered; null: it was delivered before. */
  statusBefore: number | null;
  recordedBy: number | null;
  recordedAt: Date;
}

/** The package must be locked and have none; the table refuses a second one. */
export async function insertCollection(db: Database, collection: NewCollection): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into cash_collection (order_number, seller_id, collected_by, carrier, amount, collected_at, recorded_by,
          recorded_at, status_before)
        values (${collection.orderNumber}, ${collection.sellerId}, ${collection.collectedBy}, ${collection.carrier},
          ${collection.amount}, ${collection.collectedAt}, ${collection.recordedBy}, ${collection.recordedAt},
          ${collection.statusBefore})
        returning id`,
  );
  if (!row) throw new Error('A collection was not written');
  return row.id;
}

export interface InTransitFilter {
  carrier: string | null;
  /** Only what was collected before; null: all. */
  collectedBefore: Date | null;
  /** Continues after this collection. */
  after: number | null;
  limit: number;
}

/** Cash that carriers hold, in the order in which it was recorded. */
export function listInTransit(db: Database, filter: InTransitFilter): Promise<CashCollection[]> {
  return query<CashCollection>(
    db,
    sql`select ${columns} from cash_collection
        where collected_by = 'carrier' and remittance_id is null
          and (${filter.carrier}::text is null or carrier = ${filter.carrier})
          and (${filter.collectedBefore}::timestamptz is null or collected_at < ${filter.collectedBefore})
          and id > ${filter.after ?? 0}::bigint
        order by id limit ${raw(filter.limit)}`,
  );
}

export interface CarrierCash {
  carrier: string;
  collections: number;
  amount: number;
  oldestAt: Date;
  /** Of it, what the carrier should have handed over by now. */
  overdueCollections: number;
  overdueAmount: number;
}

/** The hundred carriers that have owed something for longest. */
export function listCashByCarrier(db: Database, overdueBefore: Date): Promise<CarrierCash[]> {
  return query<CarrierCash>(
    db,
    sql`select carrier, count(*)::int as collections, sum(amount)::bigint as amount, min(collected_at) as oldest_at,
          (count(*) filter (where collected_at < ${overdueBefore}))::int as overdue_collections,
          coalesce(sum(amount) filter (where collected_at < ${overdueBefore}), 0)::bigint as overdue_amount
        from cash_collection
        where collected_by = 'carrier' and remittance_id is null
        group by carrier order by min(collected_at) limit 100`,
  );
}
