import type { DifferenceKind } from '../../domain/reconciliation.ts';
import { address } from '../address.ts';

export type PayoutList = 'pendiente' | 'enviado' | 'pagado' | 'fallido' | 'devuelto' | 'por-corregir';
export type DifferenceList = 'por-revisar' | 'abiertas' | 'resueltas';
export type Cursor = number | null;

const listed = (cursor?: Cursor) => ({ cursor });

/** Addresses of the operators' panel's pages about money. */
export const operatorMoneyPaths = {
  overview: address('/operacion/dinero'),
  settlements: address('/operacion/dinero/liquidaciones', listed),
  runs: address('/operacion/dinero/liquidaciones/historia', listed),
  settlement: address('/operacion/dinero/liquidaciones/:id', listed),
  sellerMoney: address('/operacion/dinero/vendedores/:id', listed),
  sellerMovements: address('/operacion/dinero/vendedores/:id/movimientos', (cursor?: string) => ({ cursor })),
  payouts: address('/operacion/dinero/giros', (estado?: PayoutList, cursor?: Cursor) => ({ estado, cursor })),
  payoutFiles: address('/operacion/dinero/giros/archivos', listed),
  refunds: address('/operacion/dinero/reembolsos', listed),
  reconciliation: address(
    '/operacion/dinero/conciliacion',
    (estado?: DifferenceList, cursor?: Cursor, causa?: DifferenceKind | null) => ({ estado, causa, cursor }),
  ),
  cash: address(
    '/operacion/dinero/contraentrega',
    (filter: { transportadora?: string; vencidos?: 'si' } = {}, cursor?: Cursor) => ({ ...filter, cursor }),
  ),
  ledger: address('/operacion/dinero/libros'),
  /** The account as the wire calls it, 'banco', and its owner; 0 is the marketplace. */
  ledgerAccount: address('/operacion/dinero/libros/cuentas/:account/:owner', listed),
  entry: address('/operacion/dinero/libros/movimientos/:id'),
  order: address('/operacion/dinero/libros/pedidos/:number'),
  provider: address('/operacion/dinero/proveedor', listed),
  fees: address(
    '/operacion/dinero/comisiones',
    (vendedor?: number | null, historia?: 'si', cursor?: Cursor) => ({ vendedor, historia, cursor }),
  ),
  exports: address('/operacion/dinero/descargas'),
};
