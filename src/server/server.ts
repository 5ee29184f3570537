import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createFileStore } from './adapters/files/file-store.ts';
import { createGeocoder } from './adapters/geocoding/create-geocoder.ts';
import { createPaymentProvider } from './adapters/payment/create-payment-provider.ts';
import { pictureQueue } from './adapters/pictures/picture-queue.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { outageCode } from './db/outage.ts';
import type { Pools } from './db/pool.ts';
import { registerEpaycoEmulator } from './emulators/epayco/epayco-emulator.ts';
import { registerOrderKeys } from './guards/order-key.ts';
import { registerApi } from './http/api.ts';
import { registerApiDocs } from './http/api-docs.ts';
import { registerMissingFiles } from './http/assets.ts';
import { registerCollectionAtRest } from './http/collection-at-rest.ts';
import { registerDraining } from './http/draining.ts';
import { registerErrorHandler } from './http/error-handler.ts';
import { registerHealth } from './http/health.ts';
import { registerOriginCheck } from './http/origin-check.ts';
import { registerOwnChanges } from './http/own-change-cookie.ts';
import { registerPictures } from './http/pictures.ts';
import { registerRequestCause } from './http/request-cause.ts';
import { registerRequestLog } from './http/request-log.ts';
import { registerSecurityTxt } from './http/security-txt.ts';
import { registerSlowBodies } from './http/slow-bodies.ts';
import { registerUnreadBodies } from './http/unread-body.ts';
import { createWritingProof } from './http/writing-proof.ts';
import { createKeptValues } from './kept/kept-values.ts';
import { createLog } from './log.ts';
import { registerFeeds } from './modules/catalogue/routes/feed.routes.ts';
import { registerSearchCounting } from './modules/catalogue/search-desk/count-searches.service.ts';
import { createHandlers } from './modules/handlers.ts';
import { registerPictureUpload } from './modules/import/routes/picture-upload.routes.ts';
import { registerProductFiles } from './modules/import/routes/product-files.routes.ts';
import { registerMailboxPage } from './modules/messages/routes/mailbox.page.ts';
import { watchFiles } from './modules/operations/damaged-file.service.ts';
import { registerMetrics } from './modules/operations/metrics.ts';
import { createReadOnlyWatch } from './modules/operations/read-only.service.ts';
import { registerReadOnly } from './modules/operations/routes/read-only-hook.ts';
import { registerPaymentConfirmation } from './modules/orders/routes/confirmation.routes.ts';
import { registerDeliveryProofs } from './modules/orders/routes/delivery-proof.routes.ts';
import { registerSellerDocuments } from './modules/orders/routes/seller-document.routes.ts';
import { createPanelReads } from './modules/panel-reads.ts';
import { registerAccountingExports } from './modules/payouts/routes/accounting-export.routes.ts';
import { registerCaseFiles } from './modules/rights/routes/case-file.routes.ts';
import { registerDeskPapers } from './modules/rights/routes/desk-paper.routes.ts';
import { registerRut } from './modules/sellers/routes/rut.routes.ts';
import { registerVisitCounting } from './modules/visits/count-visits.service.ts';
import { migrationsFolder } from './open-database.ts';
import { createPageCache, type PageCache } from './pages/page-cache.ts';
import type { PageSource } from './pages/page-renderer.ts';
import { createPageShelves } from './pages/page-shelves.ts';
import { registerPages } from './pages/pages.ts';
import { registerSitemap } from './pages/sitemap.ts';
import type { MetricFamily } from './telemetry/metric-family.ts';

export interface ServerParts {
  config: Config;
  pools: Pools;
  /** Null: only the API, as integration tests need it. */
  pages: PageSource | null;
  now?: () => Date;
  log?: FastifyBaseLogger;
}

export interface Server {
  app: FastifyInstance;
  context: Context;
  pageCache: PageCache;
  /** What /metrics is made of. */
  readMetrics: () => Promise<MetricFamily[]>;
  /** Drops the pages and answers kept here that depend on what has changed. */
  forget: (tags: readonly string[]) => void;
  /** Not ready any more, but still serving, so that whoever sends visitors here can send them elsewhere. */
  announceStop: () => void;
  /** Takes no more connections, waits for what is under way. */
  close: () => Promise<void>;
}

const PAGE_CACHE_BYTES = 28 * 1024 * 1024;
/** About 400 pages: people who share a link ask again before so many others were read. */
const TRIED_PAGES_BYTES = 4 * 1024 * 1024;
const PAGE_LIFETIME_MILLIS = 60_000;
/** So long pages outlive an outage of the database; prices older than that are worse than no page. */
const PAGE_STALE_MILLIS = 30 * 60_000;

/** The whole application on a database that is open already; not listening yet. */
export async function createServer({ config, pools, pages, now, log }: ServerParts): Promise<Server> {
  const app = await createApp(config, log ?? createLog(config.logLevel));
  const context: Context = {
    config,
    read: pools.read,
    write: pools.write,
    now: now ?? (() => new Date()),
    log: app.log,
    geocoder: createGeocoder(config),
    paymentProvider: createPaymentProvider(config),
    kept: createKeptValues(),
  };
  const handlers = createHandlers(context);
  const reads = createPanelReads(context);
  const keeping = {
    lifetimeMillis: PAGE_LIFETIME_MILLIS,
    staleMillis: PAGE_STALE_MILLIS,
    isOutage: (error: unknown) => outageCode(error) !== null,
    now: () => performance.now(),
  };
  const pageCache = createPageShelves({
    tried: createPageCache({ ...keeping, maximumBytes: TRIED_PAGES_BYTES, areSentOften: false }),
    proved: createPageCache({ ...keeping, maximumBytes: PAGE_CACHE_BYTES, areSentOften: true }),
  });
  const draining = registerDraining(app);
  registerCollectionAtRest(app);
  registerSlowBodies(app);
  registerUnreadBodies(app);
  registerRequestLog(app);
  registerRequestCause(app, config);
  const readOnly = createReadOnlyWatch(context, createWritingProof(context));
  // A database that is away is told of by whoever asks it next.
  await readOnly.refresh().catch(() => {});
  const readMetrics = registerMetrics(app, {
    context,
    pageCache,
    proveWriting: readOnly.prove,
    picturesWaiting: pictureQueue.length,
  });
  registerVisitCounting(app, context);
  registerSearchCounting(app, context);
  registerErrorHandler(app);
  registerOriginCheck(app, config);
  registerReadOnly(app, context, readOnly);
  registerOrderKeys(app, context);
  registerOwnChanges(app, context);
  const health = registerHealth(app, context, migrationsFolder, readOnly.prove);
  registerApi(app, context, handlers);
  registerApiDocs(app, config);
  registerMissingFiles(app);
  const unwatchFiles = watchFiles(context);
  app.addHook('onClose', async () => unwatchFiles());
  registerPictures(app, createFileStore(config, 'files'), pictureQueue);
  registerSitemap(app, context);
  registerFeeds(app, context);
  registerSecurityTxt(app, context);
  registerMailboxPage(app, context);
  registerPaymentConfirmation(app, context);
  registerSellerDocuments(app, context);
  registerRut(app, context);
  registerCaseFiles(app, context);
  registerDeliveryProofs(app, context);
  registerDeskPapers(app, context);
  registerProductFiles(app, context);
  registerPictureUpload(app, context);
  registerAccountingExports(app, context);
  registerEpaycoEmulator(app, context);
  if (pages) registerPages(app, { context, handlers, reads, source: pages, cache: pageCache, readOnly });
  const announceStop = () => {
    health.beginStop();
    draining.begin();
  };
  const close = async () => {
    announceStop();
    await app.close().finally(draining.closeIdle());
  };
  const forget = (tags: readonly string[]) => {
    // Pages are made of answers: those first.
    context.kept.drop(tags);
    pageCache.drop(tags);
    if (tags.includes('setting:read-only'))
      readOnly.refresh().catch((error) => context.log.error({ err: error }, 'read only was not read'));
  };
  return { app, context, pageCache, readMetrics, forget, announceStop, close };
}
