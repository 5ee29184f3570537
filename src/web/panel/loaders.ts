import { type PageData, PageError, type PageLoader } from '../app/page.ts';
import { sellerEnterLoader } from '../seller/enter/enter.loader.ts';
import { sellerHomeLoader } from '../seller/home/home.loader.ts';
import type { PanelPageId } from './routes.tsx';

/** The loader of every page of the panels; bundled for the server only. */
export const panelLoaders = {
  'seller-enter': sellerEnterLoader,
  'seller-home': sellerHomeLoader,
  'panel-not-found': async () => {
    throw new PageError(404);
  },
} satisfies Record<PanelPageId, PageLoader<PageData>>;
