import { type PageData, PageError, type PageLoader } from '../app/page.ts';
import { sellerEnterLoader } from '../seller/enter/enter.loader.ts';
import { sellerHomeLoader } from '../seller/home/home.loader.ts';
import { sellerOrderLoader } from '../seller/orders/order.loader.ts';
import { sellerOrdersLoader } from '../seller/orders/orders.loader.ts';
import type { PanelPageId } from './routes.tsx';

/** The loader of every page of the panels; bundled for the server only. */
export const panelLoaders = {
  'seller-enter': sellerEnterLoader,
  'seller-home': sellerHomeLoader,
  'seller-orders': sellerOrdersLoader,
  'seller-order': sellerOrderLoader,
  'panel-not-found': async () => {
    throw new PageError(404);
  },
} satisfies Record<PanelPageId, PageLoader<PageData>>;
