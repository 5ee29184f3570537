import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import * as devices from './known-device.repository.ts';
import { hashToken, isToken, newToken } from './session-token.ts';

/** Names a browser to the accounts that were entered from it, and to nobody else. */
export const DEVICE_COOKIE = 'dispositivo';
export const DEVICE_COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** What the table keeps of the cookie; null for what is none of ours. */
export function deviceHash(token: string | null): string | null {
  return isToken(token) ? hashToken(token) : null;
}

/** The browser as the limits name it, when the account was entered from it before. */
export async function findKnownDevice(
  { write }: Pick<Context, 'write'>,
  accountId: number | null,
  token: string | null,
): Promise<string | null> {
  const tokenHash = deviceHash(token);
  if (accountId === null || tokenHash === null) return null;
  return (await devices.isDeviceKnown(write, { accountId, tokenHash })) ? tokenHash : null;
}

/**
 * The person has entered from this browser. A cookie that nobody has entered with is replaced: somebody may have put it
 * there.
 */
export async function rememberDevice(
  db: Database,
  { accountId, token, now }: { accountId: number; token: string | null; now: Date },
): Promise<string> {
  const presented = deviceHash(token);
  const isOurs = presented !== null && (await devices.isDeviceOfAnybody(db, presented));
  const kept = isOurs && token ? token : newToken();
  await devices.saveDevice(db, { accountId, tokenHash: deviceHash(kept) ?? '', now });
  return kept;
}

/** Whoever changes a password may have lost it to somebody whose browser is known by now. */
export function forgetDevices(
  db: Database,
  { accountId, keptToken }: { accountId: number; keptToken: string | null },
): Promise<void> {
  return devices.deleteDevicesOf(db, { accountId, exceptHash: deviceHash(keptToken) });
}

/** The browser of a session, when its person proved her second factor on it before. */
export function findProvedDevice(
  { write }: Pick<Context, 'write'>,
  sessionToken: string | null,
): Promise<string | null> {
  return sessionToken ? devices.findProvedDevice(write, hashToken(sessionToken)) : Promise.resolve(null);
}

/** The second factor was proved on the browser of the session. */
export async function trustDevice(db: Database, sessionToken: string | null, now: Date): Promise<void> {
  if (sessionToken) await devices.markDeviceProved(db, hashToken(sessionToken), now);
}
