import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { formText } from '../form-text.ts';
import { text } from '../scalars.ts';

const tag = 'Operación: configuración';
const PATH = '/operacion/configuracion-sinonimos';

const synonymsEntity = entity('SinonimosDeBusqueda', {
  /** One group a line, words between commas. */
  text: field('texto', z.string()),
  version: field('version', z.number()),
});

/** The words that a search takes for the same. */
export const operatorSynonymEndpoints = {
  getSynonyms: endpoint({
    method: 'GET',
    path: PATH,
    summary: 'Las palabras que la búsqueda toma por iguales',
    tag,
    output: valueIn('data', synonymsEntity),
  }),
  saveSynonyms: endpoint({
    method: 'PUT',
    path: PATH,
    summary: 'Cambia los sinónimos; rigen en medio minuto',
    tag,
    body: entity('CambioDeSinonimos', {
      text: field('texto', text(60_000)),
      version: field('version', z.number()),
      reason: field('motivo', formText(300)),
    }),
    output: valueIn('data', synonymsEntity),
  }),
};
