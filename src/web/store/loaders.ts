import { type PageData, PageError, type PageLoader } from '../app/page.ts';
import { homeLoader } from './home/home.loader.ts';
import { rootLoader } from './layout/root.loader.ts';
import type { PageId } from './routes.tsx';

/** The loader of every page; bundled for the server only. */
export const loaders = {
  home: homeLoader,
  'not-found': async () => {
    throw new PageError(404);
  },
} satisfies Record<PageId, PageLoader<PageData>>;

export { rootLoader };
