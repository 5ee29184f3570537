import { createStaticHandler, type Params, type RouteObject, type StaticHandler } from 'react-router';

interface RouteBranch {
  pageId: string;
  params: Params;
  /** Loads and renders this page only. */
  handler: StaticHandler;
}

/**
 * Finds the page of a path among all of a table, and answers with a table of that page alone within its layouts: for every
 * page the router matches, copies and renders its whole table, so that each page would cost what all of them are. What no
 * page's pattern takes is left to the whole table.
 */
export function createRouteBranches(routes: RouteObject[]): (path: string) => RouteBranch {
  // Its copy has the ids that the browser gives to routes without one.
  const whole = createStaticHandler(routes);
  const pages = whole.dataRoutes.flatMap((route) => pagesBelow(route, []));
  const matcher = createStaticHandler(pages.map(({ id, path }) => ({ id, path })));
  const handlers = new Map(pages.map(({ id, branch }) => [id, createStaticHandler([branch])]));
  return (path) => {
    const match = matcher.match(path)?.at(-1);
    const pageId = match?.route.id ?? '';
    return { pageId, params: match?.params ?? {}, handler: handlers.get(pageId) ?? whole };
  };
}

interface Page {
  id: string;
  path: string;
  /** Its layouts, each with one child. */
  branch: RouteObject;
}

function pagesBelow(route: RouteObject, layouts: readonly RouteObject[]): Page[] {
  if (route.children) return route.children.flatMap((child) => pagesBelow(child, [...layouts, route]));
  if (route.id === undefined || route.path === undefined) return [];
  const branch = layouts.reduceRight<RouteObject>(
    (child, layout) => ({ ...layout, children: [child] }) as RouteObject,
    route,
  );
  return [{ id: route.id, path: route.path, branch }];
}
