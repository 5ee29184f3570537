import type { Context } from '../context.ts';
import { deleteOldIdentityRecords } from '../modules/accounts/identity/identity.jobs.ts';
import { checkLedgerNightly, closeLedgerDays, countOpenDays } from '../modules/books/ledger.jobs.ts';
import { applyOfferSchedule } from '../modules/catalogue/browse/catalog.jobs.ts';
import { countDemand } from '../modules/catalogue/browse/demand.jobs.ts';
import { deleteOldBulkChanges } from '../modules/catalogue/bulk/old-bulk-changes.jobs.ts';
import { writeFeeds } from '../modules/catalogue/feeds/feed.jobs.ts';
import { sendProductAlerts } from '../modules/catalogue/product-alerts/product-alert.jobs.ts';
import { endFactTerms } from '../modules/catalogue/products/fact-term.jobs.ts';
import { refreshStandings } from '../modules/catalogue/products/product-standing.jobs.ts';
import { deleteUnusedPictures } from '../modules/catalogue/products/unused-picture.jobs.ts';
import { fillSearch, refreshSearchTiers } from '../modules/catalogue/search/search.jobs.ts';
import { refreshSuggestions } from '../modules/catalogue/search/suggestion.jobs.ts';
import { sendSearchAlerts } from '../modules/catalogue/search-desk/search-alert.jobs.ts';
import { countBought, deleteOldSearchCounts } from '../modules/catalogue/search-desk/search-desk.jobs.ts';
import { announceContent } from '../modules/content/content.service.ts';
import { deleteOldImports } from '../modules/import/delete-old-imports.service.ts';
import { deleteOldWebhookEvents } from '../modules/integrations/webhook-delivery.service.ts';
import { backUpNightly } from '../modules/operations/backup.jobs.ts';
import { makeBaseCopy, watchArchive } from '../modules/operations/base-copy.jobs.ts';
import { deleteExpiredCarts } from '../modules/orders/cart/cart.jobs.ts';
import { confirmUnopposedDeliveries } from '../modules/orders/fulfilment/delivery.jobs.ts';
import { hideDeliveryProofs } from '../modules/orders/fulfilment/delivery-proof.jobs.ts';
import { remindOfCash, tellMissedPromises } from '../modules/orders/fulfilment/told-buyer.jobs.ts';
import { deleteOldPaymentRecords, runPaymentJobs } from '../modules/orders/payments/payments.jobs.ts';
import { giveFreightBack } from '../modules/orders/refunds/late-freight.jobs.ts';
import { keepSalesDays } from '../modules/overview/figures/sales-day.jobs.ts';
import { countPromiseDays } from '../modules/overview/promises/promise-day.jobs.ts';
import {
  reconcileNightly,
  reconcileOnRequest,
} from '../modules/payouts/reconciliation/reconciliation.jobs.ts';
import { releasePackages } from '../modules/payouts/settlements/release.service.ts';
import { runDueSettlements } from '../modules/payouts/settlements/settlement-run.service.ts';
import { deleteGoneReviewPhotos } from '../modules/reviews/gone-photo.jobs.ts';
import { inviteToRate } from '../modules/reviews/invitation.jobs.ts';
import { runCaseClocks } from '../modules/rights/case-clock.jobs.ts';
import { keepCaseFigures } from '../modules/rights/case-figures.service.ts';
import { forgetClosedCases } from '../modules/rights/forget-case.jobs.ts';
import { recountEverything, refreshCounts } from '../modules/sellers/count.jobs.ts';
import { countLevels } from '../modules/sellers/level/level.jobs.ts';
import { announceHolidays } from '../modules/sellers/shop-page/shop.jobs.ts';
import { learnDeliveryDays } from '../modules/shipping/learn-days.jobs.ts';
import { fillInSteps } from './backfill.ts';
import { deleteOldRecords } from './delete-old-records.ts';

export interface ScheduledJob {
  /** Five fields, in Bogotá's time. */
  cron: string;
  /** Also when a worker starts: for what must not wait after an outage. */
  atStart: boolean;
  run: (context: Context) => Promise<unknown>;
}

export const scheduledJobs = {
  'back-up': { cron: '30 2 * * *', atStart: false, run: backUpNightly },
  'make-base-copy': { cron: '10 2 * * *', atStart: false, run: makeBaseCopy },
  'watch-archive': { cron: '25 * * * *', atStart: true, run: watchArchive },
  'apply-offer-schedule': { cron: '* * * * *', atStart: true, run: applyOfferSchedule },
  'announce-holidays': { cron: '* * * * *', atStart: true, run: announceHolidays },
  'announce-content': { cron: '* * * * *', atStart: true, run: announceContent },
  'refresh-catalogue-counts': { cron: '*/5 * * * *', atStart: true, run: refreshCounts },
  'recount-catalogue': { cron: '15 3 * * *', atStart: false, run: recountEverything },
  'fill-search': { cron: '7 * * * *', atStart: true, run: fillSearch },
  // Before the search chooses who is popular.
  'count-demand': { cron: '5 3 * * *', atStart: false, run: countDemand },
  'refresh-search-tiers': { cron: '20 3 * * *', atStart: false, run: refreshSearchTiers },
  'refresh-suggestions': { cron: '37 * * * *', atStart: true, run: refreshSuggestions },
  'send-search-alerts': { cron: '*/5 * * * *', atStart: true, run: sendSearchAlerts },
  'send-product-alerts': { cron: '* * * * *', atStart: true, run: sendProductAlerts },
  'refresh-product-standings': { cron: '27 * * * *', atStart: true, run: refreshStandings },
  'count-shop-levels': { cron: '30 3 * * *', atStart: false, run: countLevels },
  // In hours in which people read mails.
  'end-fact-terms': { cron: '50 8-17 * * *', atStart: false, run: endFactTerms },
  'write-feeds': { cron: '42 * * * *', atStart: true, run: writeFeeds },
  'settle-payments': { cron: '* * * * *', atStart: true, run: runPaymentJobs },
  'delete-old-search-counts': { cron: '53 3 * * *', atStart: false, run: deleteOldSearchCounts },
  'count-bought': { cron: '58 3 * * *', atStart: false, run: countBought },
  'delete-expired-carts': { cron: '48 3 * * *', atStart: false, run: deleteExpiredCarts },
  'delete-old-payment-records': { cron: '55 3 * * *', atStart: false, run: deleteOldPaymentRecords },
  'delete-old-records': { cron: '40 3 * * *', atStart: false, run: deleteOldRecords },
  'delete-old-identity-records': { cron: '50 3 * * *', atStart: false, run: deleteOldIdentityRecords },
  'delete-unused-pictures': { cron: '35 3 * * *', atStart: false, run: deleteUnusedPictures },
  'delete-review-photos': { cron: '42 3 * * *', atStart: false, run: deleteGoneReviewPhotos },
  'delete-old-webhook-events': { cron: '45 3 * * *', atStart: false, run: deleteOldWebhookEvents },
  'delete-old-imports': { cron: '35 3 * * *', atStart: false, run: deleteOldImports },
  'learn-delivery-days': { cron: '25 3 * * *', atStart: false, run: learnDeliveryDays },
  'delete-old-bulk-changes': { cron: '58 3 * * *', atStart: false, run: deleteOldBulkChanges },
  'close-ledger-days': { cron: '10 4 * * *', atStart: true, run: closeLedgerDays },
  'count-open-days': { cron: '*/5 * * * *', atStart: true, run: countOpenDays },
  'keep-sales-days': { cron: '12 * * * *', atStart: true, run: keepSalesDays },
  'count-promise-days': { cron: '5 4 * * *', atStart: true, run: countPromiseDays },
  'check-ledger': { cron: '20 4 * * *', atStart: false, run: checkLedgerNightly },
  'reconcile-on-request': { cron: '* * * * *', atStart: true, run: reconcileOnRequest },
  // When the books have been checked.
  'reconcile-money': { cron: '0 5 * * *', atStart: false, run: reconcileNightly },
  // In hours in which people read mails.
  'tell-missed-promises': { cron: '35 7-19 * * *', atStart: false, run: tellMissedPromises },
  // After its buyers were told.
  'give-freight-back': { cron: '45 7-19 * * *', atStart: false, run: giveFreightBack },
  'remind-of-cash': { cron: '0 12-21 * * *', atStart: false, run: remindOfCash },
  'invite-to-rate': { cron: '20 10-17 * * *', atStart: false, run: inviteToRate },
  // Before the money that waits for it.
  'confirm-deliveries': { cron: '2 * * * *', atStart: true, run: confirmUnopposedDeliveries },
  'hide-delivery-proofs': { cron: '22 * * * *', atStart: true, run: hideDeliveryProofs },
  'keep-case-figures': { cron: '50 4 * * *', atStart: true, run: keepCaseFigures },
  'run-case-clocks': { cron: '17 * * * *', atStart: true, run: runCaseClocks },
  'forget-closed-cases': { cron: '33 4 * * *', atStart: false, run: forgetClosedCases },
  'release-packages': { cron: '5 * * * *', atStart: true, run: releasePackages },
  'fill-in-steps': { cron: '4 * * * *', atStart: true, run: (context) => fillInSteps(context) },
  // Each minute: its own schedule says when, and a run that a crash broke off goes on.
  'settle-sellers': { cron: '* * * * *', atStart: true, run: runDueSettlements },
} satisfies Record<string, ScheduledJob>;
