import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { Context } from '../../../context.ts';
import { deleteEndedProductAlerts } from '../product-alerts/product-alert.jobs.ts';
import { unhurried } from '../search/search.jobs.ts';
import { deleteOldAlerts } from './search-alert.repository.ts';
import { BOUGHT, deletePurchases, rebuildBought } from './search-bought.repository.ts';
import { deleteSearchDays } from './search-count.repository.ts';

/** Thirteen months, so that a month can be compared with that of last year. */
const KEPT_DAYS = 396;
const DAY_MILLIS = 24 * 60 * 60_000;

/** And alerts that waited long enough. */
export async function deleteOldSearchCounts(context: Context): Promise<void> {
  const { write, now } = context;
  const before = bogotaDay(now().getTime() - KEPT_DAYS * DAY_MILLIS);
  while ((await deleteSearchDays(write, before)) > 0);
  while ((await deleteOldAlerts(write, now())) > 0);
  await deleteEndedProductAlerts(context);
  const bought = bogotaDay(now().getTime() - BOUGHT.days * DAY_MILLIS);
  while ((await deletePurchases(write, bought)) > 0);
}

/** What is bought after which words comes first among its equals in their results from then on. */
export async function countBought({ write, now }: Context): Promise<void> {
  await unhurried(write, (db) => rebuildBought(db, bogotaDay(now().getTime())));
}
