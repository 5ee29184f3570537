import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/**
 * One call of the API. Paths are relative to /api and use Fastify's `:name` form. Calls that strangers make say in
 * `summary` and `tag` how the OpenAPI document shows them, and speak Spanish (`entity`); a panel's own call has
 * neither and speaks our names (`z.object`).
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary?: string;
  tag?: string;
  params?: Schema;
  query?: Schema;
  /** Validated body. `multipart` bodies reach the schema as an object of texts and the file, see `file`. */
  body?: Schema;
  bodyType?: 'json' | 'multipart';
  /** The one file that a form may carry; it reaches the schema as an Upload. Larger ones are answered with 413. */
  file?: { wireName: string; maximumBytes: number };
  /** Whose names a refusal's messages use, where they are not those of body, query or params. */
  messageFields?: Schema;
  /** Requests a minute and address; only for calls dearer or more sensitive than reading. */
  requestsPerMinute?: number;
  maximumBodyBytes?: number;
  /** Missing: success is an empty 204, whatever the service answers. */
  output?: Schema;
  /** HTTP status of success, 200 unless said. */
  successStatus?: 200 | 201;
  /** Also while nothing may be stored: it only looks, or lets an operator in. */
  inReadOnly?: boolean;
  /** False for the endpoints of development that production does not have. */
  inProduction?: boolean;
  /** Cache-Control of the reply; `no-store` unless said. */
  cacheControl?: string;
}

/** Keeps the literal types of each definition. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type InsideOf<S> = S extends Schema ? z.output<S> : undefined;
type ParamsOf<E extends Endpoint> = InsideOf<E['params']>;
type QueryOf<E extends Endpoint> = InsideOf<E['query']>;
type BodyOf<E extends Endpoint> = InsideOf<E['body']>;
export type OutputOf<E extends Endpoint> = E['output'] extends Schema ? z.output<E['output']> : unknown;

type Present<T> = { [Key in keyof T as T[Key] extends undefined ? never : Key]: T[Key] };
/** What a caller passes and a handler receives: only the parts that the endpoint declares. */
export type InputOf<E extends Endpoint> = Present<{
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}>;
