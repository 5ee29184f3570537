import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  data,
  type LoaderFunctionArgs,
  redirect,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type PageData, PageError, PageRedirect, type PageRequest } from './app/page.ts';
import { loaders, rootLoader } from './store/loaders.ts';
import { createRoutes, type PageId } from './store/routes.tsx';

export type PageEnvironment = Omit<PageRequest, 'params' | 'url'>;

export interface RenderedPage {
  status: number;
  redirect?: string;
  markup: string;
  /** What the browser needs to take over, as JSON. */
  hydration: object;
  meta: PageData['meta'] | null;
  cacheTags: string[] | null;
}

const handler = createStaticHandler(createRoutes((id) => (id === 'root' ? runRoot : runPage(id))));

/** Renders a page to a string. Pages load all data first, so streaming would only cost (3 times the CPU). */
export async function renderPage(request: Request, environment: PageEnvironment): Promise<RenderedPage> {
  const context = await handler.query(request, { requestContext: environment as never });
  if (context instanceof Response) return redirectPage(context);
  const router = createStaticRouter(handler.dataRoutes, context);
  const markup = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  const leaf = context.matches.at(-1)?.route;
  const pageData = leaf?.id ? (context.loaderData[leaf.id] as PageData | undefined) : undefined;
  return {
    status: context.statusCode,
    markup,
    hydration: { loaderData: context.loaderData, errors: serializedErrors(context) },
    meta: pageData?.meta ?? null,
    cacheTags: context.errors ? null : (pageData?.cacheTags ?? null),
  };
}

/** The data of a page for a navigation in the browser. */
export async function loadPageData(
  request: Request,
  environment: PageEnvironment,
): Promise<{ data?: unknown; redirect?: string; status?: number; cacheTags?: string[] }> {
  const match = handler.match(new URL(request.url).pathname)?.at(-1);
  if (!match) return { status: 404 };
  const page = { ...environment, url: new URL(request.url), params: match.params };
  try {
    const pageData: PageData = await loaders[match.route.id as PageId](page);
    return { data: pageData, ...(pageData.cacheTags && { cacheTags: pageData.cacheTags }) };
  } catch (error) {
    if (error instanceof PageError) return { status: error.status };
    if (error instanceof PageRedirect) return { redirect: error.to };
    throw error;
  }
}

function runRoot({ request, params, context }: LoaderFunctionArgs) {
  return rootLoader({ ...(context as never as PageEnvironment), url: new URL(request.url), params });
}

function runPage(id: PageId) {
  return async ({ request, params, context }: LoaderFunctionArgs) => {
    try {
      return await loaders[id]({
        ...(context as never as PageEnvironment),
        url: new URL(request.url),
        params,
      });
    } catch (error) {
      if (error instanceof PageError) throw data(null, { status: error.status });
      if (error instanceof PageRedirect) throw redirect(error.to);
      throw error;
    }
  };
}

function redirectPage(response: Response): RenderedPage {
  const to = response.headers.get('location') ?? '/';
  return {
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
