import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { identifier, text } from '../scalars.ts';

const cursor = field('cursor', z.optional(z.string().check(z.regex(/^\d{1,13}(-\d{1,10})?$/))));
const nextCursor = field('siguiente', z.nullable(z.string()));
const received = valueIn('datos', entity('PreguntaRecibida', { message: field('mensaje', z.string()) }));
const ofProduct = entity('ProductoPreguntado', { productId: field('id', identifier) });

const questionEntity = entity('Pregunta', {
  id: field('idPregunta', z.number()),
  authorName: field('nomUsuario', z.string()),
  text: field('pregunta', z.string()),
  askedAt: field('fechaPregunta', z.string()),
  answer: field('respuesta', z.string()),
  answeredAt: field('fechaRespuesta', z.string()),
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
};

export type ProductQuestion = z.output<typeof questionEntity>;
