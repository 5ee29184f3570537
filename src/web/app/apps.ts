import { isPanelPath } from '../../wire/paths.ts';

/** The site is two programs: the shop, which must stay small, and the panels of sellers and operators. */
export type AppName = 'store' | 'panel';

export function appOfPath(pathname: string): AppName {
  return isPanelPath(pathname) ? 'panel' : 'store';
}
