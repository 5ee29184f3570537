import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { identifier, text } from '../scalars.ts';
import { wordIn } from '../word.ts';

const TAG = 'Centro de vendedores: preguntas y valoraciones';
const cursor = field('cursor', z.optional(z.string().check(z.regex(/^\d{1,13}(-\d{1,10})?$/))));
const nextCursor = field('siguiente', z.nullable(z.string()));
const received = valueIn('datos', entity('PreguntaRecibida', { message: field('mensaje', z.string()) }));
const changed = valueIn('data', entity('TextoPublicado', { text: field('texto', z.string()) }));
const ofProduct = entity('ProductoPreguntado', { productId: field('id', identifier) });
const ofQuestion = entity('PreguntaDeMiTienda', { questionId: field('idPregunta', identifier) });
const productFields = {
  productId: field('codProducto', z.number()),
  productName: field('nomProducto', z.string()),
  imageUrl: field('imagen', z.string()),
};

const questionEntity = entity('Pregunta', {
  id: field('idPregunta', z.number()),
  authorName: field('nomUsuario', z.string()),
  text: field('pregunta', z.string()),
  askedAt: field('fechaPregunta', z.string()),
  answer: field('respuesta', z.string()),
  answeredAt: field('fechaRespuesta', z.string()),
});

const sellerQuestionEntity = entity('PreguntaPorResponder', {
  id: field('idPregunta', z.number()),
  ...productFields,
  authorName: field('nomUsuario', z.string()),
  text: field('pregunta', z.string()),
  askedAt: field('fechaPregunta', z.string()),
  answer: field('respuesta', z.nullable(z.string())),
  answeredAt: field('fechaRespuesta', z.nullable(z.string())),
  /** Until when the answer may be changed; null when it may not. */
  editableUntil: field('editableHasta', z.nullable(z.string())),
  reportReason: field('motivoReporte', z.nullable(z.string())),
});

const sellerReviewEntity = entity('ValoracionDeMiTienda', {
  id: field('idValoracion', z.number()),
  ...productFields,
  authorName: field('nomUsuario', z.string()),
  text: field('valoracion', z.string()),
  rating: field('puntuacion', z.number()),
  verified: field('compraVerificada', z.boolean()),
  createdAt: field('fechaValoracion', z.string()),
  reply: field('respuesta', z.nullable(z.string())),
  repliedAt: field('fechaRespuesta', z.nullable(z.string())),
});

export const questionEndpoints = {
  listProductQuestions: endpoint({
    method: 'GET',
    path: '/productos/:id/preguntas',
    summary: 'Las preguntas respondidas de un producto, la respuesta más nueva primero',
    tag: 'Preguntas',
    params: ofProduct,
    query: entity('PaginaDePreguntas', { cursor }),
    output: entity('PreguntasDelProducto', {
      questions: field('preguntas', z.array(questionEntity)),
      nextCursor,
    }),
  }),
  askQuestion: endpoint({
    method: 'POST',
    path: '/productos/:id/preguntas',
    summary: 'Pregunta a la tienda por un producto; se publica con su respuesta',
    tag: 'Preguntas',
    params: ofProduct,
    body: entity('NuevaPregunta', { text: field('pregunta', z._default(text(500), '')) }),
    requestsPerMinute: 10,
    successStatus: 201,
    output: received,
  }),
  listSellerQuestions: endpoint({
    method: 'GET',
    path: '/vender/preguntas',
    summary: 'Las preguntas a la tienda: las abiertas desde la más antigua, las demás desde la más nueva',
    tag: TAG,
    query: entity('FiltroDePreguntas', {
      state: field(
        'estado',
        z.optional(wordIn({ abiertas: 'open', respondidas: 'answered', reportadas: 'reported' })),
      ),
      cursor,
    }),
    output: entity('PreguntasDeMiTienda', {
      questions: field('preguntas', z.array(sellerQuestionEntity)),
      nextCursor,
    }),
  }),
  countSellerFeedback: endpoint({
    method: 'GET',
    path: '/vender/preguntas/conteo',
    summary: 'Cuántas preguntas y valoraciones esperan respuesta; 1.000 significa esas o más',
    tag: TAG,
    output: valueIn(
      'data',
      entity('EsperanRespuesta', {
        openQuestions: field('preguntas', z.number()),
        reviewsWithoutReply: field('valoraciones', z.number()),
      }),
    ),
  }),
  answerQuestion: endpoint({
    method: 'POST',
    path: '/vender/preguntas/:idPregunta/respuesta',
    summary: 'Responde una pregunta, o cambia la respuesta durante 15 minutos',
    tag: TAG,
    params: ofQuestion,
    body: entity('RespuestaDeLaTienda', { text: field('respuesta', z._default(text(1000), '')) }),
    output: changed,
  }),
  reportQuestion: endpoint({
    method: 'POST',
    path: '/vender/preguntas/:idPregunta/reporte',
    summary: 'Reporta una pregunta abierta al operador; sale de la lista de la tienda',
    tag: TAG,
    params: ofQuestion,
    body: entity('ReporteDePregunta', { reason: field('motivo', z._default(text(500), '')) }),
    output: received,
  }),
  listSellerReviews: endpoint({
    method: 'GET',
    path: '/vender/valoraciones',
    summary: 'Las valoraciones publicadas de los productos de la tienda, las más nuevas primero',
    tag: TAG,
    query: entity('FiltroDeValoraciones', {
      only: field('filtro', z.optional(wordIn({ 'sin-respuesta': 'without-reply', todas: 'all' }))),
      cursor,
    }),
    output: entity('ValoracionesDeMiTienda', {
      reviews: field('valoraciones', z.array(sellerReviewEntity)),
      nextCursor,
    }),
  }),
  replyToReview: endpoint({
    method: 'POST',
    path: '/vender/valoraciones/:idValoracion/respuesta',
    summary: 'La respuesta pública de la tienda a una valoración; hay una, y se puede cambiar',
    tag: TAG,
    params: entity('ValoracionRespondida', { reviewId: field('idValoracion', identifier) }),
    body: entity('RespuestaAValoracion', { text: field('respuesta', z._default(text(1000), '')) }),
    output: changed,
  }),
};

export type ProductQuestion = z.output<typeof questionEntity>;
export type SellerQuestion = z.output<typeof sellerQuestionEntity>;
export type SellerReview = z.output<typeof sellerReviewEntity>;
