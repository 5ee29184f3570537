import * as z from 'zod/mini';
import type { Endpoint, InputOf, OutputOf } from '../../wire/endpoint.ts';
import { type EndpointName, type Endpoints, endpoints } from '../../wire/endpoints.ts';
import { messagesFromWire } from '../../wire/field-names.ts';
import type { ApiReply, CallOptions } from './api-client.ts';

// The content policy forbids code generation, which zod would try.
z.config({ jitless: true });

interface ErrorBody {
  message?: string;
  code?: string;
  campos?: Record<string, string>;
  detalle?: unknown;
}

/** Encodes, sends, decodes. A network failure throws. */
export async function sendCall<Name extends EndpointName>(
  name: Name,
  input: InputOf<Endpoints[Name]>,
  options: CallOptions,
): Promise<ApiReply<OutputOf<Endpoints[Name]>>> {
  const definition: Endpoint = endpoints[name];
  const parts = input as { params?: unknown; query?: unknown; body?: unknown };
  const response = await fetch(addressOf(definition, parts), {
    method: definition.method,
    credentials: 'same-origin',
    ...bodyOf(definition, parts.body, options),
    ...(options.signal && { signal: options.signal }),
  });
  if (response.status === 204) return { ok: true, value: null as OutputOf<Endpoints[Name]> };
  const reply: unknown = await response.json();
  if (!response.ok) return failureOf(definition, reply as ErrorBody);
  const value = definition.output ? z.decode(definition.output, reply) : null;
  return { ok: true, value: value as OutputOf<Endpoints[Name]> };
}

function addressOf(definition: Endpoint, parts: { params?: unknown; query?: unknown }): string {
  const params = encoded(definition.params, parts.params);
  const path = definition.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(encoded(definition.query, parts.query)))
    if (value !== undefined) query.set(name, String(value));
  return `/api${path}${query.size > 0 ? `?${query}` : ''}`;
}

function bodyOf(definition: Endpoint, body: unknown, { idempotencyKey, foundBy }: CallOptions): RequestInit {
  const headers: Record<string, string> = {
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(foundBy && { 'x-busquedas': foundBy }),
  };
  if (!definition.body) return { headers };
  const fields = encoded(definition.body, body);
  if (definition.bodyType === 'multipart') return { headers, body: multipartOf(fields) };
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(fields) };
}

/** Spec 7: lists and objects travel as JSON text inside the form. Absent coordinates travel as blank. */
function multipartOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (value instanceof Blob) {
      form.set(name, value);
      continue;
    }
    const isPlain = typeof value !== 'object' || value === null;
    form.set(name, isPlain ? String(value ?? '') : JSON.stringify(value));
  }
  return form;
}

function encoded(schema: z.ZodMiniType | undefined, value: unknown): Record<string, unknown> {
  return schema ? (z.encode(schema, value as never) as Record<string, unknown>) : {};
}

function failureOf(definition: Endpoint, body: ErrorBody): ApiReply<never> {
  return {
    ok: false,
    reason: body.code ?? 'internal-error',
    message: body.message ?? 'Algo salió mal. Intenta de nuevo en unos minutos.',
    ...(body.campos && { fields: messagesFromWire(definition, body.campos) }),
    ...(body.detalle !== undefined && { details: body.detalle }),
  };
}
