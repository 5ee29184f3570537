import type { Context } from '../../../context.ts';
import { deleteExpiredRows, deleteUnfinishedAccounts } from './identity-cleaning.repository.ts';
import { DEVICE_COOKIE_SECONDS } from './known-device.service.ts';

const dayMillis = 24 * 60 * 60_000;

/** Sessions, passwords, codes and counters that are over for a month, and registrations left alone for as long. */
export async function deleteOldIdentityRecords({ write, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - 30 * dayMillis);
  const unseenSince = new Date(now().getTime() - DEVICE_COOKIE_SECONDS * 1_000);
  while ((await deleteExpiredRows(write, before, unseenSince)) > 0);
  while ((await deleteUnfinishedAccounts(write, before)) > 0);
}
