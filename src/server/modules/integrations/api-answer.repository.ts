import { type Database, execute, queryOne, type Sql, sql } from '../../db/sql.ts';

export interface ApiAnswer {
  requestHash: string;
  /** Null: still at work. */
  result: unknown;
  isStale: boolean;
}

interface Asked {
  keyId: number;
  idempotencyKey: string;
  requestHash: string;
  now: Date;
}

/** False: the key was used before. */
export async function beginAnswer(db: Database, asked: Asked): Promise<boolean> {
  const count = await execute(
    db,
    sql`insert into api_answer (api_key_id, idempotency_key, request_hash, created_at)
        values (${asked.keyId}, ${asked.idempotencyKey}, ${asked.requestHash}, ${asked.now})
        on conflict (api_key_id, idempotency_key) do nothing`,
  );
  return count > 0;
}

type Found = Pick<Asked, 'keyId' | 'idempotencyKey'>;

/** One try at a call. Another one may take it over when it has not answered for long. */
export interface Attempt extends Found {
  begunAt: Date;
  /** What an earlier try has made. */
  productId: number | null;
}

/** `isStale`: whoever worked on it has not answered for two minutes. */
export function findAnswer(
  db: Database,
  { keyId, idempotencyKey }: Found,
  now: Date,
): Promise<ApiAnswer | null> {
  return queryOne<ApiAnswer>(
    db,
    sql`select request_hash, result, ${isStale(now)} as is_stale
        from api_answer where api_key_id = ${keyId} and idempotency_key = ${idempotencyKey}`,
  );
}

/** Null: another one was faster, or it was answered meanwhile. */
export async function takeOver(db: Database, one: Found, now: Date): Promise<Attempt | null> {
  const row = await queryOne<{ productId: number | null }>(
    db,
    sql`update api_answer set created_at = ${now}
        where api_key_id = ${one.keyId} and idempotency_key = ${one.idempotencyKey} and ${isStale(now)}
        returning product_id`,
  );
  return row && { ...one, begunAt: now, productId: row.productId };
}

function isStale(now: Date): Sql {
  return sql`result is null and created_at < ${now}::timestamptz - interval '2 minutes'`;
}

/** With the product itself. False: another try has taken over, and this one must not make it. */
export async function noteProduct(db: Database, attempt: Attempt, productId: number): Promise<boolean> {
  const count = await execute(
    db,
    sql`update api_answer set product_id = ${productId} where ${isOf(attempt)}`,
  );
  return count > 0;
}

export async function saveAnswer(db: Database, attempt: Attempt, result: unknown): Promise<void> {
  await execute(db, sql`update api_answer set result = ${JSON.stringify(result)} where ${isOf(attempt)}`);
}

export async function forgetAnswer(db: Database, attempt: Attempt): Promise<void> {
  await execute(db, sql`delete from api_answer where product_id is null and ${isOf(attempt)}`);
}

function isOf({ keyId, idempotencyKey, begunAt }: Attempt): Sql {
  return sql`api_key_id = ${keyId} and idempotency_key = ${idempotencyKey} and created_at = ${begunAt}`;
}

/** The oldest few; answers how many. */
export function deleteAnswersBefore(db: Database, moment: Date): Promise<number> {
  return execute(
    db,
    sql`delete from api_answer where (api_key_id, idempotency_key) in (
          select api_key_id, idempotency_key from api_answer where created_at < ${moment} order by created_at limit 1000)`,
  );
}
