import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

export interface View {
  tokenHash: string;
  operatorId: number;
  sessionHash: string;
  sellerId: number;
  startedAt: Date;
  expiresAt: Date;
}

export interface ViewedShop {
  sellerId: number;
  shopName: string;
  sellerStatus: 0 | 1 | 2 | 3;
}

export function findShop(db: Database, sellerId: number): Promise<ViewedShop | null> {
  return queryOne<ViewedShop>(
    db,
    sql`select id as seller_id, display_name as shop_name, status as seller_status
        from seller where id = ${sellerId}`,
  );
}

/** One at a time in a session; what is long over goes. */
export async function insertView(db: Database, view: View): Promise<void> {
  const { tokenHash, operatorId, sessionHash, sellerId, startedAt, expiresAt } = view;
  await execute(
    db,
    sql`update view_as set ended_at = ${startedAt}
        where session_token_hash = ${sessionHash} and ended_at is null and expires_at > ${startedAt}`,
  );
  await execute(
    db,
    sql`delete from view_as where expires_at < ${startedAt}::timestamptz - interval '7 days'`,
  );
  await execute(
    db,
    sql`insert into view_as (token_hash, operator_account_id, session_token_hash, seller_id, started_at, expires_at)
        values (${tokenHash}, ${operatorId}, ${sessionHash}, ${sellerId}, ${startedAt}, ${expiresAt})`,
  );
}

interface Key {
  tokenHash: string;
  operatorId: number;
  sessionHash: string;
  now: Date;
}

/** Null: unknown, over, ended, another person's or another session's. */
export function findView(
  db: Database,
  { tokenHash, operatorId, sessionHash, now }: Key,
): Promise<ViewedShop | null> {
  return queryOne<ViewedShop>(
    db,
    sql`select seller.id as seller_id, seller.display_name as shop_name, seller.status as seller_status
        from view_as join seller on seller.id = view_as.seller_id
        where view_as.token_hash = ${tokenHash} and view_as.operator_account_id = ${operatorId}
          and view_as.session_token_hash = ${sessionHash} and view_as.ended_at is null
          and view_as.expires_at > ${now}`,
  );
}

/** The shop of the view that ended; null: none was open. */
export async function endView(
  db: Database,
  { tokenHash, operatorId, sessionHash, now }: Key,
): Promise<number | null> {
  const row = await queryOne<{ sellerId: number }>(
    db,
    sql`update view_as set ended_at = ${now}
        where token_hash = ${tokenHash} and operator_account_id = ${operatorId}
          and session_token_hash = ${sessionHash} and ended_at is null
        returning seller_id`,
  );
  return row?.sellerId ?? null;
}
