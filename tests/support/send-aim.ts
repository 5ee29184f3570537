import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Endpoint } from '../../src/wire/endpoint.ts';
import { endpoints } from '../../src/wire/endpoints.ts';
import type { Aim } from './personal-call.ts';
import { type CallName, isRead, sendRead } from './published-reads.ts';

let address = 0;

/** Calls an endpoint with an aim, as JSON or as a form; of a read all parts are its one input. */
export function sendAim(
  app: FastifyInstance,
  name: CallName,
  aim: Aim,
  cookies: Record<string, string>,
): Promise<LightMyRequestResponse> {
  if (isRead(name)) return sendRead(app, name, { ...aim.params, ...aim.query }, cookies);
  const { method, path }: Endpoint = endpoints[name];
  const url = path.replaceAll(/:(\w+)/g, (_, param) => String(aim.params?.[param]));
  const search = new URLSearchParams(
    Object.entries(aim.query ?? {}).map(([key, value]) => [key, String(value)]),
  );
  const form = new FormData();
  for (const [field, value] of Object.entries(aim.form ?? {})) form.append(field, value);
  const payload = aim.form ? form : aim.json;
  // Addresses of their own, so that no limit hides what a call does.
  const remoteAddress = `10.9.${++address >> 8}.${address & 255}`;
  return app.inject({
    method,
    url: `/api${url}?${search}`,
    cookies,
    remoteAddress,
    ...(aim.headers && { headers: aim.headers }),
    ...(payload && { payload }),
  });
}

/** Null for an empty 204. */
// biome-ignore lint/suspicious/noExplicitAny: tests read any field of any answer
export function bodyOf(reply: LightMyRequestResponse): any {
  return reply.body === '' ? null : reply.json();
}
