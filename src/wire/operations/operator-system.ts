import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifier, text } from '../scalars.ts';

const BASE = '/operacion/sistema';

const ofMessage = z.object({ id: identifier });
const doneMessage = z.object({ id: z.number() });

/** The machinery: versions, sizes, jobs, messages, backups. */
export const operatorSystemEndpoints = {
  retryMessage: endpoint({
    method: 'POST',
    path: `${BASE}/mensajes/:id/reintento`,
    params: ofMessage,
    output: doneMessage,
  }),
  dismissMessage: endpoint({
    method: 'POST',
    path: `${BASE}/mensajes/:id/descarte`,
    params: ofMessage,
    output: doneMessage,
  }),
  requestJob: endpoint({
    method: 'POST',
    path: `${BASE}/tareas/:name`,
    params: z.object({ name: text(60) }),
    output: z.object({ name: z.string() }),
  }),
};
