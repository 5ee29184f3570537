import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { registerAssets } from '../http/assets.ts';
import { loadBuiltAssets, loadBuiltRenderer } from './built-pages.ts';
import { findFormerAsset, keepAssets } from './former-assets.ts';
import type { PageSource } from './page-renderer.ts';

export interface LoadedPages {
  source: PageSource;
  /** Publishes the scripts, styles and pictures that the pages refer to. */
  attach: (app: FastifyInstance, context: Pick<Context, 'write'>) => Promise<void>;
  /** Keeps what pages refer to for the browsers that have them, before any is answered. */
  keep: (context: Pick<Context, 'write' | 'now'>) => Promise<void>;
}

/** The built pages, or in development the sources through Vite. */
export async function loadPages(config: Config): Promise<LoadedPages> {
  if (config.development) return (await import('./development-pages.ts')).loadDevelopmentPages();
  const clientFolder = path.join(config.distDir, 'client');
  const assets = await loadBuiltAssets(config.distDir);
  const renderer = await loadBuiltRenderer(config.distDir);
  return {
    source: { renderer, assets },
    attach: (app, { write }) =>
      registerAssets(app, clientFolder, (address) => findFormerAsset(write, address)),
    keep: ({ write, now }) => keepAssets(write, clientFolder, now()),
  };
}
