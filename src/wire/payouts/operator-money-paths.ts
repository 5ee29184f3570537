import type { DifferenceKind } from '../../domain/reconciliation.ts';

const BASE = '/operacion/dinero';

export type PayoutList = 'pendiente' | 'enviado' | 'pagado' | 'fallido' | 'devuelto' | 'por-corregir';
export type DifferenceList = 'por-revisar' | 'abiertas' | 'resueltas';
export type Cursor = number | null;

/** Addresses of the console's pages about money. */
export const operatorMoneyPaths = {
  overview: () => BASE,
  settlements: (cursor?: Cursor) => withQuery(`${BASE}/liquidaciones`, { cursor }),
  runs: (cursor?: Cursor) => withQuery(`${BASE}/liquidaciones/historia`, { cursor }),
  settlement: (id: number, cursor?: Cursor) => withQuery(`${BASE}/liquidaciones/${id}`, { cursor }),
  sellerMoney: (sellerId: number, cursor?: Cursor) => withQuery(`${BASE}/vendedores/${sellerId}`, { cursor }),
  payouts: (estado?: PayoutList, cursor?: Cursor) => withQuery(`${BASE}/giros`, { estado, cursor }),
  refusedPayouts: () => withQuery(`${BASE}/giros`, { estado: 'por-corregir' }),
  payoutFiles: (cursor?: Cursor) => withQuery(`${BASE}/giros/archivos`, { cursor }),
  refunds: (cursor?: Cursor) => withQuery(`${BASE}/reembolsos`, { cursor }),
  reconciliation: (estado?: DifferenceList, cursor?: Cursor, causa?: DifferenceKind | null) =>
    withQuery(`${BASE}/conciliacion`, { estado, causa, cursor }),
  cash: (filter: { transportadora?: string; vencidos?: 'si' } = {}, cursor?: Cursor) =>
    withQuery(`${BASE}/contraentrega`, { ...filter, cursor }),
  ledger: () => `${BASE}/libros`,
  /** `account` as the wire calls it: 'banco'; owner 0 is the marketplace. */
  ledgerAccount: (account: string, owner: number, cursor?: Cursor) =>
    withQuery(`${BASE}/libros/cuentas/${account}/${owner}`, { cursor }),
  entry: (id: number) => `${BASE}/libros/movimientos/${id}`,
  order: (orderNumber: number) => `${BASE}/libros/pedidos/${orderNumber}`,
  provider: (cursor?: Cursor) => withQuery(`${BASE}/proveedor`, { cursor }),
  fees: (vendedor?: number | null, historia?: 'si', cursor?: Cursor) =>
    withQuery(`${BASE}/comisiones`, { vendedor, historia, cursor }),
  exports: () => `${BASE}/descargas`,
} as const;

function withQuery(path: string, entries: Record<string, string | number | null | undefined>): string {
  const query = Object.entries(entries).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}
