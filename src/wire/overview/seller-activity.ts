import * as z from 'zod/mini';
import type { AUDIT_KIND_IDS } from '../../domain/audit-words.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { fileEntity } from '../payouts/settlement-entities.ts';
import { identifier } from '../scalars.ts';
import { wordIn } from '../word.ts';

const tag = 'Centro de vendedores: equipo';

const KIND_WORDS = {
  productos: 'product',
  pedidos: 'package',
  tienda: 'shop',
  equipo: 'team',
  dinero: 'money',
  preguntas: 'question',
  opiniones: 'review',
  cargas: 'import',
  integraciones: 'api',
} as const satisfies Record<string, (typeof AUDIT_KIND_IDS)[number]>;

const filters = {
  accountId: field('codUsuario', z.optional(identifier)),
  kind: field('tipo', z.optional(wordIn(KIND_WORDS))),
};

/** What the team of a shop did. */
export const sellerActivityEndpoints = {
  listActivity: endpoint({
    method: 'GET',
    path: '/vender/actividad',
    summary: 'Quién hizo qué en la tienda y cuándo, lo último primero',
    tag,
    query: entity('FiltroDeActividad', {
      ...filters,
      before: field('antes', z.optional(identifier)),
    }),
    output: entity('ActividadDeLaTienda', {
      events: field(
        'eventos',
        z.array(
          entity('EventoDeLaTienda', {
            id: field('codEvento', z.number()),
            happenedAt: field('fecha', z.string()),
            person: field('persona', z.string()),
            action: field('accion', z.string()),
            subject: field('sobre', z.string()),
            reason: field('motivo', z.string()),
            changes: field(
              'cambios',
              z.array(
                entity('CambioEnLaTienda', {
                  name: field('nombre', z.string()),
                  before: field('antes', z.string()),
                  after: field('despues', z.string()),
                }),
              ),
            ),
          }),
        ),
      ),
      nextBefore: field('siguiente', z.nullable(z.number())),
    }),
  }),
  exportActivity: endpoint({
    method: 'GET',
    path: '/vender/actividad/archivo',
    summary: 'Los últimos 10.000 eventos como archivo CSV; ninguna celda se ejecuta como fórmula',
    tag,
    query: entity('FiltroDelArchivo', filters),
    requestsPerMinute: 10,
    output: valueIn('data', fileEntity),
  }),
};
