import * as z from 'zod/mini';
import { SEARCH_EFFECTS } from '../../domain/search-rule.ts';
import { endpoint } from '../endpoint.ts';
import { formText } from '../form-text.ts';
import { calendarDay, identifier } from '../scalars.ts';

const BASE = '/operacion/busquedas';

/** What operators decide about searches. */
export const operatorSearchDeskEndpoints = {
  createSearchRule: endpoint({
    method: 'POST',
    path: `${BASE}/reglas`,
    body: z.object({
      words: formText(80),
      productId: identifier,
      effect: z.enum(SEARCH_EFFECTS),
      startsOn: calendarDay,
      /** The last day; null: until somebody deletes it. */
      endsOn: z.nullable(calendarDay),
    }),
  }),
  removeSearchRule: endpoint({
    method: 'DELETE',
    path: `${BASE}/reglas/:ruleId`,
    params: z.object({ ruleId: identifier }),
  }),
  addSynonym: endpoint({
    method: 'POST',
    path: `${BASE}/sinonimos`,
    body: z.object({ word: formText(60), meaning: formText(300) }),
  }),
};
