import * as z from 'zod/mini';
import { DIFFERENCE_KINDS } from '../../domain/reconciliation.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { identifier, text } from '../scalars.ts';

const nullableNumber = z.nullable(z.number());
const nullableText = z.nullable(z.string());

const runEntity = entity('Conciliacion', {
  id: field('codConciliacion', z.number()),
  requestedAt: field('fechaSolicitud', z.string()),
  /** False: the nightly one. */
  isOnDemand: field('aPedido', z.boolean()),
  startedAt: field('fechaInicio', nullableText),
  finishedAt: field('fechaFin', nullableText),
  /** Whether the provider's list was read to its end. */
  providerRead: field('lecturaProveedor', z.nullable(z.enum(['complete', 'cut', 'away', 'none']))),
  transactionsRead: field('transaccionesLeidas', z.number()),
  transactionsTakenUp: field('transaccionesRecuperadas', z.number()),
  found: field('diferencias', nullableNumber),
  opened: field('nuevas', nullableNumber),
  resolved: field('resueltas', nullableNumber),
});

export type ReconciliationRun = z.output<typeof runEntity>;

const differenceEntity = entity('Diferencia', {
  id: field('codDiferencia', z.number()),
  kind: field('tipo', z.string()),
  subject: field('asunto', z.string()),
  orderNumber: field('numPedido', nullableNumber),
  sellerId: field('codVendedor', nullableNumber),
  expected: field('esperado', nullableNumber),
  found: field('encontrado', nullableNumber),
  cause: field('causa', z.string()),
  remedy: field('queHacer', z.string()),
  firstSeen: field('primeraVez', z.string()),
  lastSeen: field('ultimaVez', z.string()),
  resolvedAt: field('fechaResuelta', nullableText),
  note: field('nota', z.string()),
  notedAt: field('fechaNota', nullableText),
  acknowledgedAt: field('fechaVista', nullableText),
});

export type ReconciliationDifference = z.output<typeof differenceEntity>;

const groupEntity = entity('CausaDeDiferencias', {
  kind: field('tipo', z.enum(DIFFERENCE_KINDS)),
  name: field('nombre', z.string()),
  count: field('cantidad', z.number()),
  /** How far what was expected and what was found lie apart, added up. */
  amount: field('valor', z.number()),
});

export type DifferenceGroup = z.output<typeof groupEntity>;

const pageFields = {
  limit: field(
    'limit',
    z.optional(
      z.codec(z.union([z.number(), z.string()]), z.int().check(z.minimum(1), z.maximum(100)), {
        decode: (wire) => Number(wire),
        encode: (value) => value,
      }),
    ),
  ),
  cursor: field('cursor', z.optional(identifier)),
};

/** Provider, orders and books against each other; for the marketplace's own people. */
export const reconciliationEndpoints = {
  requestReconciliation: endpoint({
    method: 'POST',
    path: '/operacion/conciliacion',
    summary: 'Pide una conciliación; el proceso de tareas la ejecuta en el siguiente minuto',
    tag: 'Operación',
    requestsPerMinute: 6,
    successStatus: 201,
    output: valueIn('datos', entity('ConciliacionPedida', { id: field('codConciliacion', z.number()) })),
  }),
  listReconciliations: endpoint({
    method: 'GET',
    path: '/operacion/conciliacion',
    summary: 'Las conciliaciones hechas, las más nuevas primero',
    tag: 'Operación',
    query: entity('PaginaDeConciliaciones', pageFields),
    output: entity('ListaDeConciliaciones', {
      status: field('status', z._default(z.boolean(), true)),
      runs: field('conciliaciones', z.array(runEntity)),
      nextCursor: field('siguiente', nullableNumber),
    }),
  }),
  listDifferences: endpoint({
    method: 'GET',
    path: '/operacion/conciliacion/diferencias',
    summary: 'Las diferencias abiertas, las que nadie ha visto o las resueltas; las más nuevas primero',
    tag: 'Operación',
    query: entity('PaginaDeDiferencias', {
      ...pageFields,
      state: field('estado', z.optional(z.enum(['por-revisar', 'abiertas', 'resueltas']))),
      kind: field('tipo', z.optional(z.enum(DIFFERENCE_KINDS))),
    }),
    output: entity('ListaDeDiferencias', {
      status: field('status', z._default(z.boolean(), true)),
      differences: field('diferencias', z.array(differenceEntity)),
      nextCursor: field('siguiente', nullableNumber),
    }),
  }),
  groupDifferences: endpoint({
    method: 'GET',
    path: '/operacion/conciliacion/diferencias/causas',
    summary: 'Las diferencias abiertas por causa: cuántas son y cuánto suman',
    tag: 'Operación',
    query: entity('CausasDeDiferencias', {
      state: field('estado', z.optional(z.enum(['por-revisar', 'abiertas']))),
    }),
    output: listIn('causas', groupEntity),
  }),
  noteDifference: endpoint({
    method: 'PUT',
    path: '/operacion/conciliacion/diferencias/:codDiferencia',
    summary: 'Anota una diferencia y la marca como vista; la resuelve solo la conciliación',
    tag: 'Operación',
    params: entity('DiferenciaAnotada', { id: field('codDiferencia', identifier) }),
    body: entity('NotaDeDiferencia', {
      note: field('nota', text(2000)),
      acknowledged: field('vista', z._default(z.boolean(), true)),
    }),
    output: valueIn('diferencia', differenceEntity),
  }),
};
