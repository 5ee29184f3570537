import { type Database, execute, queryOne, sql } from '../../db/sql.ts';

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

/** `isStale`: whoever worked on it has not answered for two minutes. */
export function findAnswer(
  db: Database,
  { keyId, idempotencyKey }: Found,
  now: Date,
): Promise<ApiAnswer | null> {
  return queryOne<ApiAnswer>(
    db,
    sql`select request_hash, result, result is null and created_at < ${now}::timestamptz - interval '2 minutes' as is_stale
        from api_answer where api_key_id = ${keyId} and idempotency_key = ${idempotencyKey}`,
  );
}

export async function saveAnswer(db: Database, one: Found, result: unknown): Promise<void> {
  await execute(
    db,
    sql`update api_answer set result = ${JSON.stringify(result)}
        where api_key_id = ${one.keyId} and idempotency_key = ${one.idempotencyKey}`,
  );
}

export async function forgetAnswer(db: Database, { keyId, idempotencyKey }: Found): Promise<void> {
  await execute(
    db,
    sql`delete from api_answer where api_key_id = ${keyId} and idempotency_key = ${idempotencyKey}`,
  );
}

/** The oldest few; answers how many. */
export function deleteAnswersBefore(db: Database, moment: Date): Promise<number> {
  return execute(
    db,
    sql`delete from api_answer where (api_key_id, idempotency_key) in (
          select api_key_id, idempotency_key from api_answer where created_at < ${moment} order by created_at limit 1000)`,
  );
}
