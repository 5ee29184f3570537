import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** One call of the API. Paths are relative to /api and use Fastify's `:name` form. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  tag: string;
  params?: Schema;
  query?: Schema;
  /** Validated body. `multipart` bodies reach the schema as an object of texts and the file, see `file`. */
  body?: Schema;
  bodyType?: 'json' | 'multipart';
  /** The one file that a form may carry; it reaches the schema as an Upload. Larger ones are answered with 413. */
  file?: { wireName: string; maximumBytes: number };
  /** Requests a minute and address; only for calls dearer or more sensitive than reading. */
  requestsPerMinute?: number;
  maximumBodyBytes?: number;
  output: Schema;
  /** HTTP status of success, 200 unless said. */
  successStatus?: 200 | 201;
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
export type ParamsOf<E extends Endpoint> = InsideOf<E['params']>;
export type QueryOf<E extends Endpoint> = InsideOf<E['query']>;
export type BodyOf<E extends Endpoint> = InsideOf<E['body']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

type Present<T> = { [Key in keyof T as T[Key] extends undefined ? never : Key]: T[Key] };
/** What a caller passes and a handler receives: only the parts that the endpoint declares. */
export type InputOf<E extends Endpoint> = Present<{
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}>;
