import type { Config } from '../config.ts';
import type { Call } from '../http/handlers.ts';
import type { ReadPanel } from '../panel-door.ts';

/** The crossing from server to web: the built entry, described here because the server never imports web code. */
export interface PageRenderer {
  renderPage(request: Request, environment: PageEnvironment): Promise<RenderedPage>;
  loadPageData(request: Request, environment: PageEnvironment): Promise<LoadedPageData>;
}

export interface PageEnvironment {
  call: Call;
  read: ReadPanel;
  cookie: (name: string) => string | null;
  cameFrom: () => string | null;
  brand: Config['brand'];
}

export interface PageMeta {
  title: string;
  description: string;
  canonical: string | null;
  imageUrl?: string;
  jsonLd?: object[];
}

/** The shop, or the panels of sellers and operators. */
export type AppName = 'store' | 'panel';

export interface RenderedPage {
  app: AppName;
  status: number;
  /** Its name in the table of pages; none: a redirect. */
  pageId?: string;
  redirect?: string;
  markup: string;
  hydration: object;
  meta: PageMeta | null;
  cacheTags: string[] | null;
}

type LoadedPageData = {
  pageId?: string;
  data?: unknown;
  redirect?: string;
  status?: number;
  cacheTags?: string[];
};

/** What the head of a document refers to. */
export interface PageAssets {
  /** Its address holds a hash of its content: a browser asks for it once, and no document carries it. */
  styleSheet: string;
  entryScript: string;
  fonts: string[];
}

/** Where pages come from: the build, or Vite in development. */
export interface PageSource {
  renderer: PageRenderer;
  assets: Record<AppName, PageAssets>;
}
