import type { Context } from '../context.ts';
import { deleteOldAnswers } from '../modules/integrations/api-answer.service.ts';
import { deleteOldMailbox, deleteOldSentMessages } from '../modules/messages/notifications.service.ts';
import { deleteExpiredPoints } from '../modules/shipping/geo/geocoding.service.ts';
import { deleteOldChanges } from './catalogue-change.repository.ts';

const dayMillis = 24 * 60 * 60_000;

/** Changes that every node has long seen, mails of the local mailbox after 30 days, sent messages after 90. */
export async function deleteOldRecords(context: Context): Promise<void> {
  const now = context.now().getTime();
  const changesBefore = new Date(now - dayMillis);
  const mailsBefore = new Date(now - 30 * dayMillis);
  const sentBefore = new Date(now - 90 * dayMillis);
  // In steps, so that no delete holds many rows at once.
  while ((await deleteOldChanges(context.write, changesBefore)) > 0);
  while ((await deleteOldMailbox(context.write, mailsBefore)) > 0);
  while ((await deleteOldSentMessages(context.write, sentBefore)) > 0);
  await deleteOldAnswers(context);
  await deleteExpiredPoints(context);
}
