import type { Context } from '../../../context.ts';
import { deleteBulkChangesBefore } from './bulk-queue.repository.ts';

const DAYS = 30;

/** The histories of the products keep what was changed; how it was asked for is forgotten after thirty days. */
export async function deleteOldBulkChanges({ write, now }: Pick<Context, 'write' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - DAYS * 24 * 60 * 60_000);
  // In steps, so that no delete holds many rows at once.
  while ((await deleteBulkChangesBefore(write, before)) > 0);
}
