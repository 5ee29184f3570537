import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
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
  listLegalTexts: endpoint({
    method: 'GET',
    path: '/operacion/textos-legales/:tipo',
    summary: 'Las versiones publicadas de un texto legal, la vigente primero',
    tag: 'Operación: configuración',
    params: ofKind,
    output: listIn(
      'versiones',
      entity('VersionDeTextoLegal', {
        id: field('codVersion', z.number()),
        version: field('version', z.string()),
        body: field('texto', z.string()),
        publishedAt: field('fecha', z.string()),
        person: field('persona', z.string()),
        reason: field('motivo', z.string()),
      }),
    ),
  }),
  publishLegalText: endpoint({
    method: 'POST',
    path: '/operacion/textos-legales/:tipo',
    summary: 'Publica una versión nueva, vigente de inmediato; las aceptaciones guardan desde ya esa versión',
    tag: 'Operación: configuración',
    params: ofKind,
    body: entity('NuevaVersionLegal', {
      body: field('texto', text(100_000)),
      reason: field('motivo', formText(300)),
    }),
    successStatus: 201,
    output: valueIn('data', entity('VersionPublicada', { version: field('version', z.string()) })),
  }),
};
