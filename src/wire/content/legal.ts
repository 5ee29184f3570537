import * as z from 'zod/mini';
import { LEGAL_KINDS } from '../../domain/legal/legal-kind.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { formText } from '../form-text.ts';
import { text } from '../scalars.ts';
import { wordIn } from '../word.ts';

/** As addresses and the wire name the texts. */
export const legalKindWord = wordIn({
  terminos: 'terms',
  privacidad: 'privacy',
  retracto: 'withdrawal',
  garantia: 'warranty',
} as const);

const ofKind = entity('TipoDeTextoLegal', {
  kind: field('tipo', legalKindWord),
});

/** Terms, privacy policy, withdrawal and warranty, by version. */
export const legalEndpoints = {
  getLegalText: endpoint({
    method: 'GET',
    path: '/textos-legales/:tipo',
    summary: 'El texto legal vigente, o la versión que se pida, con los días en que rigió',
    tag: 'Contenido',
    params: ofKind,
    query: entity('VersionDeTextoLegal', { version: field('version', z.optional(text(20, 1))) }),
    output: valueIn(
      'data',
      entity('TextoLegal', {
        version: field('version', z.string()),
        body: field('texto', z.string()),
        from: field('desde', z.string()),
        /** Null: it is in force. */
        until: field('hasta', z.nullable(z.string())),
        isOwn: field('esDelPrograma', z.boolean()),
      }),
    ),
  }),
  publishLegalText: endpoint({
    method: 'POST',
    path: '/operacion/textos-legales/:kind',
    params: z.object({ kind: z.enum(LEGAL_KINDS) }),
    body: z.object({ body: text(100_000), reason: formText(300) }),
    successStatus: 201,
    output: z.object({ version: z.string() }),
  }),
};
