import type { FastifyInstance } from 'fastify';
import { createGeocoder } from './adapters/geocoding/create-geocoder.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Pools } from './db/pool.ts';
import { registerApi } from './http/api.ts';
import { registerErrorHandler } from './http/error-handler.ts';
import { registerHealth } from './http/health.ts';
import { registerOriginCheck } from './http/origin-check.ts';
import { createHandlers } from './modules/handlers.ts';
import { migrationsFolder } from './open-database.ts';
import type { PageAssets, PageRenderer } from './pages/page-renderer.ts';
import { registerPages } from './pages/pages.ts';

export interface ServerParts {
  config: Config;
  pools: Pools;
  /** Null: only the API, as integration tests need it. */
  pages: { renderer: PageRenderer; assets: PageAssets } | null;
  now?: () => Date;
}

export interface Server {
  app: FastifyInstance;
  context: Context;
}

/** The whole application on a database that is open already; not listening yet. */
export async function createServer({ config, pools, pages, now }: ServerParts): Promise<Server> {
  const app = await createApp(config, pages?.assets.styles ?? '');
  const context: Context = {
    config,
    read: pools.read,
    write: pools.write,
    now: now ?? (() => new Date()),
    log: app.log,
    geocoder: createGeocoder(config, pools.write),
  };
  const handlers = createHandlers(context);
  registerErrorHandler(app);
  registerOriginCheck(app, config);
  registerHealth(app, context, migrationsFolder);
  registerApi(app, context, handlers);
  if (pages) registerPages(app, context, handlers, pages.renderer, pages.assets);
  return { app, context };
}
