import * as z from 'zod/mini';
import { READ_ONLY_MINUTES, READ_ONLY_REASON_LENGTH } from '../../domain/read-only.ts';
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
  switchReadOnly: endpoint({
    method: 'POST',
    path: `${BASE}/solo-lectura`,
    inReadOnly: true,
    body: z.object({
      isOn: z.boolean(),
      reason: text(READ_ONLY_REASON_LENGTH, 3),
      minutes: z.literal(READ_ONLY_MINUTES),
    }),
  }),
  requestJob: endpoint({
    method: 'POST',
    path: `${BASE}/tareas/:name`,
    params: z.object({ name: text(60) }),
    output: z.object({ name: z.string() }),
  }),
};
