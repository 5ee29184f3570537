import { type Asked, inTurn, type Operation, someAddress } from '../load/operation.ts';
import { crawlOperation } from './crawl.ts';
import type { Ground } from './ground.ts';

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' };
/** Pages as browsers ask for them: kept ones, and the many kinds that must be made. */
export function pageOperations(ground: Ground): Operation[] {
  const { products, mains, sellers, cookies } = ground;
  const product = inTurn(products);
  const main = inTurn(mains);
  const buyer = inTurn(cookies.buyers);
  const withSession = () => ({ ...browser, cookie: buyer() });
  return [
    page('home, kept', 0.6, () => get('/')),
    page('category, kept', 0.5, () => get(`/productos/category/${mains[0]}`)),
    page('product, kept', 0.5, () => get(`/producto/${products[0]}`)),
    page('product, fresh', 4, () => get(`/producto/${product()}`)),
    // A parameter that no page knows: such an address is never kept.
    page('home, fresh', 4, () => get('/?banco=1')),
    page('category, fresh', 4, () => get(`/productos/category/${main()}?banco=1`)),
    page('category with ticked shops, fresh', 4, () =>
      get(`/productos/category/${main()}?${tickedSellers(sellers)}&banco=1`),
    ),
    page('product, session', 4, () => get(`/producto/${product()}`, withSession())),
    page('category, session', 4, () => get(`/productos/category/${main()}`, withSession())),
    page('home, session', 4, () => get('/', withSession())),
    crawlOperation(ground),
  ];
}

function page(name: string, aimMillis: number, ask: () => Asked): Operation {
  return { name, aimMillis, turn: () => [ask()] };
}

function get(path: string, headers: Record<string, string> = browser): Asked {
  return { path, headers: { ...headers, 'x-forwarded-for': someAddress() } };
}

/** Three of them, as the filter column of a listing writes them. */
function tickedSellers(sellers: readonly number[]): string {
  const first = Math.floor(Math.random() * sellers.length);
  return [0, 7, 13].map((step) => `vendedores=${sellers[(first + step) % sellers.length]}`).join('&');
}
