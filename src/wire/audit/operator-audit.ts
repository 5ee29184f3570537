import * as z from 'zod/mini';
import { ALL_AUDIT_KIND_IDS } from '../../domain/audit-kinds.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { fileEntity } from '../payouts/settlement-entities.ts';
import { calendarDay, identifier, text } from '../scalars.ts';

const tag = 'Operación: registro';

const filters = {
  /** Exact e-mail of who did it. */
  email: field('email', z.optional(text(254))),
  kind: field('tipo', z.optional(z.enum(ALL_AUDIT_KIND_IDS))),
  sellerId: field('codVendedor', z.optional(identifier)),
  /** Number of the order, product, account … that was changed. */
  code: field('codigo', z.optional(text(40))),
  from: field('desde', z.optional(calendarDay)),
  until: field('hasta', z.optional(calendarDay)),
};

const changeEntity = entity('CambioEnElRegistro', {
  name: field('nombre', z.string()),
  before: field('antes', z.string()),
  after: field('despues', z.string()),
});

const eventEntity = entity('EventoDelRegistro', {
  id: field('codEvento', z.number()),
  happenedAt: field('fecha', z.string()),
  person: field('persona', z.string()),
  action: field('accion', z.string()),
  subject: field('sobre', z.string()),
  reason: field('motivo', z.string()),
  sellerId: field('codVendedor', z.nullable(z.number())),
  shopName: field('nombreTienda', z.nullable(z.string())),
  changes: field('cambios', z.array(changeEntity)),
});

/** Every change by anyone. Nothing of it can be changed or removed. */
export const operatorAuditEndpoints = {
  listAuditEntries: endpoint({
    method: 'GET',
    path: '/operacion/registro',
    summary: 'Quién cambió qué, cuándo y por qué, lo último primero',
    tag,
    query: entity('FiltroDelRegistro', { ...filters, before: field('antes', z.optional(identifier)) }),
    output: entity('RegistroDeCambios', {
      events: field('eventos', z.array(eventEntity)),
      nextBefore: field('siguiente', z.nullable(z.number())),
    }),
  }),
  exportAuditEntries: endpoint({
    method: 'GET',
    path: '/operacion/registro/archivo',
    summary: 'Los últimos 10.000 cambios del filtro como archivo CSV; ninguna celda se ejecuta como fórmula',
    tag,
    query: entity('FiltroDelArchivoDelRegistro', filters),
    requestsPerMinute: 10,
    output: valueIn('data', fileEntity),
  }),
};
