import { inTurn, type Operation, someAddress } from '../load/operation.ts';

export type Panel = 'seller' | 'operator';

/** A list with the addresses of its page and of its call; several are asked for in turn. */
export interface PanelList {
  panel: Panel;
  name: string;
  pages: string[];
  calls: string[];
}

/** Page and call of the same path that take the same queries. */
export function byQuery(panel: Panel, name: string, path: string, queries: readonly string[]): PanelList {
  const paths = queries.map((query) => (query ? `${path}?${query}` : path));
  return list(panel, name, paths, paths);
}

/** Calls are given without the /api before them. */
export function list(panel: Panel, name: string, pages: string[], calls: string[]): PanelList {
  return { panel, name: `${panel}: ${name}`, pages, calls: calls.map((path) => `/api${path}`) };
}

/** Half of the 50 ms that a first page may take on a quiet machine; the rest is for waiting. */
const AIM_MILLIS = 25;

/** The list's page and its call as operations of their own. */
export function operationsOf(
  { panel, name, pages, calls }: PanelList,
  cookies: Record<Panel, string>,
): Operation[] {
  return Object.entries({ page: pages, call: calls }).flatMap(([kind, paths]) => {
    if (paths.length === 0) return [];
    const path = inTurn(paths);
    return {
      name: `${name}, ${kind}`,
      aimMillis: AIM_MILLIS,
      turn: () => [{ path: path(), headers: { cookie: cookies[panel], 'x-forwarded-for': someAddress() } }],
    };
  });
}
