import type { Context } from '../context.ts';
import { applyOfferSchedule, refreshCatalogueCounts } from '../modules/catalog/catalog.jobs.ts';
import { deleteOldIdentityRecords } from '../modules/identity/identity.jobs.ts';
import { fillSearch, refreshSearchTiers } from '../modules/search/search.jobs.ts';
import { deleteOldRecords } from './delete-old-records.ts';

export interface ScheduledJob {
  /** Five fields, in Bogotá's time. */
  cron: string;
  /** Also when a worker starts: for what must not wait after an outage. */
  atStart: boolean;
  run: (context: Context) => Promise<unknown>;
}

export const scheduledJobs = {
  'apply-offer-schedule': { cron: '* * * * *', atStart: true, run: applyOfferSchedule },
  'refresh-catalogue-counts': { cron: '*/5 * * * *', atStart: true, run: refreshCatalogueCounts },
  'fill-search': { cron: '7 * * * *', atStart: true, run: fillSearch },
  'refresh-search-tiers': { cron: '20 3 * * *', atStart: false, run: refreshSearchTiers },
  'delete-old-records': { cron: '40 3 * * *', atStart: false, run: deleteOldRecords },
  'delete-old-identity-records': { cron: '50 3 * * *', atStart: false, run: deleteOldIdentityRecords },
} satisfies Record<string, ScheduledJob>;
