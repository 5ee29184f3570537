/** Parameters that pages read; finished pages are kept apart by their values. */
const PAGE_PARAMETERS = new Set(['search', 'categorias', 'vendedores', 'orden', 'cursor', 'tal-cual', 'v']);
/** What the server itself adds to home's address (page-place.ts); anywhere else a page of its own. */
const HOME_PARAMETER = 'lugar';
/** Marks that advertisements leave in links; no page reads them. */
const ADVERTISING = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|mc_cid|mc_eid|_ga)$/;
const MAXIMUM_LENGTH = 500;

/**
 * The name under which the page of an address is kept: path and the parameters that matter, in one order.
 * Null: the address has parameters of its own (an order's number and key, say), so its page is never kept.
 */
export function pageKey(url: URL): string | null {
  const kept: string[] = [];
  for (const [name, value] of url.searchParams) {
    const isOfHome = name === HOME_PARAMETER && url.pathname === '/';
    if (isOfHome || PAGE_PARAMETERS.has(name)) kept.push(`${name}=${encodeURIComponent(value)}`);
    else if (!ADVERTISING.test(name)) return null;
  }
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
  // Sorting keeps the order of equal names, which means something: `categorias=70&categorias=71`.
  kept.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));
  const key = kept.length > 0 ? `${path}?${kept.join('&')}` : path;
  return key.length <= MAXIMUM_LENGTH ? key : null;
}

function nameOf(part: string): string {
  return part.slice(0, part.indexOf('='));
}
