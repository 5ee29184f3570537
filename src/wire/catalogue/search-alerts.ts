import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { formText } from '../form-text.ts';
import { identifier, text } from '../scalars.ts';
import { wordIn } from '../word.ts';

const answered = valueIn('datos', entity('AvisoRecibido', { message: field('mensaje', z.string()) }));

/** One mail the day on which a search finds something. */
export const searchAlertEndpoints = {
  askForAlert: endpoint({
    method: 'POST',
    path: '/busquedas/avisos',
    summary: 'Pide un correo para el día en que una búsqueda sin resultados encuentre algo',
    tag: 'Catálogo',
    body: entity('AvisoDeBusqueda', {
      text: field('busqueda', z._default(text(80), '')),
      /** Of whoever is logged in the account's counts. */
      email: field('email', formText(254)),
    }),
    requestsPerMinute: 10,
    successStatus: 201,
    output: answered,
  }),
  endAlerts: endpoint({
    method: 'POST',
    path: '/busquedas/avisos/baja',
    summary: 'Termina los avisos de búsquedas de un correo, con el enlace firmado que llegó en él',
    tag: 'Catálogo',
    body: entity('BajaDeAvisos', {
      alertId: field('aviso', identifier),
      /** Missing: of a search. */
      kind: field('tipo', z.optional(wordIn({ busqueda: 'search', producto: 'product' }))),
      signature: field('firma', text(60)),
    }),
    requestsPerMinute: 10,
    output: answered,
  }),
};
