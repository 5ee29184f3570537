import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

export interface OpenSessionRow {
  id: number;
  userAgent: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The one used last first, at most fifty. */
export function listOpenSessions(db: Database, accountId: number, now: Date): Promise<OpenSessionRow[]> {
  return query<OpenSessionRow>(
    db,
    sql`select id, user_agent, address, created_at, last_seen_at
        from session where account_id = ${accountId} and revoked_at is null and expires_at > ${now}
        order by last_seen_at desc, id desc limit 50`,
  );
}

/** Ends it and forgets the browser it was opened on; false: the account has no such open session. */
export async function revokeOwnSession(
  db: Database,
  { accountId, id, now }: { accountId: number; id: number; now: Date },
): Promise<boolean> {
  const row = await queryOne<{ deviceHash: string | null }>(
    db,
    sql`update session set revoked_at = ${now}
        where id = ${id} and account_id = ${accountId} and revoked_at is null and expires_at > ${now}
        returning device_hash`,
  );
  if (row?.deviceHash)
    await execute(
      db,
      sql`delete from known_device where token_hash = ${row.deviceHash} and account_id = ${accountId}`,
    );
  return row !== null;
}
