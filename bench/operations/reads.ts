import { type Asked, inTurn, type Operation, someAddress } from '../load/operation.ts';
import { readJudgedQueries } from '../search/judged-queries.ts';
import type { Ground } from './ground.ts';

/** Calls of the public API that programs and the shop's own pages read. */
export function readOperations({ products, subs }: Ground): Operation[] {
  const product = inTurn(products);
  const sub = inTurn(subs);
  const searched = inTurn(readJudgedQueries('open').map(({ query }) => query));
  return [
    read('JSON listing of a subcategory', 1.2, () => {
      const { id, parentId } = sub();
      return `/productos?categoria=${parentId}&subcategoria=${id}&limit=24`;
    }),
    read('JSON search', 2, () => `/productos/buscar?search=${encodeURIComponent(searched())}`),
    read('JSON product', 0.8, () => `/productos/${product()}`),
    read('JSON category tree', 0.1, () => '/categorias'),
    promises(products),
  ];
}

/** What a page of 24 cards asks for: freight, price where it arrives, days. */
function promises(products: readonly number[]): Operation {
  const product = inTurn(products);
  const city = inTurn(['11001', '05001', '76001', '08001']);
  const turn = (): Asked => ({
    path: '/api/entrega/promesas',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify({
      codCiudad: city(),
      productos: Array.from({ length: 24 }, () => ({ codProducto: product() })),
    }),
  });
  return { name: 'JSON promises for 24 cards', aimMillis: 1.5, turn: () => [turn()] };
}

export function read(name: string, aimMillis: number | undefined, path: () => string): Operation {
  return {
    name,
    ...(aimMillis === undefined ? {} : { aimMillis }),
    turn: () => [
      {
        path: `/api${path()}`,
        headers: { 'accept-encoding': 'gzip, br', 'x-forwarded-for': someAddress() },
      },
    ],
  };
}
