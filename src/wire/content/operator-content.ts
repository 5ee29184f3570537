import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { upload } from '../form-text.ts';
import { identifier, isoDate } from '../scalars.ts';
import { spanishEnum } from '../spanish-enum.ts';
import { contentSlotWord, shopContentEntity, slotContentEntity } from './shop-content.ts';

const tag = 'Operación: contenido';
const BASE = '/operacion/contenido';
const PICTURE_MAXIMUM_BYTES = 10 * 1024 * 1024;

const VERSION_STATES = {
  draft: 'borrador',
  scheduled: 'programada',
  shown: 'visible',
  replaced: 'reemplazada',
  ended: 'terminada',
  withdrawn: 'retirada',
} as const;

export type ContentVersionState = keyof typeof VERSION_STATES;

const slotParams = entity('EspacioDeContenido', { slot: field('espacio', contentSlotWord) });
const versionParams = entity('VersionDeContenido', { versionId: field('codVersion', identifier) });
const moment = z.nullable(z.string());
const person = z.nullable(z.string());

export const contentVersionEntity = entity('VersionDelContenido', {
  id: field('codVersion', z.number()),
  state: field('estado', spanishEnum(VERSION_STATES)),
  content: field('contenido', slotContentEntity),
  startsAt: field('desde', moment),
  endsAt: field('hasta', moment),
  createdBy: field('creadoPor', person),
  editedAt: field('fechaEdicion', z.string()),
  publishedBy: field('publicadoPor', person),
  publishedAt: field('fechaPublicacion', moment),
  withdrawnBy: field('retiradoPor', person),
  withdrawnAt: field('fechaRetiro', moment),
});

const saved = valueIn('data', contentVersionEntity);

export const operatorContentEndpoints = {
  listContentSlots: endpoint({
    method: 'GET',
    path: BASE,
    summary: 'Los espacios de la tienda, lo que muestran ahora y lo que está por publicarse',
    tag,
    output: listIn(
      'espacios',
      entity('ResumenDeEspacio', {
        slot: field('espacio', contentSlotWord),
        /** Null: the original content. */
        shown: field('visible', z.nullable(contentVersionEntity)),
        scheduled: field('programadas', z.number()),
        drafts: field('borradores', z.number()),
      }),
    ),
  }),
  getContentSlot: endpoint({
    method: 'GET',
    path: `${BASE}/:espacio`,
    summary: 'Un espacio con su contenido original y sus últimas 50 versiones',
    tag,
    params: slotParams,
    output: valueIn(
      'data',
      entity('EspacioConVersiones', {
        slot: field('espacio', contentSlotWord),
        original: field('original', slotContentEntity),
        isOriginalShown: field('originalVisible', z.boolean()),
        versions: field('versiones', z.array(contentVersionEntity)),
      }),
    ),
  }),
  saveContentDraft: endpoint({
    method: 'POST',
    path: `${BASE}/:espacio/versiones`,
    summary: 'Guarda un borrador nuevo, o uno que ya existe; nadie lo ve hasta publicarlo',
    tag,
    params: slotParams,
    body: entity('BorradorDeContenido', {
      draftId: field('codVersion', z.nullable(identifier)),
      /** Of the draft as it was opened: what somebody else changed since is not overwritten. */
      editedAt: field('fechaEdicion', moment),
      content: field('contenido', slotContentEntity),
    }),
    requestsPerMinute: 60,
    output: saved,
  }),
  publishContent: endpoint({
    method: 'POST',
    path: `${BASE}/versiones/:codVersion/publicar`,
    summary: 'Publica un borrador ahora o desde un momento, hasta otro o hasta nueva orden',
    tag,
    params: versionParams,
    body: entity('PublicacionDeContenido', {
      startsAt: field('desde', z.nullable(isoDate)),
      endsAt: field('hasta', z.nullable(isoDate)),
    }),
    requestsPerMinute: 60,
    output: saved,
  }),
  withdrawContent: endpoint({
    method: 'POST',
    path: `${BASE}/versiones/:codVersion/retirar`,
    summary: 'Retira una versión visible o programada, o descarta un borrador',
    tag,
    params: versionParams,
    requestsPerMinute: 60,
    output: entity('ContenidoRetirado', { status: field('status', z.boolean()) }),
  }),
  restoreContent: endpoint({
    method: 'POST',
    path: `${BASE}/:espacio/restaurar`,
    summary: 'Publica otra vez, desde ahora, una versión anterior o el contenido original',
    tag,
    params: slotParams,
    body: entity('ContenidoPorRestaurar', { versionId: field('codVersion', z.nullable(identifier)) }),
    requestsPerMinute: 60,
    output: saved,
  }),
  previewContent: endpoint({
    method: 'GET',
    path: `${BASE}/vista-previa`,
    summary: 'El contenido de la tienda como se vería con una versión',
    tag,
    query: entity('VistaPreviaDeContenido', { versionId: field('version', identifier) }),
    output: valueIn('data', shopContentEntity),
  }),
  uploadContentPicture: endpoint({
    method: 'POST',
    path: `${BASE}/imagenes`,
    summary: 'Guarda la imagen de una portada (máximo 10 MB), recortada a su formato',
    tag,
    bodyType: 'multipart',
    body: entity('ImagenDePortada', {
      kind: field('formato', spanishEnum({ wideFirst: 'ancha-1', wideSecond: 'ancha-2', narrow: 'celular' })),
      file: field('archivo', upload),
    }),
    file: { wireName: 'archivo', maximumBytes: PICTURE_MAXIMUM_BYTES },
    requestsPerMinute: 30,
    output: valueIn('data', entity('ImagenDePortadaGuardada', { url: field('urlImagen', z.string()) })),
    successStatus: 201,
  }),
};
