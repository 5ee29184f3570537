import type { Context } from '../context.ts';
import { deleteOldMailbox } from '../modules/notifications/notifications.service.ts';
import { deleteOldChanges } from './catalogue-change.repository.ts';

const dayMillis = 24 * 60 * 60_000;

/** Changes that every node has long seen, and mails of the local mailbox after 30 days. */
export async function deleteOldRecords(context: Context): Promise<void> {
  const now = context.now().getTime();
  const changesBefore = new Date(now - dayMillis);
  const mailsBefore = new Date(now - 30 * dayMillis);
  // In steps, so that no delete holds many rows at once.
  while ((await deleteOldChanges(context.write, changesBefore)) > 0);
  while ((await deleteOldMailbox(context.write, mailsBefore)) > 0);
}
