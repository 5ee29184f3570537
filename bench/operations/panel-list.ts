import { inTurn, type Operation, someAddress } from '../load/operation.ts';

export type Panel = 'seller' | 'operator';

/** A list with the addresses of its page; several are asked for in turn. */
export interface PanelList {
  panel: Panel;
  name: string;
  pages: string[];
}

export function byQuery(panel: Panel, name: string, path: string, queries: readonly string[]): PanelList {
  return list(
    panel,
    name,
    queries.map((query) => (query ? `${path}?${query}` : path)),
  );
}

export function list(panel: Panel, name: string, pages: string[]): PanelList {
  return { panel, name: `${panel}: ${name}`, pages };
}

/** Half of the 50 ms that a first page may take on a quiet machine; the rest is for waiting. */
const AIM_MILLIS = 25;

export function operationOf({ panel, name, pages }: PanelList, cookies: Record<Panel, string>): Operation {
  const path = inTurn(pages);
  return {
    name,
    aimMillis: AIM_MILLIS,
    turn: () => [{ path: path(), headers: { cookie: cookies[panel], 'x-forwarded-for': someAddress() } }],
  };
}
