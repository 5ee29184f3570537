/** The site is two programs: the shop, which must stay small, and the panels of sellers and operators. */
export type AppName = 'store' | 'panel';

const PANEL_PATH = /^\/(vender|operacion)(\/|$)/;

export function appOfPath(pathname: string): AppName {
  return PANEL_PATH.test(pathname) ? 'panel' : 'store';
}
