import * as z from 'zod/mini';
import { MESSAGE_VIEWS, QUESTION_DECISIONS, QUESTION_VIEWS, REVIEW_VIEWS } from '../../domain/moderation.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { identifier, text } from '../scalars.ts';
import { wordIn } from '../word.ts';

const tag = 'Operación: moderación';
const BASE = '/operacion/moderacion';
const cursor = field('cursor', z.optional(identifier));
const nextCursor = field('siguiente', z.nullable(z.number()));
const reason = field('motivo', z._default(text(500), ''));
const done = valueIn('data', entity('DecisionTomada', { message: field('mensaje', z.string()) }));

/** What both lists show of the product and its shop. */
const productFields = {
  productId: field('codProducto', z.number()),
  productName: field('nomProducto', z.string()),
  imageUrl: field('imagen', z.string()),
  sellerId: field('codVendedor', z.number()),
  sellerName: field('nomTienda', z.string()),
};

const decisionFields = {
  decidedAt: field('fechaDecision', z.nullable(z.string())),
  decidedBy: field('decididaPor', z.nullable(z.string())),
  decisionReason: field('motivoDecision', z.nullable(z.string())),
};

const reviewEntity = entity('ValoracionPorModerar', {
  id: field('idValoracion', z.number()),
  ...productFields,
  authorName: field('nomUsuario', z.string()),
  rating: field('puntuacion', z.number()),
  verified: field('compraVerificada', z.boolean()),
  text: field('valoracion', z.string()),
  createdAt: field('fechaValoracion', z.string()),
  reply: field('respuesta', z.nullable(z.string())),
  ...decisionFields,
});

const questionEntity = entity('PreguntaPorModerar', {
  id: field('idPregunta', z.number()),
  ...productFields,
  authorName: field('nomUsuario', z.string()),
  text: field('pregunta', z.string()),
  askedAt: field('fechaPregunta', z.string()),
  answer: field('respuesta', z.nullable(z.string())),
  reportReason: field('motivoReporte', z.nullable(z.string())),
  reportedAt: field('fechaReporte', z.nullable(z.string())),
  ...decisionFields,
});

const messageEntity = entity('MensajeRecibido', {
  id: field('idMensaje', z.number()),
  filingNumber: field('radicado', z.string()),
  name: field('nombre', z.string()),
  email: field('email', z.string()),
  phone: field('telefono', z.nullable(z.string())),
  topic: field('tema', z.string()),
  text: field('mensaje', z.string()),
  createdAt: field('fecha', z.string()),
  readAt: field('fechaLectura', z.nullable(z.string())),
  answer: field('respuesta', z.nullable(z.string())),
  answeredAt: field('fechaRespuesta', z.nullable(z.string())),
  answeredBy: field('respondidoPor', z.nullable(z.string())),
  archivedAt: field('fechaArchivo', z.nullable(z.string())),
  archivedBy: field('archivadoPor', z.nullable(z.string())),
  note: field('nota', z.nullable(z.string())),
});

const ofReview = entity('ValoracionModerada', { reviewId: field('idValoracion', identifier) });
const ofMessage = entity('MensajeAtendido', { messageId: field('idMensaje', identifier) });

/** What people wrote, and what the marketplace's own people decide about it. */
export const operatorModerationEndpoints = {
  listModeratedReviews: endpoint({
    method: 'GET',
    path: `${BASE}/opiniones`,
    summary: 'Las valoraciones: las pendientes desde la más antigua, las demás desde la más nueva',
    tag,
    query: entity('FiltroDeOpiniones', { view: field('estado', z.optional(wordIn(REVIEW_VIEWS))), cursor }),
    output: entity('OpinionesPorModerar', {
      reviews: field('valoraciones', z.array(reviewEntity)),
      nextCursor,
    }),
  }),
  publishReview: endpoint({
    method: 'POST',
    path: `${BASE}/opiniones/:idValoracion/publicacion`,
    summary: 'Publica una valoración; cuenta desde ya en la calificación del producto',
    tag,
    params: ofReview,
    output: done,
  }),
  refuseReview: endpoint({
    method: 'POST',
    path: `${BASE}/opiniones/:idValoracion/rechazo`,
    summary: 'Rechaza una valoración con motivo; una publicada desaparece y deja de contar',
    tag,
    params: ofReview,
    body: entity('RechazoDeValoracion', { reason }),
    output: done,
  }),
  listModeratedQuestions: endpoint({
    method: 'GET',
    path: `${BASE}/preguntas`,
    summary: 'Las preguntas: las reportadas desde la más antigua, las demás desde la más nueva',
    tag,
    query: entity('FiltroDePreguntasModeradas', {
      view: field('estado', z.optional(wordIn(QUESTION_VIEWS))),
      cursor,
    }),
    output: entity('PreguntasPorModerar', {
      questions: field('preguntas', z.array(questionEntity)),
      nextCursor,
    }),
  }),
  decideQuestion: endpoint({
    method: 'POST',
    path: `${BASE}/preguntas/:idPregunta/decision`,
    summary: 'Oculta, restaura o retira una pregunta con su respuesta; avisa a la tienda y a quien preguntó',
    tag,
    params: entity('PreguntaModerada', { questionId: field('idPregunta', identifier) }),
    body: entity('DecisionSobrePregunta', {
      decision: field('decision', wordIn(QUESTION_DECISIONS)),
      reason,
    }),
    output: done,
  }),
  listContactMessages: endpoint({
    method: 'GET',
    path: `${BASE}/mensajes`,
    summary: 'Los mensajes de contacto: los abiertos desde el más antiguo, los demás desde el más nuevo',
    tag,
    query: entity('FiltroDeMensajes', { view: field('estado', z.optional(wordIn(MESSAGE_VIEWS))), cursor }),
    output: entity('MensajesDeContacto', {
      messages: field('mensajes', z.array(messageEntity)),
      nextCursor,
    }),
  }),
  markMessageRead: endpoint({
    method: 'POST',
    path: `${BASE}/mensajes/:idMensaje/lectura`,
    summary: 'Marca un mensaje como leído; sigue abierto',
    tag,
    params: ofMessage,
    output: done,
  }),
  answerMessage: endpoint({
    method: 'POST',
    path: `${BASE}/mensajes/:idMensaje/respuesta`,
    summary: 'Responde un mensaje por correo; la respuesta queda guardada',
    tag,
    params: ofMessage,
    body: entity('RespuestaAMensaje', { text: field('respuesta', z._default(text(5_000), '')) }),
    output: done,
  }),
  archiveMessage: endpoint({
    method: 'POST',
    path: `${BASE}/mensajes/:idMensaje/archivo`,
    summary: 'Archiva un mensaje con una nota para el equipo',
    tag,
    params: ofMessage,
    body: entity('ArchivoDeMensaje', { note: field('nota', z._default(text(500), '')) }),
    output: done,
  }),
};

export type ModeratedReview = z.output<typeof reviewEntity>;
export type ModeratedQuestion = z.output<typeof questionEntity>;
export type ContactMessage = z.output<typeof messageEntity>;
