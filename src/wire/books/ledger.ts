import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { identifier } from '../scalars.ts';
import {
  balanceEntity,
  explainedEntryEntity,
  explainedOrderEntity,
  ledgerAccount,
  listedEntryEntity,
  paidTwiceEntity,
  violationEntity,
} from './ledger-entities.ts';

const TAG = 'Operación: contabilidad';
const BASE = '/operacion/contabilidad';

/** A seller, or 0 for the marketplace. */
const owner = z.codec(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
  z.int().check(z.minimum(0), z.maximum(999_999_999)),
  { decode: (wire) => Number(wire), encode: (value) => value },
);

const pageSize = z.codec(z.union([z.number(), z.string()]), z.int().check(z.minimum(1), z.maximum(200)), {
  decode: (wire) => Number(wire),
  encode: (value) => value,
});

/** The books, for the marketplace's own people: balances, entries, the reason of every peso, and the proof. */
export const ledgerEndpoints = {
  listLedgerBalances: endpoint({
    method: 'GET',
    path: `${BASE}/saldos`,
    summary: 'El saldo de cada cuenta de la plataforma y el total de las cuentas de vendedores',
    tag: TAG,
    output: listIn('saldos', balanceEntity),
  }),
  listLedgerEntries: endpoint({
    method: 'GET',
    path: `${BASE}/cuentas/:cuenta/:titular/movimientos`,
    summary: 'El saldo y los movimientos de una cuenta, los más nuevos primero; titular 0 es la plataforma',
    tag: TAG,
    params: entity('CuentaContable', {
      account: field('cuenta', ledgerAccount),
      owner: field('titular', owner),
    }),
    query: entity('PaginaDeMovimientos', {
      limit: field('limit', z.optional(pageSize)),
      cursor: field('cursor', z.optional(identifier)),
    }),
    output: entity('MovimientosDeCuenta', {
      balance: field('saldo', z.number()),
      entries: field('movimientos', z.array(listedEntryEntity)),
      nextCursor: field('siguiente', z.nullable(z.number())),
    }),
  }),
  explainLedgerEntry: endpoint({
    method: 'GET',
    path: `${BASE}/movimientos/:codMovimiento`,
    summary: 'De dónde sale cada peso de un movimiento: su regla, línea, pedido, pago, reembolso y giro',
    tag: TAG,
    params: entity('MovimientoPorExplicar', { id: field('codMovimiento', identifier) }),
    output: valueIn('data', explainedEntryEntity),
  }),
  explainLedgerOrder: endpoint({
    method: 'GET',
    path: `${BASE}/pedidos/:numPedido`,
    summary: 'Todos los movimientos de un pedido, explicados, y lo que deja en cada cuenta',
    tag: TAG,
    params: entity('PedidoPorExplicar', { orderNumber: field('numPedido', identifier) }),
    output: valueIn('data', explainedOrderEntity),
  }),
  checkLedger: endpoint({
    method: 'POST',
    path: `${BASE}/revision`,
    summary: 'Revisa los libros peso a peso; sin diferencias, todo cuadra',
    tag: TAG,
    requestsPerMinute: 6,
    output: entity('RevisionDeLibros', {
      holds: field('cuadra', z.boolean()),
      violations: field('diferencias', z.array(violationEntity)),
      /** No error: what buyers got by the bank and by the provider's reversal, and have not returned. */
      paidTwice: field('devueltoDosVeces', z.array(paidTwiceEntity)),
    }),
  }),
};
