import type { ReactNode } from 'react';
import {
  type LoaderFunction,
  type RouteObject,
  type ShouldRevalidateFunction,
  useLoaderData,
} from 'react-router';
import type { PageData, PageLoader } from './page.ts';

export interface PageModule {
  Page: (props: { data: never }) => ReactNode;
}

/** A row of a table of pages. */
export interface PageRow {
  id: string;
  address: { pattern: string };
  load: () => Promise<PageModule>;
  /** A parameter that the page follows by itself: another value of it loads nothing. */
  ownParameter?: string;
}

/** The loaders that the pages of a table ask for: each answers with what its page takes. */
export type LoadersOf<Row extends PageRow> = { [One in Row as One['id']]: PageLoader<DataOf<One>> };

type DataOf<Row extends PageRow> = Awaited<ReturnType<Row['load']>>['Page'] extends (props: {
  data: infer Data;
}) => ReactNode
  ? Data & PageData
  : never;

/** The router's entry of a page. `Shown` renders it: one component for all pages of a program. */
export function pageRoute(
  { id, address, load, ownParameter }: PageRow,
  loader: LoaderFunction,
  Shown: (page: PageModule) => ReactNode = LoadedPage,
): RouteObject {
  return {
    id,
    path: address.pattern,
    loader,
    ...(ownParameter && { shouldRevalidate: unlessOnly(ownParameter) }),
    lazy: async () => ({ element: <Shown Page={(await load()).Page} /> }),
  };
}

/** False where two addresses differ in this parameter alone. */
function unlessOnly(parameter: string): ShouldRevalidateFunction {
  return ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const rest = (url: URL) => {
      const other = new URL(url);
      other.searchParams.delete(parameter);
      return other.pathname + other.search;
    };
    const isOther = currentUrl.search !== nextUrl.search;
    return isOther && rest(currentUrl) === rest(nextUrl) ? false : defaultShouldRevalidate;
  };
}

/** One component for all pages: React keeps what it shows when two addresses have the same page. */
function LoadedPage({ Page }: PageModule) {
  return <Page data={useLoaderData<never>()} />;
}
