import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { Context } from '../../context.ts';
import { deleteMissedSearches } from './daily-count.repository.ts';

const KEPT_DAYS = 400;
const DAY_MILLIS = 24 * 60 * 60_000;

export async function deleteOldSearches({ write, now }: Context): Promise<void> {
  const before = bogotaDay(now().getTime() - KEPT_DAYS * DAY_MILLIS);
  while ((await deleteMissedSearches(write, before)) > 0);
}
