import type { ApiScope } from '../../../domain/api-scope.ts';
import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';

export interface ApiKeyRow {
  id: number;
  name: string;
  prefix: string;
  scopes: ApiScope[];
  createdAt: Date;
  lastUsedAt: Date | null;
}

const columns = sql`id, name, prefix, scopes, created_at, last_used_at`;

/** Keys that still open something; a shop has ten at most. */
export function listApiKeys(db: Database, sellerId: number): Promise<ApiKeyRow[]> {
  return query<ApiKeyRow>(
    db,
    sql`select ${columns} from api_key where seller_id = ${sellerId} and revoked_at is null order by id limit 50`,
  );
}

export interface NewApiKey {
  sellerId: number;
  name: string;
  prefix: string;
  secretHash: string;
  scopes: readonly ApiScope[];
  createdBy: number;
  createdAt: Date;
}

export async function insertApiKey(db: Database, key: NewApiKey): Promise<ApiKeyRow> {
  const row = await queryOne<ApiKeyRow>(
    db,
    sql`insert into api_key (seller_id, name, prefix, secret_hash, scopes, created_by, created_at)
        values (${key.sellerId}, ${key.name}, ${key.prefix}, ${key.secretHash}, ${[...key.scopes]}, ${key.createdBy},
                ${key.createdAt})
        returning ${columns}`,
  );
  if (!row) throw new Error('No key was inserted');
  return row;
}

/** Null: the shop has no such key. */
export function revokeApiKeyRow(
  db: Database,
  { sellerId, id, at }: { sellerId: number; id: number; at: Date },
): Promise<ApiKeyRow | null> {
  return queryOne<ApiKeyRow>(
    db,
    sql`update api_key set revoked_at = ${at} where id = ${id} and seller_id = ${sellerId} and revoked_at is null
        returning ${columns}`,
  );
}

/** Lets changes of one shop's integrations wait for each other, so that limits hold. */
export async function lockShop(db: Database, sellerId: number): Promise<void> {
  await execute(db, sql`select from seller where id = ${sellerId} for no key update`);
}

export interface UsedKey {
  id: number;
  sellerId: number;
  name: string;
  scopes: ApiScope[];
  sellerStatus: number;
  /** False: the calls of this minute are used up. */
  isCounted: boolean;
  windowStartedAt: Date | null;
}

/** Finds a key by its hash and counts the call; over the limit nothing is written. */
export function countKeyCall(
  db: Database,
  { secretHash, now, limit }: { secretHash: string; now: Date; limit: number },
): Promise<UsedKey | null> {
  const before = new Date(now.getTime() - 60_000);
  return queryOne<UsedKey>(
    db,
    sql`with counted as (
          update api_key
          set last_used_at = ${now},
              window_count = case when window_started_at > ${before} then window_count + 1 else 1 end,
              window_started_at = case when window_started_at > ${before} then window_started_at else ${now} end
          where secret_hash = ${secretHash} and revoked_at is null
            and (window_started_at is null or window_started_at <= ${before} or window_count < ${limit}::int)
          returning id
        )
        select key.id, key.seller_id, key.name, key.scopes, seller.status as seller_status,
          exists (select from counted) as is_counted, key.window_started_at
        from api_key key join seller on seller.id = key.seller_id
        where key.secret_hash = ${secretHash} and key.revoked_at is null`,
  );
}
