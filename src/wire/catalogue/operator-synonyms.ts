import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { formText } from '../form-text.ts';
import { text } from '../scalars.ts';

const PATH = '/operacion/configuracion-sinonimos';

const synonymsEntity = z.object({
  /** One group a line, words between commas. */
  text: z.string(),
  version: z.number(),
});

/** The words that a search takes for the same. */
export const operatorSynonymEndpoints = {
  saveSynonyms: endpoint({
    method: 'PUT',
    path: PATH,
    body: z.object({
      text: text(60_000),
      version: z.number(),
      reason: formText(300),
    }),
    output: synonymsEntity,
  }),
};
