import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field } from '../entity.ts';
import { formText } from '../form-text.ts';
import { text } from '../scalars.ts';

/** For whoever lost the mail with the link of a case. */
export const caseLinkEndpoints = {
  /** Answers the same whether or not the case is there and the address is its own. */
  sendCaseLink: endpoint({
    method: 'POST',
    path: '/casos/:radicado/enlace',
    summary: 'Manda otra vez el enlace de un caso al correo con el que se abrió',
    tag: 'Casos',
    params: entity('CasoConEnlace', { number: field('radicado', text(20, 1)) }),
    body: entity('CorreoDeCaso', { email: field('email', formText(254)) }),
    requestsPerMinute: 5,
    output: entity('EnlaceDeCasoEnviado', { message: field('message', z.string()) }),
  }),
};
