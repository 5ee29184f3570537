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
