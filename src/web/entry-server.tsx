import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  data,
  type LoaderFunctionArgs,
  redirect,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type AppName, appOfPath } from './app/apps.ts';
import { type PageData, PageError, type PageLoader, PageRedirect, type PageRequest } from './app/page.ts';
import { createRouteBranches } from './app/route-branches.ts';
import { panelLoaders } from './panel-loaders.ts';
import { createPanelRoutes, type PanelPageId } from './panel-routes.tsx';
import { loaders, rootLoader } from './store/loaders.ts';
import { createRoutes, type PageId } from './store/routes.tsx';

export type PageEnvironment = Omit<PageRequest, 'params' | 'url'>;

export interface RenderedPage {
  app: AppName;
  status: number;
  pageId?: string;
  redirect?: string;
  markup: string;
  /** What the browser needs to take over, as JSON. */
  hydration: object;
  meta: PageData['meta'] | null;
  cacheTags: string[] | null;
}

const pageLoaders: Record<string, PageLoader<PageData>> = { ...loaders, ...panelLoaders };

const branchOf = {
  store: createRouteBranches(createRoutes((id) => (id === 'root' ? runRoot : runPage(id)))),
  panel: createRouteBranches(createPanelRoutes(runPage)),
};

/** Renders a page to a string. Pages load all data first, so streaming would only cost (3 times the CPU). */
export async function renderPage(request: Request, environment: PageEnvironment): Promise<RenderedPage> {
  const { pathname } = new URL(request.url);
  const app = appOfPath(pathname);
  const { handler } = branchOf[app](pathname);
  const context = await handler.query(request, { requestContext: environment as never });
  if (context instanceof Response) return redirectPage(app, context);
  const router = createStaticRouter(handler.dataRoutes, context);
  const markup = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  const leaf = context.matches.at(-1)?.route;
  const pageData = leaf?.id ? (context.loaderData[leaf.id] as PageData | undefined) : undefined;
  return {
    app,
    status: context.statusCode,
    ...(leaf?.id && { pageId: leaf.id }),
    markup,
    hydration: { loaderData: forBrowser(context.loaderData), errors: serializedErrors(context) },
    meta: pageData?.meta ?? null,
    // The shell around every page of the shop shows what the marketplace writes, and the menu.
    cacheTags: context.errors || !pageData?.cacheTags ? null : [...pageData.cacheTags, 'content'],
  };
}

/** The data of a page for a navigation in the browser. */
export async function loadPageData(
  request: Request,
  environment: PageEnvironment,
): Promise<{ pageId?: string; data?: unknown; redirect?: string; status?: number; cacheTags?: string[] }> {
  const url = new URL(request.url);
  const { pageId, params } = branchOf[appOfPath(url.pathname)](url.pathname);
  const loader = pageLoaders[pageId];
  if (!loader) return { status: 404 };
  try {
    const pageData = await loader({ ...environment, url, params });
    return {
      pageId,
      data: withoutServersPart(pageData),
      ...(pageData.cacheTags && { cacheTags: pageData.cacheTags }),
    };
  } catch (error) {
    if (error instanceof PageError) return { status: error.status };
    if (error instanceof PageRedirect) return { redirect: error.to };
    throw error;
  }
}

/** What the browser needs of the loaders' data to take over: the head and the tags are for the server alone. */
function forBrowser(loaderData: StaticHandlerContext['loaderData']) {
  return Object.fromEntries(
    Object.entries(loaderData).map(([id, data]) => [id, data && withoutServersPart(data)]),
  );
}

function withoutServersPart({
  cacheTags,
  serverOnly,
  meta,
  ...data
}: Partial<PageData> & { serverOnly?: unknown }) {
  if (!meta) return data;
  const { title, description, canonical } = meta;
  return { ...data, meta: { title, description, canonical } };
}

function runRoot({ request, params, context }: LoaderFunctionArgs) {
  return rootLoader({ ...(context as never as PageEnvironment), url: new URL(request.url), params });
}

function runPage(id: PageId | PanelPageId) {
  const loader = pageLoaders[id];
  if (!loader) throw new Error(`page ${id} has no loader`);
  return async ({ request, params, context }: LoaderFunctionArgs) => {
    try {
      return await loader({
        ...(context as never as PageEnvironment),
        url: new URL(request.url),
        params,
      });
    } catch (error) {
      if (error instanceof PageError) throw data(null, { status: error.status });
      if (error instanceof PageRedirect) throw redirect(error.to, error.status);
      throw error;
    }
  };
}

function redirectPage(app: AppName, response: Response): RenderedPage {
  const to = response.headers.get('location') ?? '/';
  return {
    app,
    status: response.status,
    redirect: to,
    markup: '',
    hydration: {},
    meta: null,
    cacheTags: null,
  };
}

/** Only what a page may show of an error, its status, in the shape that the router takes for a response. */
function serializedErrors(context: StaticHandlerContext) {
  if (!context.errors) return null;
  const entries = Object.entries(context.errors).map(([id, error]) => [
    id,
    { status: statusOf(error), statusText: '', internal: false, data: null },
  ]);
  return Object.fromEntries(entries);
}

function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
}
