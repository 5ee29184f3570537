import type { createBrowserRouter } from 'react-router';
import { appOfPath } from './apps.ts';
import { isClosingEntry } from './closing-entry.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Plain anchors everywhere and one listener: a page of 70 links renders twice as fast as with link components
 * (measured, see docs/decisions). `data-keep-scroll` marks links that change only the list below them.
 */
export function navigateByLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const anchor = plainClickTarget(event);
    if (!anchor) return;
    event.preventDefault();
    const { pathname, search, hash } = anchor;
    void router.navigate(pathname + search + hash, {
      preventScrollReset: anchor.dataset.keepScroll !== undefined,
      replace: isClosingEntry(),
    });
  });
}

function plainClickTarget(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = (event.target as Element).closest('a');
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return null;
  if (anchor.origin !== location.origin || isFileOrApi(anchor.pathname)) return null;
  // The other program comes with its own document.
  if (appOfPath(anchor.pathname) !== appOfPath(location.pathname)) return null;
  const isSamePageHash =
    anchor.hash && anchor.pathname === location.pathname && anchor.search === location.search;
  return isSamePageHash ? null : anchor;
}

function isFileOrApi(pathname: string): boolean {
  return /^\/(api|dev|img|assets)(\/|$)|\.(xml|txt|pdf|csv)$/.test(pathname);
}
