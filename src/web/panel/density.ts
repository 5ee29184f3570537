import type { PageRequest } from '../app/page.ts';

/** How high the rows of lists are on screens from 640 px: 64 px, or 46 px so that 15 of them fit on a laptop. */
export type Density = 'comfortable' | 'compact';

const COOKIE = 'filas';
const WORDS = { comfortable: 'amplias', compact: 'compactas' } as const;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What this browser has chosen; the server knows it, so that the first HTML stands as it stays. */
export function readDensity(cookie: PageRequest['cookie']): Density {
  return cookie(COOKIE) === WORDS.compact ? 'compact' : 'comfortable';
}

export function rememberDensity(density: Density): void {
  const isSecure = location.protocol === 'https:';
  // As `http/cookie-name.ts` names it.
  const name = isSecure ? `__Host-${COOKIE}` : COOKIE;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not known to browsers of 2023
  document.cookie = `${name}=${WORDS[density]}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${isSecure ? '; secure' : ''}`;
}
