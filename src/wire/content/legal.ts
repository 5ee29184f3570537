import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { formText } from '../form-text.ts';
import { text } from '../scalars.ts';
import { wordIn } from '../word.ts';

const ofKind = entity('TipoDeTextoLegal', {
  kind: field('tipo', wordIn({ terminos: 'terms', privacidad: 'privacy' })),
});

/** Terms and privacy policy, by version. */
export const legalEndpoints = {
  getLegalText: endpoint({
    method: 'GET',
    path: '/textos-legales/:tipo',
    summary: 'El texto legal vigente y su versión; texto null: el que trae el programa',
    tag: 'Contenido',
    params: ofKind,
    output: valueIn(
      'data',
      entity('TextoLegal', {
        version: field('version', z.string()),
        body: field('texto', z.nullable(z.string())),
      }),
    ),
  }),
  publishLegalText: endpoint({
    method: 'POST',
    path: '/operacion/textos-legales/:kind',
    params: z.object({ kind: z.enum(['terms', 'privacy']) }),
    body: z.object({ body: text(100_000), reason: formText(300) }),
    successStatus: 201,
    output: z.object({ version: z.string() }),
  }),
};
