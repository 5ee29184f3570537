import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { identifier, text } from '../scalars.ts';

const tag = 'Operación: sistema';
const BASE = '/operacion/sistema';
const moment = z.nullable(z.string());

const jobEntity = entity('TareaProgramada', {
  name: field('nombre', z.string()),
  /** Five fields, in Bogotá's time. */
  cron: field('horario', z.string()),
  startedAt: field('inicio', moment),
  finishedAt: field('fin', moment),
  problem: field('problema', z.nullable(z.string())),
  requestedAt: field('pedida', moment),
});

const backupEntity = entity('CopiaDeSeguridad', {
  id: field('codCopia', z.number()),
  startedAt: field('inicio', z.string()),
  finishedAt: field('fin', moment),
  folder: field('carpeta', z.string()),
  bytes: field('bytes', z.nullable(z.number())),
  rowCount: field('filas', z.nullable(z.number())),
  fileCount: field('archivos', z.nullable(z.number())),
  problem: field('problema', z.nullable(z.string())),
});

/** What production lacks although it runs, as the start tells it. */
export const needEntity = entity('FaltaDelServidor', {
  id: field('codFalta', z.string()),
  name: field('nombre', z.string()),
  text: field('detalle', z.string()),
});

const stateEntity = entity('EstadoDelSistema', {
  version: field('version', z.string()),
  node: field('node', z.string()),
  mode: field('modo', z.enum(['demo', 'production'])),
  startedAt: field('enMarchaDesde', z.string()),
  database: field(
    'baseDeDatos',
    entity('BaseDeDatos', {
      version: field('version', z.string()),
      bytes: field('bytes', z.number()),
      isEmbedded: field('integrada', z.boolean()),
    }),
  ),
  services: field(
    'servicios',
    entity('ServiciosExternos', {
      mail: field('correo', z.string()),
      sms: field('sms', z.string()),
      geocoder: field('geocodificacion', z.string()),
      payments: field('pagos', z.string()),
    }),
  ),
  needs: field('faltas', z.array(needEntity)),
  tables: field(
    'tablas',
    z.array(
      entity('TablaDeDatos', {
        name: field('nombre', z.string()),
        bytes: field('bytes', z.number()),
        rows: field('filas', z.number()),
      }),
    ),
  ),
  jobs: field('tareas', z.array(jobEntity)),
  outbox: field(
    'salida',
    entity('BandejaDeSalida', {
      waiting: field('enEspera', z.number()),
      oldestAt: field('masAntiguo', moment),
      failed: field('fallidos', z.number()),
    }),
  ),
  backups: field('copias', z.array(backupEntity)),
});

const messageEntity = entity('MensajeFallido', {
  id: field('codMensaje', z.number()),
  channel: field('canal', z.enum(['email', 'sms'])),
  template: field('plantilla', z.string()),
  recipient: field('para', z.string()),
  createdAt: field('fecha', z.string()),
  failedAt: field('fallo', z.string()),
  attempts: field('intentos', z.number()),
  error: field('error', z.string()),
  /** Its code or password was erased when it failed. */
  isRepeatable: field('repetible', z.boolean()),
});

const ofMessage = entity('CodigoDeMensajeFallido', { id: field('codMensaje', identifier) });
const doneMessage = valueIn('data', entity('MensajeAtendido', { id: field('codMensaje', z.number()) }));

/** The machinery: versions, sizes, jobs, messages, backups. */
export const operatorSystemEndpoints = {
  getSystemState: endpoint({
    method: 'GET',
    path: BASE,
    summary: 'Versiones, base de datos, tareas, mensajes por enviar y copias de seguridad',
    tag,
    output: stateEntity,
  }),
  listFailedMessages: endpoint({
    method: 'GET',
    path: `${BASE}/mensajes`,
    summary: 'Correos y SMS que no se pudieron enviar, los últimos primero',
    tag,
    query: entity('PaginaDeMensajesFallidos', { before: field('antes', z.optional(identifier)) }),
    output: entity('MensajesFallidos', {
      messages: field('mensajes', z.array(messageEntity)),
      nextBefore: field('siguiente', z.nullable(z.number())),
    }),
  }),
  retryMessage: endpoint({
    method: 'POST',
    path: `${BASE}/mensajes/:codMensaje/reintento`,
    summary: 'Vuelve a intentar el envío desde el principio',
    tag,
    params: ofMessage,
    output: doneMessage,
  }),
  dismissMessage: endpoint({
    method: 'POST',
    path: `${BASE}/mensajes/:codMensaje/descarte`,
    summary: 'Lo quita de la lista sin enviarlo',
    tag,
    params: ofMessage,
    output: doneMessage,
  }),
  requestJob: endpoint({
    method: 'POST',
    path: `${BASE}/tareas/:nombre`,
    summary: 'Ejecuta una tarea programada en los próximos segundos',
    tag,
    params: entity('NombreDeTarea', { name: field('nombre', text(60)) }),
    output: valueIn('data', entity('TareaPedida', { name: field('nombre', z.string()) })),
  }),
};
