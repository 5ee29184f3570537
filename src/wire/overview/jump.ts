import * as z from 'zod/mini';
import { JUMP_KINDS } from '../../domain/jump.ts';
import { endpoint } from '../endpoint.ts';
import { text } from '../scalars.ts';

const asked = z.object({ text: text(80, 1) });
const found = z.object({
  hits: z.array(
    z.object({ kind: z.enum(JUMP_KINDS), id: z.number(), title: z.string(), detail: z.string() }),
  ),
});

/** 'Ir a…': at most five of each kind that the person may read. */
export const jumpEndpoints = {
  jumpInShop: endpoint({
    method: 'GET',
    path: '/vender/ir-a',
    query: asked,
    output: found,
    requestsPerMinute: 240,
  }),
  jumpInConsole: endpoint({
    method: 'GET',
    path: '/operacion/ir-a',
    query: asked,
    output: found,
    requestsPerMinute: 240,
  }),
};
