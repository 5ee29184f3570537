import type { ConsentKind } from '../../../../domain/consent.ts';
import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

export interface StoredConsent {
  id: number;
  kind: ConsentKind;
  textVersion: string;
  /** Null: the person was not asked. */
  givenAt: Date | null;
  address: string;
  revokedAt: Date | null;
}

const columns = sql`id, kind, text_version, given_at, address,
  revoked_at`;

export async function insertConsents(
  db: Database,
  consents: readonly { accountId: number; kind: ConsentKind; textVersion: string; isGiven: boolean }[],
  { address, userAgent, now }: { address: string; userAgent: string; now: Date },
): Promise<void> {
  await execute(
    db,
    sql`insert into consent (account_id, kind, text_version, given_at, recorded_at, address, user_agent)
        select "accountId", kind, "textVersion", case when "isGiven" then ${now}::timestamptz end, ${now}, ${address},
          ${userAgent}
        from jsonb_to_recordset(${JSON.stringify(consents)}::jsonb)
          as given("accountId" bigint, kind text, "textVersion" text, "isGiven" boolean)`,
  );
}

/** In the order they were given, at most 200. */
export function listConsents(db: Database, accountId: number): Promise<StoredConsent[]> {
  return query<StoredConsent>(
    db,
    sql`select ${columns} from consent where account_id = ${accountId} order by id limit 200`,
  );
}

export function findConsent(
  db: Database,
  { id, accountId }: { id: number; accountId: number },
): Promise<StoredConsent | null> {
  return queryOne<StoredConsent>(
    db,
    sql`select ${columns} from consent where id = ${id} and account_id = ${accountId}`,
  );
}

/** False: it was revoked before. */
export async function revokeConsent(
  db: Database,
  { id, accountId, now }: { id: number; accountId: number; now: Date },
): Promise<boolean> {
  const revoked = await execute(
    db,
    sql`update consent set revoked_at = ${now}
        where id = ${id} and account_id = ${accountId} and given_at is not null and revoked_at is null`,
  );
  return revoked === 1;
}

export async function revokeAllConsents(db: Database, accountId: number, now: Date): Promise<void> {
  await execute(
    db,
    sql`update consent set revoked_at = ${now}
        where account_id = ${accountId} and given_at is not null and revoked_at is null`,
  );
}
