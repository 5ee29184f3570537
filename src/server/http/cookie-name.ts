import type { Config } from '../config.ts';

/**
 * Under https a cookie of ours is bound to this host: browsers take a `__Host-` name from nobody else, not even from
 * another host of the same domain. Plain http, as a demo has it, knows no such names.
 */
export function cookieName({ baseUrl }: Pick<Config, 'baseUrl'>, name: string): string {
  return baseUrl.startsWith('https:') ? `__Host-${name}` : name;
}
