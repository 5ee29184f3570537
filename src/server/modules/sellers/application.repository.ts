import type { ApplicationItem, ApplicationItemState } from '../../../domain/seller-application.ts';
import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';

export interface LockedSeller {
  id: number;
  accountId: number | null;
  displayName: string;
  email: string;
  status: 0 | 1 | 2 | 3;
  statusBeforeBlock: 0 | 1 | 2 | null;
  correctionAskedAt: Date | null;
  approvedAt: Date | null;
}

/** Holds off every other decision about the shop until the transaction is over. */
export function lockSeller(db: Database, sellerId: number): Promise<LockedSeller | null> {
  return queryOne<LockedSeller>(
    db,
    sql`select id, account_id, display_name, email, status,
          status_before_block, correction_asked_at,
          approved_at
        from seller where id = ${sellerId} for no key update`,
  );
}

export interface StoredItem {
  item: ApplicationItem;
  state: ApplicationItemState;
  reason: string;
  decidedAt: Date;
  correctedAt: Date | null;
}

/** Only what was decided; the rest waits. */
export function listApplicationItems(db: Database, sellerId: number): Promise<StoredItem[]> {
  return query<StoredItem>(
    db,
    sql`select item, state, reason, decided_at, corrected_at
        from seller_application_item where seller_id = ${sellerId}`,
  );
}

/** False: she was not asked for one, as nobody can pay online. */
export async function hasPaymentProviderId(db: Database, sellerId: number): Promise<boolean> {
  return (await queryOne(db, sql`select from seller where id = ${sellerId} and epayco_id <> ''`)) !== null;
}

export interface ItemDecision {
  sellerId: number;
  items: readonly ApplicationItem[];
  state: ApplicationItemState;
  reason: string;
  at: Date;
  by: number;
}

export async function decideItems(db: Database, decision: ItemDecision): Promise<void> {
  const { sellerId, items, state, reason, at, by } = decision;
  await execute(
    db,
    sql`insert into seller_application_item (seller_id, item, state, reason, decided_at, decided_by)
        select ${sellerId}, item, ${state}, ${reason}, ${at}, ${by} from unnest(${[...items]}::text[]) as item
        on conflict (seller_id, item) do update
          set state = excluded.state, reason = excluded.reason, decided_at = excluded.decided_at,
            decided_by = excluded.decided_by`,
  );
}

export async function markCorrectionAsked(db: Database, sellerId: number, at: Date): Promise<void> {
  await execute(db, sql`update seller set correction_asked_at = ${at} where id = ${sellerId}`);
}

/** Nothing is left to correct: the application waits for the provider again, as long as it has. */
export async function takeBackCorrection(db: Database, sellerId: number): Promise<void> {
  await execute(db, sql`update seller set correction_asked_at = null where id = ${sellerId}`);
}

/** The applications that wait for the provider: what the list of pending ones shows. */
export async function countQueue(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await queryOne<{ count: number; oldestAt: Date | null }>(
    db,
    sql`select count(*)::int as count, min(queued_at) as oldest_at
        from seller where status = 1 and correction_asked_at is null`,
  );
  return row ?? { count: 0, oldestAt: null };
}
