import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

export interface DeviceOfAccount {
  accountId: number;
  tokenHash: string;
}

export async function isDeviceKnown(
  db: Database,
  { accountId, tokenHash }: DeviceOfAccount,
): Promise<boolean> {
  const row = await queryOne(
    db,
    sql`select from known_device where token_hash = ${tokenHash} and account_id = ${accountId}`,
  );
  return row !== null;
}

/** Whether anybody has entered from it. */
export async function isDeviceOfAnybody(db: Database, tokenHash: string): Promise<boolean> {
  return (await queryOne(db, sql`select from known_device where token_hash = ${tokenHash} limit 1`)) !== null;
}

export async function saveDevice(
  db: Database,
  { accountId, tokenHash, now }: DeviceOfAccount & { now: Date },
): Promise<void> {
  await execute(
    db,
    sql`insert into known_device (token_hash, account_id, created_at, seen_at)
        values (${tokenHash}, ${accountId}, ${now}, ${now})
        on conflict (token_hash, account_id) do update set seen_at = excluded.seen_at`,
  );
}

/** The device of a session where its person proved her second factor before; null: there is none. */
export async function findProvedDevice(db: Database, sessionHash: string): Promise<string | null> {
  const row = await queryOne<{ tokenHash: string }>(
    db,
    sql`select device.token_hash
        from session join known_device device
          on device.token_hash = session.device_hash and device.account_id = session.account_id
        where session.token_hash = ${sessionHash} and device.second_factor_at is not null`,
  );
  return row?.tokenHash ?? null;
}

export async function markDeviceProved(db: Database, sessionHash: string, now: Date): Promise<void> {
  await execute(
    db,
    sql`update known_device device set second_factor_at = ${now}
        from session
        where session.token_hash = ${sessionHash} and device.token_hash = session.device_hash
          and device.account_id = session.account_id`,
  );
}

/** `exceptHash` null: all of the account's. */
export async function deleteDevicesOf(
  db: Database,
  { accountId, exceptHash }: { accountId: number; exceptHash: string | null },
): Promise<void> {
  await execute(
    db,
    sql`delete from known_device where account_id = ${accountId} and token_hash is distinct from ${exceptHash}`,
  );
}
