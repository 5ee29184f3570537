import * as z from 'zod/mini';
import { PICTURE_MAXIMUM_BYTES } from '../catalogue/seller-products.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { formText, upload } from '../form-text.ts';
import { calendarDay, identifier, text } from '../scalars.ts';
import { caseEntity, lineRightsEntity, listedCaseEntity } from './case-entities.ts';
import {
  accountKindWord,
  buyerActionWord,
  caseKindWord,
  returnWayWord,
  reversalCauseWord,
  wantedWord,
} from './case-words.ts';
import { parcelGrams } from './parcel-grams.ts';

const TAG = 'Casos';
const STORY = 2000;
const units = z.int().check(z.minimum(1), z.maximum(100_000));
const ofCase = entity('RadicadoDeCaso', { number: field('radicado', text(20, 1)) });
const shownCase = valueIn('datos', caseEntity);

/** What buyers, and people who only write, ask by their rights. */
export const caseEndpoints = {
  /** For the account that bought it, and for whoever holds the cookie or key of the purchase. */
  getOrderRights: endpoint({
    method: 'GET',
    path: '/pedido/:numPedido/derechos',
    summary:
      'Lo que la ley y el estado todavía dan a cada línea de un pedido propio, con los días que quedan',
    tag: TAG,
    params: entity('PedidoConDerechos', { number: field('numPedido', identifier) }),
    query: entity('LlaveParaDerechos', { token: field('llave', z.optional(text(100))) }),
    output: listIn('datos', lineRightsEntity),
  }),
  openCase: endpoint({
    method: 'POST',
    path: '/casos',
    summary: 'Abre un caso y responde con su radicado. Encabezado Idempotency-Key',
    tag: TAG,
    body: entity('NuevoCaso', {
      kind: field('tipo', caseKindWord),
      orderNumber: field('numPedido', z.optional(identifier)),
      /** Lines of one shop's package. */
      lines: field(
        'lineas',
        z._default(
          z
            .array(
              entity('LineaDeNuevoCaso', {
                line: field('linea', z.int().check(z.minimum(1), z.maximum(32_767))),
                quantity: field('cantidad', units),
              }),
            )
            .check(z.maxLength(100)),
          [],
        ),
      ),
      story: field('relato', z._default(text(STORY), '')),
      wanted: field('quiere', z.optional(wantedWord)),
      /** Of a reversal: which of the five causes, and since when she knows. */
      reversalCause: field('causaReversion', z.optional(reversalCauseWord)),
      knownOn: field('conocidoEl', z.optional(calendarDay)),
      /** Of whoever writes without an account and without an order. */
      name: field('nombre', formText(120)),
      email: field('email', formText(254)),
      documentNumber: field('documento', formText(20)),
      /** Of a petition, complaint or claim about a shop. */
      sellerId: field('codVendedor', z.optional(identifier)),
    }),
    requestsPerMinute: 10,
    successStatus: 201,
    output: shownCase,
  }),
  listCases: endpoint({
    method: 'GET',
    path: '/casos',
    summary: 'Los casos de quien pregunta, los más nuevos primero',
    tag: TAG,
    query: entity('PaginaDeCasos', { cursor: field('cursor', z.optional(identifier)) }),
    output: entity('ListaDeCasos', {
      cases: field('datos', z.array(listedCaseEntity)),
      nextCursor: field('siguiente', z.nullable(z.number())),
    }),
  }),
  getCase: endpoint({
    method: 'GET',
    path: '/casos/:radicado',
    summary: 'Un caso propio con sus fechas, mensajes y lo que se puede hacer',
    tag: TAG,
    params: ofCase,
    output: shownCase,
  }),
  /** The signed link of a mail and the last four digits of the document open one case for a guest. */
  enterCase: endpoint({
    method: 'POST',
    path: '/casos/:radicado/acceso',
    summary: 'Abre un caso con el enlace firmado del correo y los últimos 4 dígitos del documento',
    tag: TAG,
    params: ofCase,
    body: entity('AccesoACaso', {
      signature: field('firma', text(60)),
      digits: field('digitos', formText(10)),
    }),
    requestsPerMinute: 10,
    output: shownCase,
  }),
  writeInCase: endpoint({
    method: 'POST',
    path: '/casos/:radicado/mensajes',
    summary: 'Escribe en un caso propio; los datos de contacto se ocultan',
    tag: TAG,
    params: ofCase,
    body: entity('MensajeDeCaso', { text: field('texto', z._default(text(STORY), '')) }),
    requestsPerMinute: 20,
    output: shownCase,
  }),
  addCasePhoto: endpoint({
    method: 'POST',
    path: '/casos/:radicado/fotos',
    summary: 'Agrega una foto a un caso propio, máximo 8',
    tag: TAG,
    params: ofCase,
    bodyType: 'multipart',
    body: entity('FotoParaCaso', { file: field('file', upload) }),
    file: { wireName: 'file', maximumBytes: PICTURE_MAXIMUM_BYTES },
    requestsPerMinute: 30,
    successStatus: 201,
    output: shownCase,
  }),
  moveCase: endpoint({
    method: 'POST',
    path: '/casos/:radicado/movimientos',
    summary: 'Manda de vuelta lo comprado, pide que decidamos, apela o desiste',
    tag: TAG,
    params: ofCase,
    body: entity('MovimientoDeCaso', {
      action: field('accion', buyerActionWord),
      text: field('texto', z._default(text(STORY), '')),
      carrier: field('transportadora', formText(60)),
      tracking: field('guia', formText(60)),
      way: field('comoVuelve', z._default(returnWayWord, 'own')),
      /** Grams, as the carrier weighed it. */
      grams: field('gramos', z._default(z.nullable(parcelGrams), null)),
    }),
    requestsPerMinute: 20,
    output: shownCase,
  }),
  saveCaseAccount: endpoint({
    method: 'PUT',
    path: '/casos/:radicado/cuenta',
    summary: 'La cuenta o llave a la que vuelve la plata de una compra en efectivo o por PSE',
    tag: TAG,
    params: ofCase,
    body: entity('CuentaParaCaso', {
      kind: field('tipo', accountKindWord),
      bankCode: field('codBanco', formText(4)),
      number: field('numero', formText(60)),
      holderName: field('titular', formText(120)),
      holderDocument: field('documento', formText(20)),
    }),
    requestsPerMinute: 10,
    output: shownCase,
  }),
};

/** Files of a case; no JSON, hence no endpoints. */
export const CASE_FILES = {
  photo: '/api/casos/:radicado/fotos/:id',
  receipt: '/api/casos/:radicado/acuse',
  bankCertificate: '/api/casos/:radicado/constancia',
  returnSheet: '/api/casos/:radicado/devolucion',
} as const;

export type CaseFile = Exclude<keyof typeof CASE_FILES, 'photo'>;

export function caseFilePath(file: CaseFile, number: string): string {
  return CASE_FILES[file].replace(':radicado', number);
}

export function casePhotoPath(number: string, id: number): string {
  return CASE_FILES.photo.replace(':radicado', number).replace(':id', String(id));
}
